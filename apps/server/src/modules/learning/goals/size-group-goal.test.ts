import { serverLimits } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeGroupGoal } from './size-group-goal.ts'

test.each([
  ['a little more than lately', { students: 20, active: 12, perWeek: 30 }, 33],
  ['no more by a rounding', { students: 20, active: 5, perWeek: 50 }, 55],
  ['one of each who is active, at least', { students: 20, active: 12, perWeek: 4 }, 12],
  ['something, of a group that begins', { students: 20, active: 0, perWeek: 0 }, 3],
  ['no more than a lesson a day of each', { students: 2, active: 2, perWeek: 40 }, 14],
  ['nothing, of a student alone', { students: 1, active: 1, perWeek: 5 }, undefined],
  ['nothing, where all are frozen', { students: 0, active: 0, perWeek: 9 }, undefined],
])('%s', (_what, pace, target) => {
  expect(sizeGroupGoal(pace)).toBe(target)
})

const paces = fc
  .record({
    students: fc.integer({ min: 2, max: 60 }),
    active: fc.nat({ max: 60 }),
    perWeek: fc.nat({ max: 500 }),
  })
  .map((pace) => ({ ...pace, active: Math.min(pace.active, pace.students) }))

test('it is a whole number that the group can come to, and who did more is asked for no less', () => {
  fc.assert(
    fc.property(paces, fc.nat({ max: 100 }), (pace, more) => {
      const target = sizeGroupGoal(pace) ?? Number.NaN
      expect(Number.isInteger(target)).toBe(true)
      expect(target).toBeGreaterThan(0)
      expect(target).toBeLessThanOrEqual(pace.students * serverLimits.goals.group.mostOfStudent)
      expect(sizeGroupGoal({ ...pace, perWeek: pace.perWeek + more })).toBeGreaterThanOrEqual(target)
    }),
  )
})
