import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitLines } from './fit-lines.ts'

/** Each letter is as wide as it is high. */
const measure = (text: string, size: number) => [...text].length * size
const room = { room: 100, most: 2, sizes: [10, 5] }

test('what fits is written large, in as many lines as it takes', () => {
  expect(fitLines('Modul', measure, room)).toEqual({ size: 10, lines: ['Modul'] })
  expect(fitLines('Modul tamom', measure, room)).toEqual({ size: 10, lines: ['Modul', 'tamom'] })
})

test('what does not is written smaller, and cut where that is not enough', () => {
  expect(fitLines('Takrorlash va shartlar', measure, room)).toEqual({
    size: 5,
    lines: ['Takrorlash va', 'shartlar'],
  })
  expect(fitLines('a'.repeat(41), measure, room)).toEqual({
    size: 5,
    lines: ['a'.repeat(20), `${'a'.repeat(19)}…`],
  })
})

test('no text leaves its room', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'ʻ', ' ', 'ш', '👍'), maxLength: 120 }), (text) => {
      const { size, lines } = fitLines(text, measure, room)
      expect(lines.length).toBeLessThanOrEqual(room.most)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.room)
    }),
  )
})
