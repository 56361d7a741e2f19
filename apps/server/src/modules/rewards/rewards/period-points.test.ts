import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { schoolDay, weekOf } from '../../base/calendar/index.ts'
import { creditLedger, removeOldPeriods } from './index.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

const timeZone = 'Asia/Tashkent'
const totals = async (id: number, period: 'week' | 'month' | 'all') =>
  (
    await school.db
      .selectFrom('period_points')
      .select(['starts_on', 'points'])
      .where('person_id', '=', id)
      .where('period', '=', period)
      .orderBy('starts_on')
      .execute()
  ).map(({ starts_on, points }) => [starts_on, points])
let keys = 0
const pay = async (id: number, at: string | Date, points: number, key = (keys += 1)) =>
  await creditLedger(school.db, id, [{ event: { of: 'review', submissionId: key, decisionId: 1 }, points }], {
    now: new Date(at),
    timeZone,
  })

test('points count for the week, the month and the whole by the school’s calendar', async () => {
  const { id } = await school.createStudent()
  await pay(id, '2026-03-01T18:59:59Z', 10) // Sunday, one second before Monday
  await pay(id, '2026-03-01T19:00:00Z', 5)
  await pay(id, '2026-03-31T18:59:59Z', 2)
  await pay(id, '2026-03-31T19:00:00Z', 1)
  expect(await totals(id, 'week')).toEqual([
    ['2026-02-23', 10],
    ['2026-03-02', 5],
    ['2026-03-30', 3],
  ])
  expect(await totals(id, 'month')).toEqual([
    ['2026-03-01', 17],
    ['2026-04-01', 1],
  ])
  expect(await totals(id, 'all')).toEqual([['1970-01-01', 18]])
})

test('coins and what was paid before count for nothing', async () => {
  const { id } = await school.createStudent()
  await pay(id, '2026-03-10T07:00:00Z', 10, 9001)
  await pay(id, '2026-03-17T07:00:00Z', 10, 9001)
  await creditLedger(school.db, id, [{ event: { of: 'lesson', lessonId: 1 }, coins: 9 }], school.moment())
  expect(await totals(id, 'all')).toEqual([['1970-01-01', 10]])
  expect(await totals(id, 'week')).toEqual([['2026-03-09', 10]])
})

test('staff earn no place on a leaderboard', async () => {
  const { id } = await school.createTeacher()
  await pay(id, '2026-03-10T07:00:00Z', 10)
  expect(await totals(id, 'all')).toEqual([])
})

test('weeks and months long over are removed; the sum of all stays', async () => {
  const { id } = await school.createStudent()
  await pay(id, '2025-12-20T07:00:00Z', 10)
  await pay(id, '2026-01-30T07:00:00Z', 5)
  await pay(id, '2026-03-10T07:00:00Z', 1)
  await removeOldPeriods(school.db, { now: new Date('2026-03-10T08:00:00Z'), timeZone })
  expect(await totals(id, 'week')).toEqual([
    ['2026-01-26', 5],
    ['2026-03-09', 1],
  ])
  expect(await totals(id, 'month')).toEqual([
    ['2026-01-01', 5],
    ['2026-03-01', 1],
  ])
  expect(await totals(id, 'all')).toEqual([['1970-01-01', 16]])
})

test('payments at the same moment, some of them twice, are all in the totals, each once', async () => {
  const payment = fc.record({
    key: fc.integer({ min: 1, max: 12 }),
    points: fc.integer({ min: 1, max: 50 }),
    day: fc.integer({ min: 0, max: 20 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(payment, { minLength: 1, maxLength: 20 }), async (payments) => {
      const { id } = await school.createStudent()
      const base = Date.parse('2026-03-02T07:00:00Z')
      await Promise.all(
        payments.map(async ({ key, points, day }) => {
          await pay(id, new Date(base + day * 86_400_000), points, key)
        }),
      )
      const rows = await school.db
        .selectFrom('ledger')
        .select(['amount', 'created_at'])
        .where('person_id', '=', id)
        .execute()
      const weeks = new Map<string, number>()
      for (const { amount, created_at } of rows) {
        const week = weekOf(schoolDay(created_at, timeZone))
        weeks.set(week, (weeks.get(week) ?? 0) + amount)
      }
      expect(await totals(id, 'week')).toEqual([...weeks].toSorted(([a], [b]) => (a < b ? -1 : 1)))
      expect(rows).toHaveLength(new Set(payments.map(({ key }) => key)).size)
    }),
    { numRuns: 15 },
  )
})
