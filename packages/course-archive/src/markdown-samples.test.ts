import { expect, test } from 'vitest'
import { extractSamples, sampleFaults } from './markdown-samples.ts'

test('samples come with their options, their line and the output that directly follows', () => {
  const markdown = [
    '## Sarlavha',
    '',
    '```python input="Ali|15 yosh"',
    'print(input())',
    '```',
    '',
    '```output',
    'Ali',
    '```',
    '',
    '- roʻyxat',
    '',
    '  ```python error=ZeroDivisionError',
    '  print(1 / 0)',
    '  ```',
    '',
    'Matn',
    '',
    '```js fragment',
    'if (a) {',
    '```',
  ].join('\n')
  expect(extractSamples(markdown)).toEqual([
    {
      language: 'python',
      code: 'print(input())\n',
      line: 4,
      input: ['Ali', '15 yosh'],
      isFragment: false,
      output: 'Ali\n',
    },
    {
      language: 'python',
      code: 'print(1 / 0)\n',
      line: 14,
      input: [],
      error: 'ZeroDivisionError',
      isFragment: false,
    },
    { language: 'js', code: 'if (a) {\n', line: 20, input: [], isFragment: true },
  ])
  expect(sampleFaults(markdown)).toEqual([])
})

test('an output after a paragraph belongs to no sample', () => {
  const markdown = '```python\nprint(1)\n```\n\nMana natija:\n\n```output\n1\n```\n'
  expect(extractSamples(markdown)[0]).not.toHaveProperty('output')
  expect(sampleFaults(markdown)).toEqual(['the output on line 7 follows no code sample'])
})

test('options that mean nothing are told', () => {
  expect(sampleFaults('```python eror=KeyError fragment=1 input="a b|c"\n```\n')).toEqual([
    'the code sample on line 1 has an unknown option eror',
    'the code sample on line 1 has an unknown option fragment',
  ])
})

test('input may be empty lines', () => {
  expect(extractSamples('```python input="|"\n```\n')[0]?.input).toEqual(['', ''])
})
