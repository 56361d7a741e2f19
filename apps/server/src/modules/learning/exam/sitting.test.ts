import { limits } from '@qadam/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deadlineOf,
  endOfPart,
  isAbandoned,
  isLate,
  isPassed,
  levelOf,
  standingOf,
  startOf,
} from './sitting.ts'
import type { StartedPart } from './sitting.ts'

const start = new Date('2026-03-10T07:00:00.000Z')
const deadline = deadlineOf(start, limits.exam.part_s)
const after = (ms: number) => new Date(deadline.getTime() + ms)
const all = (correct: number) => ({ correct, count: 10, total: 10 })

const partOf = (part: number, over: Partial<StartedPart> = {}): StartedPart => ({
  part,
  expires_at: deadline,
  finished_at: after(-1),
  correct: 10,
  total: 10,
  timed_out: false,
  ...over,
})

describe('the clock of a part', () => {
  test('is ten minutes from its start', () => {
    expect(deadline.getTime() - start.getTime()).toBe(600_000)
  })

  test.each([
    [-1, false],
    [0, false],
    [3000, false],
    [3001, true],
    [-86_400_000, false],
  ])('%s ms after the deadline is late: %s', (ms, late) => {
    expect(isLate({ expires_at: deadline }, after(ms))).toBe(late)
  })

  test.each([
    ['a millisecond before the deadline', -1, 9, false],
    ['at the deadline', 0, 9, true],
    ['in the grace', 2000, 9, true],
    ['at the deadline with all answered', 0, 10, false],
    ['an hour later with all answered in time', 3_600_000, 10, false],
    ['with a clock that was set back', -86_400_000, 0, false],
  ])('the time has run out: %s', (_, ms, count, timedOut) => {
    const end = endOfPart({ expires_at: deadline }, { correct: 8, count, total: 10 }, after(ms))
    expect(end).toEqual({ correct: 8, total: 10, timed_out: timedOut })
  })
})

describe('the level', () => {
  const score = fc.record({ correct: fc.integer({ min: 0, max: 10 }), total: fc.constant(10) })

  test('is the count of parts passed in a row, from the first', () => {
    fc.assert(
      fc.property(fc.array(score, { maxLength: 3 }), (parts) => {
        const level = levelOf(parts)
        expect(parts.slice(0, level).every(({ correct }) => correct >= 8)).toBe(true)
        expect(parts[level] === undefined || parts[level].correct < 8).toBe(true)
      }),
    )
  })

  test('never falls by one answer more', () => {
    fc.assert(
      fc.property(fc.array(score, { minLength: 1, maxLength: 3 }), fc.nat(2), (parts, place) => {
        const more = parts.map((part, index) =>
          index === place ? { ...part, correct: Math.min(part.correct + 1, 10) } : part,
        )
        expect(levelOf(more)).toBeGreaterThanOrEqual(levelOf(parts))
      }),
    )
  })

  test.each([
    [8, 10, true],
    [7, 10, false],
    [4, 5, true],
    [79, 100, false],
    [0, 0, false],
  ])('%s of %s pass: %s', (correct, total, passed) => {
    expect(isPassed({ correct, total })).toBe(passed)
  })
})

describe('a sitting', () => {
  test('ends with a failed part, with the third, and with a time that ran out, however much was right', () => {
    const failed = partOf(2, { correct: 7 })
    expect(standingOf([partOf(1), failed])).toEqual({ at: 'end', level: 1 })
    expect(standingOf([partOf(1), partOf(2), partOf(3)])).toEqual({ at: 'end', level: 3 })
    expect(standingOf([partOf(1, { correct: 9, timed_out: true })])).toEqual({ at: 'end', level: 1 })
    expect(standingOf([partOf(1, { correct: 0 })])).toEqual({ at: 'end', level: 0 })
  })

  test('waits between two parts for a day', () => {
    const standing = standingOf([partOf(1)])
    expect(standing).toEqual({ at: 'pause', next: 2, since: after(-1) })
    expect(isAbandoned(start, new Date(start.getTime() + limits.exam.pause_s * 1000))).toBe(false)
    expect(isAbandoned(start, new Date(start.getTime() + limits.exam.pause_s * 1000 + 1))).toBe(true)
  })

  test('any play: a part starts once, only in order, and none after the end', () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constant('start' as const), part: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('end' as const), correct: fc.integer({ min: 0, max: 10 }) }),
    )
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        let parts: StartedPart[] = []
        for (const one of acts) {
          const standing = parts.length === 0 ? undefined : standingOf(parts)
          if (one.kind === 'start') {
            const answer = startOf(standing, one.part)
            const isNext = one.part === parts.length + 1
            const passed = parts.every(({ finished_at, correct }) => finished_at && (correct ?? 0) >= 8)
            expect(answer === 'start').toBe(isNext && passed)
            if (answer === 'start') parts = [...parts, partOf(one.part, { finished_at: null, correct: null })]
          } else if (standing?.at === 'part') {
            const end = endOfPart({ expires_at: deadline }, all(one.correct), start)
            parts = parts.map((part) => (part.finished_at ? part : { ...part, ...end, finished_at: start }))
          }
        }
        expect(parts.map(({ part }) => part)).toEqual([1, 2, 3].slice(0, parts.length))
      }),
    )
  })
})
