import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { creditLedger } from '../modules/rewards/rewards/index.ts'
import { findLedgerFaults } from './ledger-faults.ts'
import { findSchoolFaults } from './school-faults.ts'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'

// The check that every test's school runs when it closes.
let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

test('a balance that is not the sum of its rows is found, one that is is not', async () => {
  const { id } = await school.createStudent()
  const earned = { event: { of: 'lesson', lessonId: 1 }, points: 7, coins: 7 } as const
  await creditLedger(school.db, id, [earned], school.moment())
  expect(await findLedgerFaults(school.db)).toEqual([])
  const setCoins = async (coins: number) =>
    await school.db.updateTable('people').set({ coins }).where('id', '=', id).execute()
  await setCoins(8)
  expect(await findLedgerFaults(school.db)).toEqual([
    `the balance of person ${id} is 7 points, 8 coins; the rows make 7 and 7`,
  ])
  await setCoins(7)
})

test('points that the leaderboard counts otherwise than the balance are found', async () => {
  const { id } = await school.createStudent()
  const earned = { event: { of: 'lesson', lessonId: 1 }, points: 7 } as const
  await creditLedger(school.db, id, [earned], school.moment())
  const setPoints = async (points: number) =>
    await school.db
      .updateTable('period_points')
      .set({ points })
      .where('person_id', '=', id)
      .where('period', '=', 'all')
      .execute()
  await setPoints(8)
  expect(await findLedgerFaults(school.db)).toEqual([
    `the points in all of person ${id} are 8 for the leaderboard, 7 in the balance`,
  ])
  await setPoints(7)
})

test('a week that counts otherwise than its days, and an order nobody paid, are told', async () => {
  const { id } = await school.createStudent()
  const timeZone = 'Asia/Tashkent'
  const earned = { event: { of: 'lesson', lessonId: 1 }, points: 7 } as const
  await creditLedger(school.db, id, [earned], school.moment())
  expect(await findSchoolFaults(school.db, timeZone)).toEqual([])
  // At noon it is the same day everywhere that matters; near midnight the zone decides.
  await sql`update ledger set created_at = '2026-03-15T18:59:59Z' where person_id = ${id}`.execute(school.db)
  expect(await findSchoolFaults(school.db, timeZone)).toEqual([])
  await sql`update ledger set created_at = '2026-03-15T19:00:00Z' where person_id = ${id}`.execute(school.db)
  expect(await findSchoolFaults(school.db, timeZone)).toEqual([
    `the points of person ${id} in the week from 2026-03-09 are 7; the rows make 0`,
  ])
  await sql`update ledger set created_at = '2026-03-10T07:00:00Z' where person_id = ${id}`.execute(school.db)

  const item = await sql<{ id: number }>`
    insert into shop_items (kind, title, description, picture, price, stock, position)
    values ('thing', '{"uz":"Ruchka"}', '{"uz":""}', 'pen', 5, 1, 1) returning id`.execute(school.db)
  await sql`
    insert into shop_orders (person_id, item_id, request_id, price, state, title, picture, ordered_at, changed_at)
    values (${id}, ${item.rows[0]?.id}, gen_random_uuid(), 5, 'ordered', '{"uz":"Ruchka"}', 'pen', now(), now())`.execute(
    school.db,
  )
  expect(await findSchoolFaults(school.db, timeZone)).toEqual([
    expect.stringMatching(/^the order \d+ at 5 coins is ordered; the rows make 0$/),
  ])
  await sql`update shop_orders set state = 'cancelled' where person_id = ${id}`.execute(school.db)
  expect(await findSchoolFaults(school.db, timeZone)).toEqual([])
})

test('payments that are counted otherwise than their rows are told', async () => {
  const { id } = await school.createStudent()
  await sql`
    insert into payments (student_id, amount, method, paid_on, months, due_after, due_day, recorded_at)
    values (${id}, 500, 'cash', '2026-03-10', 1, '2026-04-10', 10, now())`.execute(school.db)
  await sql`
    insert into payment_transactions (provider, provider_id, student_id, account, amount, months, provider_time,
      created_at, request_id)
    values ('payme', 'a', ${id}, '1', 700, 1, now(), '2026-03-10T23:00:00Z', gen_random_uuid())`.execute(
    school.db,
  )
  const told = async () =>
    (await findSchoolFaults(school.db, 'Asia/Tashkent')).filter((fault) => fault.includes('counted'))
  expect(await told()).toEqual([])
  await sql`update payment_counts set paid = 400`.execute(school.db)
  await sql`delete from transaction_counts`.execute(school.db)
  expect(await told()).toEqual([
    'the payments of 2026-03-10 by cash are counted as 1, 1 valid, 400; the rows make 1, 1 valid, 500',
    'the transactions of 2026-03-10 by payme that are open are counted as none; the rows make 1, 700',
  ])
})
