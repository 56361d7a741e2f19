import { expect, test } from 'vitest'
import { outcomeOf } from './use-exercise.ts'

const result: Parameters<typeof outcomeOf>[0] = { solved: true, points_added: 5, failed: [] }

test('an exercise is praised for the program that passed, not for an earlier one', () => {
  expect(outcomeOf(result, true)).toEqual({ kind: 'solved', points: 5 })
  expect(outcomeOf(result, false)).toEqual({ kind: 'failed', failed: [] })
  expect(outcomeOf({ ...result, failed: ['sum'] }, true)).toEqual({ kind: 'failed', failed: ['sum'] })
  expect(outcomeOf({ ...result, solved: false, failed: ['sum'] }, true)).toEqual({
    kind: 'failed',
    failed: ['sum'],
  })
})
