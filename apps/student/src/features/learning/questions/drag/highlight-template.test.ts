import { describe, expect, test } from 'vitest'
import { countBlanks, highlightTemplate, plainTemplate, type CodePart } from './highlight-template.ts'

const code = 'total = 120\n___ total ___ 100:\n    print("-___%")'

function flat(parts: CodePart[]): string {
  return parts
    .map((part) =>
      part.kind === 'text' ? part.text : part.kind === 'blank' ? `[${part.index}]` : flat(part.parts),
    )
    .join('')
}

describe('code template', () => {
  test('every run of three underlines or more is one blank', () => {
    expect(countBlanks(code)).toBe(3)
    expect(countBlanks('a = ____')).toBe(1)
    expect(countBlanks('__init__')).toBe(0)
  })

  test('blanks keep their order between the text', () => {
    expect(flat(plainTemplate(code))).toBe('total = 120\n[0] total [1] 100:\n    print("-[2]%")')
  })

  test('colours change nothing of the code, and a blank inside a string stays a blank', async () => {
    const parts = await highlightTemplate(code, 'python')
    expect(flat(parts)).toBe(flat(plainTemplate(code)))
    expect(parts.some((part) => part.kind === 'part' && part.className.includes('hljs'))).toBe(true)
  })

  test('tags of a template stay text', async () => {
    expect(flat(await highlightTemplate('<h1>___</h1>', 'html'))).toBe('<h1>[0]</h1>')
  })

  test('a language without colours is plain', async () => {
    expect(await highlightTemplate(code, 'text')).toEqual(plainTemplate(code))
  })
})
