import type { Streak } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { creditLedger } from '../rewards/index.ts'
import { earnStreakDay } from './index.ts'

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(() => school.clock.set('2026-03-10T07:00:00.000Z'))

const timeZone = 'Asia/Tashkent'
const earnOn = async (id: number, ...days: string[]) => {
  for (const day of days) await earnStreakDay(school.db, id, { now: new Date(`${day}T07:00:00Z`), timeZone })
}
const streakOf = async (token: string, month?: { month: unknown; year: unknown }): Promise<Streak> => {
  const action = month ? 'get_student_streak_by_month' : 'get_student_streak'
  const reply = await school.call<Streak>(action, month, token)
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body.error))
  return reply.body.data
}

describe('get_student_streak', () => {
  test('shows the month of today: earned, missed, and what the streak is', async () => {
    const { id, token } = await school.signedInStudent({ createdAt: new Date('2026-03-05T07:00:00Z') })
    await earnOn(id, '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-09', '2026-03-10')
    expect(await streakOf(token)).toEqual({
      earned_days: 5,
      missed_days: 1,
      current_streak: 2,
      max_streak: 3,
      days: { 5: 'earned', 6: 'earned', 7: 'earned', 8: 'missed', 9: 'earned', 10: 'earned' },
      month: 3,
      year: 2026,
      today: '2026-03-10',
      freezes: 0,
      points_today: 0,
    })
  })

  test('says what the school day brought so far, from its midnight on, and what was taken back', async () => {
    const { id, token, phone } = await school.signedInStudent()
    const pay = async (moment: string, points: number, lessonId: number) =>
      await creditLedger(school.db, id, [{ event: { of: 'lesson', lessonId }, points, coins: 7 }], {
        now: new Date(moment),
        timeZone,
      })
    await pay('2026-03-09T18:59:59Z', 100, 1)
    await pay('2026-03-09T19:00:00Z', 50, 2)
    await pay('2026-03-10T06:00:00Z', 10, 3)
    await pay('2026-03-10T06:30:00Z', -5, 4)
    expect((await streakOf(token)).points_today).toBe(55)
    expect((await streakOf(token, { month: 1, year: 2026 })).points_today).toBe(55)
    school.clock.set('2026-03-10T19:00:00Z')
    expect((await streakOf(await school.signIn(phone))).points_today).toBe(0)
  })

  test('of a student who earned nothing yet is empty', async () => {
    const { token } = await school.signedInStudent({ createdAt: school.clock.now() })
    expect(await streakOf(token)).toMatchObject({ current_streak: 0, max_streak: 0, days: {} })
  })

  test('turns the month at the school’s midnight', async () => {
    school.clock.set('2026-03-31T18:59:59Z')
    const { token } = await school.signedInStudent({ createdAt: school.clock.now() })
    expect(await streakOf(token)).toMatchObject({ month: 3 })
    school.clock.advance(1)
    expect(await streakOf(token)).toMatchObject({ month: 4, today: '2026-04-01', days: {} })
  })

  test('of an account frozen for non-payment stands still, day after day', async () => {
    const { id, token } = await school.signedInStudent({
      frozen: true,
      nextDueOn: '2026-03-07',
      createdAt: new Date('2026-03-06T07:00:00Z'),
    })
    await earnOn(id, '2026-03-06', '2026-03-07')
    expect(await streakOf(token)).toMatchObject({
      current_streak: 2,
      days: { 6: 'earned', 7: 'earned', 8: 'frozen', 9: 'frozen', 10: 'frozen' },
    })
  })
})

describe('get_student_streak_by_month', () => {
  test('shows a month gone, with a frozen day, and none of its neighbours', async () => {
    const { id, token } = await school.signedInStudent({ createdAt: new Date('2026-01-30T07:00:00Z') })
    await earnOn(id, '2026-01-31', '2026-02-01', '2026-03-01')
    await school.db
      .insertInto('streak_days')
      .values({ person_id: id, day: '2026-02-02', kind: 'frozen' })
      .execute()
    const streak = await streakOf(token, { month: 2, year: 2026 })
    expect(streak).toMatchObject({ earned_days: 1, missed_days: 26, max_streak: 2, month: 2, year: 2026 })
    expect([streak.days[1], streak.days[2], streak.days[3], streak.days[28]]).toEqual([
      'earned',
      'frozen',
      'missed',
      'missed',
    ])
    expect(Object.keys(streak.days)).toHaveLength(28)
  })

  test('is empty before the account began and in time to come', async () => {
    const { token } = await school.signedInStudent({ createdAt: new Date('2026-03-05T07:00:00Z') })
    expect((await streakOf(token, { month: 2, year: 2026 })).days).toEqual({})
    expect((await streakOf(token, { month: 12, year: 2030 })).days).toEqual({})
  })

  test('takes numbers as a form brings them', async () => {
    const { token } = await school.signedInStudent()
    expect(await streakOf(token, { month: '2', year: '2026' })).toMatchObject({ month: 2, year: 2026 })
  })

  test.each([
    [{}, ['month', 'year']],
    [{ month: 0, year: 2026 }, ['month']],
    [{ month: 13, year: 2026 }, ['month']],
    [{ month: -1, year: -1 }, ['month', 'year']],
    [{ month: 1.5, year: 2026 }, ['month']],
    [{ month: 3, year: 99_999 }, ['year']],
    [{ month: [3], year: { from: 2026 } }, ['month', 'year']],
    [{ month: '3; drop table streaks', year: '<b>' }, ['month', 'year']],
    [{ month: null, year: 2026 }, ['month']],
  ])('refuses %j by its fields', async (input, fields) => {
    const { token } = await school.signedInStudent()
    const reply = await school.call('get_student_streak_by_month', input, token)
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
    expect(Object.keys(reply.error?.fields ?? {})).toEqual(fields)
  })
})

describe.each(['get_student_streak', 'get_student_streak_by_month'] as const)('%s', (action) => {
  const month = { month: 3, year: 2026 }

  test('is refused without a token, and with one that ended', async () => {
    expect((await school.call(action, month)).code).toBe('auth.required')
    const { token } = await school.signedInStudent()
    school.clock.advance(500 * 60)
    expect((await school.call(action, month, token)).code).toBe('auth.required')
  })

  test('is refused to staff', async () => {
    const { phone } = await school.createTeacher()
    const reply = await school.call(action, month, await school.signIn(phone))
    expect(reply.status).toBeGreaterThanOrEqual(401)
    expect(reply.status).toBeLessThan(404)
  })

  test('shows nobody else’s days, whoever is named', async () => {
    const other = await school.signedInStudent()
    await earnOn(other.id, '2026-03-10')
    const { token } = await school.signedInStudent()
    const reply = await school.call<Streak>(action, { ...month, student_id: other.id }, token)
    expect(reply.body).toMatchObject({ data: { earned_days: 0, current_streak: 0 } })
  })
})
