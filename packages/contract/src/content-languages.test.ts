import { expect, test } from 'vitest'
import { lacksRussian } from './content-languages.ts'

test('a text with words needs Russian; a number, code and an empty text do not', () => {
  for (const uz of ['Salom', '5 ta olma', 'Natija: `5`', '`a` va `b`']) {
    expect(lacksRussian({ uz })).toBe(true)
    expect(lacksRussian({ uz, ru: ' ' })).toBe(true)
    expect(lacksRussian({ uz, ru: 'Привет' })).toBe(false)
  }
  for (const uz of ['', ' ', '42', 'x = 5', '`print`', '```python\nprint("Salom")\n```'])
    expect(lacksRussian({ uz })).toBe(false)
})
