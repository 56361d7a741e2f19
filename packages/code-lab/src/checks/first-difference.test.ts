import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstDifference } from './first-difference.ts'

test('names the first line that is other, and what the program was given', () => {
  expect(firstDifference('a\nb\nc', 'a\nB\nd', ['5', '3'])).toEqual({
    line: 2,
    printed: 'b',
    expected: 'B',
    input: '5, 3',
  })
})

test('a line too few, a line too many and nothing at all are told as that', () => {
  expect(firstDifference('a', 'a\nb')).toEqual({ line: 2, expected: 'b', input: '' })
  expect(firstDifference('a\nb', 'a')).toEqual({ line: 2, printed: 'b', input: '' })
  expect(firstDifference('', 'a')).toEqual({ line: 1, expected: 'a', input: '' })
})

test('of the same texts nothing is said, of others something, which stands in them', () => {
  const text = fc.array(fc.constantFrom('', 'a', 'b'), { maxLength: 4 }).map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (printed, expected) => {
      const found = firstDifference(printed, expected)
      expect(found === undefined).toBe(printed === expected)
      if (!found) return
      expect(printed.split('\n')[found.line - 1] ?? '').toBe(found.printed ?? '')
      expect(expected.split('\n')[found.line - 1] ?? '').toBe(found.expected ?? '')
    }),
  )
})

test('a long line is cut', () => {
  expect(firstDifference('x'.repeat(500), '')?.printed).toHaveLength(61)
})
