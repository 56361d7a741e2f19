import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditLedger } from '../src/modules/rewards/index.ts'
import { findLedgerFaults } from './ledger-faults.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'

// What every test's school is asked when it closes.
let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})
afterAll(async () => await school.close())

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
