import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'

/** Each letter is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size
const room = 100
const ways = [
  { most: 1, sizes: [20, 10] },
  { most: 2, sizes: [8, 5] },
]
const fit = (text: string) => fitLines(text, measure, room, ways)

test('a text that fits on one line stays on it, as large as it can be', () => {
  expect(fit('Modul')).toEqual({ size: 20, lines: ['Modul'] })
  expect(fit('Modul bor')).toEqual({ size: 10, lines: ['Modul bor'] })
})

test('a longer one takes two, and is cut where these are not enough', () => {
  expect(fit('Modul tugadi')).toEqual({ size: 8, lines: ['Modul tugadi'] })
  expect(fit('Takrorlash va shartlar')).toEqual({ size: 8, lines: ['Takrorlash', 'va shartlar'] })
  expect(fit('a'.repeat(41))).toEqual({ size: 5, lines: ['a'.repeat(20), `${'a'.repeat(19)}…`] })
})

test('no text leaves its room', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ʻ', ' ', 'ш', '👍'), maxLength: 120 }), (text) => {
      const { size, lines } = fit(text)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room)
    }),
  )
})
