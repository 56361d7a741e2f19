import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tameFileName } from './file-name.ts'

test.each([
  ['ish.py', 'ish.py'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ali\\ish.docx', 'ish.docx'],
  ['a\u0000b\r\nc.txt', 'abc.txt'],
  ['rasm\u202Egpj.exe', 'rasmgpj.exe'],
  ['\u2066ish\u2069.txt', 'ish.txt'],
  ['  ish .txt ', 'ish .txt'],
  ['/', ''],
  ['', ''],
  [`${'a'.repeat(300)}.docx`, `${'a'.repeat(195)}.docx`],
  ['oʻyin ’26.py', 'oʻyin ’26.py'],
])('%j is shown as %j', (name, shown) => {
  expect(tameFileName(name)).toBe(shown)
})

test('no name has a path, a control character or too many letters, and taming twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (name) => {
      const shown = tameFileName(name)
      expect(shown).not.toMatch(/[/\\\p{Cc}\p{Bidi_Control}]/u)
      expect(shown.length).toBeLessThanOrEqual(200)
      expect(shown.isWellFormed()).toBe(true)
      expect(tameFileName(shown)).toBe(shown)
    }),
  )
})
