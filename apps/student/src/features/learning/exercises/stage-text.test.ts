import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filled, fillsOf, orderedLines, programOf, shownProgram } from './stage-text.ts'

const starter = 'print(a)\na = 1\n\nprint(a)\n'

test('lines keep the order they were put in, equal ones too', () => {
  const dealt = orderedLines(starter, starter)
  expect(dealt.map(({ place }) => place)).toEqual([0, 1, 2])
  const moved = [dealt[1], dealt[0], dealt[2]].flatMap((line) => line ?? [])
  expect(programOf(moved)).toBe('a = 1\nprint(a)\nprint(a)\n')
  expect(orderedLines(starter, programOf(moved)).map(({ place }) => place)).toEqual([1, 0, 2])
})

test.each(['', 'a = 1', 'print(a)\na = 1\nprint(b)', `${starter}print(a)\n`])(
  'a program of other lines leaves them as they were dealt: %j',
  (program) => {
    const kept = orderedLines(starter, program).map(({ line }) => line)
    expect(kept.toSorted()).toEqual(['a = 1', 'print(a)', 'print(a)'])
  },
)

const gaps = 'for ___ in range(___):\n    print(___)\n'

test('what is in a gap is read from the program, and a gap that is empty stays one', () => {
  const program = filled(gaps, ['i', '', ' i * 2 '])
  expect(program).toBe('for i in range(___):\n    print(i * 2)\n')
  expect(fillsOf(gaps, program)).toEqual(['i', '', 'i * 2'])
  expect(fillsOf(gaps, gaps)).toEqual(['', '', ''])
  expect(fillsOf(gaps, 'another program')).toEqual(['', '', ''])
})

test('whatever is typed into gaps makes a program whose gaps make it again', () => {
  const typed = fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
  fc.assert(
    fc.property(typed, typed, typed, (...fills) => {
      const program = filled(gaps, fills)
      expect(filled(gaps, fillsOf(gaps, program))).toBe(program)
    }),
  )
})

test('what is tried is what stands on the screen, also where the exercise was changed since it was typed', () => {
  expect(shownProgram({ starter: 'b\na\n', stage: 'order' }, 'a\nb\n')).toBe('a\nb\n')
  expect(shownProgram({ starter: 'b\na\n', stage: 'order' }, 'a\nc\n')).toBe('b\na\n')
  expect(shownProgram({ starter: gaps, stage: 'gaps' }, 'print(1)')).toBe(gaps)
  expect(shownProgram({ starter: gaps, stage: 'of a newer server' }, 'print(1)')).toBe('print(1)')
})
