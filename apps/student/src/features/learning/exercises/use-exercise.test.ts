import { expect, test } from 'vitest'
import { outcomeOf } from './use-exercise.ts'

const result = {
  ...{ solved: true, verified: true, tries: 1, failed: [] },
  ...{ points_added: 5, coins_added: 0, strike_added: false },
}

test('an exercise is praised for the program that passed, not for an earlier one', () => {
  expect(outcomeOf(result, true)).toEqual({ kind: 'solved', points: 5 })
  expect(outcomeOf(result, false)).toEqual({ kind: 'failed', failed: [] })
  expect(outcomeOf({ ...result, failed: ['sum'] }, true)).toEqual({ kind: 'failed', failed: ['sum'] })
  expect(outcomeOf({ ...result, solved: false, failed: ['sum'] }, true)).toEqual({
    kind: 'failed',
    failed: ['sum'],
  })
})
