import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endState, isOverdue, isSpent, percentageOf, wasSilent } from './attempt.ts'

const attempt = { expires_at: new Date('2026-09-01T10:05:00Z'), pass_percent: 80, practice_run: false }
const at = (iso: string) => new Date(iso)

describe('the deadline', () => {
  test('forgives three seconds on the way and not one more', () => {
    expect(isOverdue(attempt, at('2026-09-01T10:05:03.000Z'))).toBe(false)
    expect(isOverdue(attempt, at('2026-09-01T10:05:03.001Z'))).toBe(true)
  })

  test('a connection silent for the last minute is forgiven, one second less is not', () => {
    expect(wasSilent(attempt.expires_at, at('2026-09-01T10:04:00Z'))).toBe(true)
    expect(wasSilent(attempt.expires_at, at('2026-09-01T10:04:01Z'))).toBe(false)
  })
})

describe('the end of an attempt', () => {
  test('four of five right pass at 80 percent, also at the deadline', () => {
    expect(endState(attempt, 'finish', 4, 5)).toBe('passed')
    expect(endState(attempt, 'deadline', 4, 5)).toBe('passed')
  })

  test('too few right fail, and at the deadline the time is out', () => {
    expect(endState(attempt, 'finish', 3, 5)).toBe('failed')
    expect(endState(attempt, 'deadline', 3, 5)).toBe('timeout')
  })

  test('a share that only rounds to the pass mark does not pass', () => {
    expect(percentageOf(1999, 2500)).toBe(80)
    expect(endState(attempt, 'finish', 1999, 2500)).toBe('failed')
  })

  test('leaving is leaving, whatever was right', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), (total, right) => {
        expect(endState(attempt, 'leave', Math.min(right, total), total)).toBe('left')
      }),
    )
  })

  test('only a pass gives the attempt back, and a test passed before costs none', () => {
    expect(isSpent(attempt, 'passed')).toBe(false)
    for (const state of ['failed', 'left', 'timeout'] as const) {
      expect(isSpent(attempt, state)).toBe(true)
      expect(isSpent({ practice_run: true }, state)).toBe(false)
    }
  })
})

test('the percentage lies between 0 and 100 and grows with every right answer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 199 }), (total, right) => {
      const correct = Math.min(right, total - 1)
      expect(percentageOf(correct, total)).toBeGreaterThanOrEqual(0)
      expect(percentageOf(correct + 1, total)).toBeGreaterThan(percentageOf(correct, total) - 1e-9)
      expect(percentageOf(total, total)).toBe(100)
    }),
  )
})
