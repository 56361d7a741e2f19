import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidy } from '@qadam/code-lab/python-checks'
import { differenceOf, type DifferenceKind } from './difference.ts'

test.each<[DifferenceKind, string, string, string[]]>([
  ['nothing', '', '5', []],
  ['none', 'Salom\nNone', 'Salom', []],
  ['case', 'salom', 'Salom', []],
  ['spaces', 'Salom,  Ali', 'Salom, Ali', []],
  ['spaces', ' 1\n 2', '1\n2', []],
  ['one_line', '1 2 3', '1\n2\n3', []],
  ['echo', '4', '16', ['4']],
  ['glued', '23', '5', ['2', '3']],
  ['glued', 'Javob: 23', 'Javob: 5', ['2', '3']],
  ['whole', '5.0', '5', ['10']],
  ['unrounded', '3.3333333333333335', '3.33', []],
  ['unrounded', 'Narxi: 2.5678', 'Narxi: 2.57', []],
  ['off_by_one', '9', '10', []],
  ['label_extra', 'Javob: 5', '5', []],
  ['label_missing', '5', 'Javob: 5', []],
  ['marks', 'Salom Ali', 'Salom, Ali!', []],
  ['marks', "O'tdi", 'Oʻtdi', []],
  ['order', '2\n1', '1\n2', []],
  ['more_lines', '1\n2\n3', '1\n2', []],
  ['fewer_lines', '1\n2', '1\n2\n3', []],
  ['other', 'olma', 'anor', []],
  // What only looks like a pattern is none.
  ['other', '7', '5', ['2', '3']],
  ['other', '3.4', '3.33', []],
  ['other', '12', '10', []],
  ['other', 'a 9', 'b 10', []],
])('%s: %j for %j', (kind, printed, expected, input) => {
  expect(differenceOf(printed, expected, input).kind).toBe(kind)
})

test('names the first line that differs', () => {
  expect(differenceOf('a\nb\nx', 'a\nb\nc\nd', [])).toEqual({
    kind: 'other',
    line: 3,
    printed: 'x',
    expected: 'c',
  })
  expect(differenceOf('a', 'a\nb', [])).toMatchObject({ line: 2, printed: null, expected: 'b' })
  expect(differenceOf('a\nb', 'a', [])).toMatchObject({ line: 2, printed: 'b', expected: null })
})

const text = fc
  .array(fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', ' ', "'", '\n') }), { maxLength: 12 })
  .map((parts) => tidy(parts.join('')))

test('what it names of two texts stands in them, and nothing it says is untrue', () => {
  fc.assert(
    fc.property(text, text, fc.array(fc.constantFrom('1', '2', 'a')), (printed, expected, input) => {
      fc.pre(printed !== expected)
      const found = differenceOf(printed, expected, input)
      const [theirs, ours] = [printed.split('\n'), expected.split('\n')]
      expect(theirs.slice(0, found.line - 1)).toEqual(ours.slice(0, found.line - 1))
      if (found.printed !== null) expect(theirs[found.line - 1]).toBe(found.printed)
      if (found.expected !== null) expect(ours[found.line - 1]).toBe(found.expected)
      expect(found.printed).not.toBe(found.expected)
      if (found.kind === 'nothing') expect(printed).toBe('')
      if (found.kind === 'order') expect(theirs.toSorted()).toEqual(ours.toSorted())
      if (found.kind === 'more_lines') expect(theirs.length).toBeGreaterThan(ours.length)
      if (found.kind === 'fewer_lines') expect(theirs.length).toBeLessThan(ours.length)
      if (found.kind === 'one_line') expect(theirs.length).toBeLessThan(ours.length)
      if (found.kind === 'echo') expect(input.join('\n')).toBe(printed)
    }),
  )
})
