import type { Notification } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { addFreeze, earnStreakDay, warnOfStreakDanger } from './index.ts'

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})
// Eight in the evening in Tashkent.
beforeEach(() => school.clock.set('2026-03-10T15:00:00.000Z'))

const warn = async () => await warnOfStreakDanger({ db: school.db, live: school.live }, school.moment())
const earnOn = async ({ id }: SignedIn, ...days: string[]) => {
  const { timeZone } = school.moment()
  for (const day of days) await earnStreakDay(school.db, id, { now: new Date(`${day}T07:00:00Z`), timeZone })
}
const liveMessages = async ({ phone }: SignedIn): Promise<string[]> => {
  const token = await school.signIn(phone)
  const reply = await school.call<{ notifications: Notification[] }>('get_student_notifications', {}, token)
  if (!reply.body.success) throw new Error(reply.code)
  return reply.body.data.notifications.map(({ detail }) => detail)
}

test('whoever has not earned today is told once a day, with the days that are at stake', async () => {
  const student = await school.signedInStudent()
  await earnOn(student, '2026-03-08', '2026-03-09')
  await warn()
  school.clock.advance(3600)
  await Promise.all([warn(), warn()])
  expect(await liveMessages(student)).toEqual([expect.stringContaining('2 kunlik strike davom etadi')])
  await earnOn(student, '2026-03-10')
  school.clock.set('2026-03-11T15:00:00.000Z')
  await warn()
  const [newest, ...rest] = await liveMessages(student)
  expect(newest).toContain('3 kunlik')
  expect(rest).toHaveLength(1)
})

test('who earned today, lost the streak before, never had one, or is frozen hears nothing', async () => {
  const earned = await school.signedInStudent()
  await earnOn(earned, '2026-03-09', '2026-03-10')
  const lost = await school.signedInStudent()
  await earnOn(lost, '2026-03-07', '2026-03-08')
  const longAgo = await school.signedInStudent()
  await earnOn(longAgo, '2026-01-07')
  const never = await school.signedInStudent()
  const frozen = await school.signedInStudent()
  await earnOn(frozen, '2026-03-09')
  await school.db.updateTable('people').set({ frozen: true }).where('id', '=', frozen.id).execute()
  await warn()
  for (const student of [earned, lost, longAgo, never, frozen])
    expect(await liveMessages(student)).toEqual([])
})

test('a streak that freezes kept until yesterday is in danger as well; one that is held is named', async () => {
  const stored = await school.signedInStudent()
  await earnOn(stored, '2026-03-07')
  const holding = await school.signedInStudent()
  await earnOn(holding, '2026-03-09')
  const before = { ...school.moment(), now: new Date('2026-03-07T08:00:00Z') }
  for (let held = 0; held < 2; held += 1)
    await school.db
      .transaction()
      .execute(async (transaction) => await addFreeze(transaction, stored.id, before))
  await school.db
    .transaction()
    .execute(async (transaction) => await addFreeze(transaction, holding.id, school.moment()))
  await warn()
  expect(await liveMessages(stored)).toEqual([expect.stringContaining('1 kunlik strike davom etadi')])
  expect(await liveMessages(holding)).toEqual([expect.stringContaining('himoya')])
})
