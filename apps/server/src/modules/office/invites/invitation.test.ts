import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameForInviter, refusalOfReward } from './invitation.ts'

test('an inviter sees a first name and an initial, whatever was typed', () => {
  expect(
    ['Ali Valiyev', '  ali   valiyev aka ', 'Ali', 'Ўткир Қодиров', '😀 🎉'].map(nameForInviter),
  ).toEqual(['Ali V.', 'ali V.', 'Ali', 'Ўткир Қ.', '😀 🎉.'])
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), (name) => {
      const shown = nameForInviter(name)
      const [, second = ''] = shown.split(' ')
      // One letter and a full stop; some letters become two when they are made capitals.
      expect(second.length).toBeLessThanOrEqual(5)
    }),
  )
})

test('coins are for somebody new to the school alone', () => {
  const left = new Date('2026-03-10')
  const lead = { inviter_id: 1, created_at: left }
  const student = (id: number, created: string) => ({
    id,
    role: 'student' as const,
    created_at: new Date(created),
    closed_at: null,
  })
  expect(refusalOfReward(lead, undefined)).toBeNull()
  expect(refusalOfReward(lead, student(2, '2026-03-11'))).toBeNull()
  expect(refusalOfReward(lead, student(2, '2026-03-09'))).toBe('student_before')
  expect(refusalOfReward(lead, student(1, '2026-03-11'))).toBe('own_invitation')
  expect(() => refusalOfReward(lead, { ...student(3, '2026-03-11'), role: 'teacher' })).toThrow('conflict')
  expect(() => refusalOfReward(lead, { ...student(3, '2026-03-09'), closed_at: left })).toThrow('conflict')
})
