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

test('a prediction has its options, or none where it is typed', () => {
  const predicted = (info: string) => extractSamples(`\`\`\`${info}\nprint(1)\n\`\`\`\n`)[0]?.predict
  expect(predicted(String.raw`python predict="1\n2|12|1 2"`)).toEqual(['1\n2', '12', '1 2'])
  expect(predicted('python predict')).toEqual([])
  expect(predicted('python')).toBeUndefined()
})

test.each([
  ['js predict', 'is of js: only python is run'],
  ['python predict="1|2" fragment', 'goes with no fragment'],
  ['python predict="1|2" input="5"', 'goes with no input'],
  ['python predict error=KeyError', 'goes with no error'],
  ['python predict=1', 'has 2 to 4 options, or none and is typed'],
  ['python predict="1|2|3|4|5"', 'has 2 to 4 options, or none and is typed'],
  ['python predict="1|1 |2"', 'has an option twice'],
  ['python predict="1||2"', 'has an option that is empty or longer than 200'],
])('%s has a fault', (info, fault) => {
  expect(sampleFaults(`\`\`\`${info}\nprint(1)\n\`\`\`\n`)).toEqual([`the prediction on line 1 ${fault}`])
})

test('what a prediction asks for does not stand below it', () => {
  expect(sampleFaults('```python predict\nprint(1)\n```\n\n```output\n1\n```\n')).toEqual([
    'the prediction on line 1 has its output right below it: a student would read it there',
  ])
})
