import { limits } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EskizStub } from '../../../../test/eskiz-stub.ts'
import { PushingSchool } from '../../../../test/pushing-school.ts'
import type { TestSchool } from '../../../../test/test-school.ts'
import { saveSetting } from '../../../database/settings-store.ts'
import { accountFrozen, accountUnfrozen, paymentDue } from '../notifications/index.ts'
import { freezeUnpaid, remindOfPayments } from '../../money/payments/index.ts'
import { countParts, eskizProvider, smsPush } from './index.ts'
import { findSmsDay } from './sms-days-store.ts'

let pushing: PushingSchool
let school: TestSchool
let stub: EskizStub

beforeAll(async () => {
  stub = await EskizStub.start()
  pushing = await PushingSchool.start()
  school = pushing.school
})
beforeEach(async () => {
  await pushing.reset()
  stub.reset()
  await school.db.deleteFrom('sms_days').execute()
  await school.db.updateTable('people').set({ next_due_on: null, frozen: false }).execute()
  await set({})
})
afterAll(async () => {
  await pushing.close()
  await stub.close()
})

const set = async (changes: object) =>
  await saveSetting(school.db, 'sms', { password_reset: false, payments: true, daily_cap: 100, ...changes })
const owing = async (nextDueOn: string, lang: 'uz' | 'ru' = 'uz') =>
  await school.createStudent({ nextDueOn, lang })
const job = async (run: typeof freezeUnpaid) =>
  await run({ db: school.db, live: school.live }, school.moment())
const send = async () => {
  const account = { url: stub.url, email: 'a@b.uz', password: 'x', sender: '4546' }
  const clock = () => school.clock.now()
  const timeZone = async () => await Promise.resolve(limits.schoolTimeZone)
  const sms = smsPush({ db: school.db, send: eskizProvider(account), clock, timeZone })
  await pushing.send({ providers: { sms } })
}
const sent = () => stub.sent.map((form) => [form['mobile_phone'], form['message']])

test('who has to pay soon and who is frozen get one SMS each, in their language', async () => {
  const due = await owing('2026-03-12', 'ru')
  const late = await owing('2026-03-01')
  for (let round = 0; round < 2; round += 1) {
    await job(remindOfPayments)
    await job(freezeUnpaid)
    await send()
  }
  expect(sent().toSorted()).toEqual(
    [
      [due.phone.slice(1), 'Qadam: оплатите уроки до 12 марта включительно.'],
      [
        late.phone.slice(1),
        "Qadam: to'lov muddati 1-mart kuni tugadi. To'lov qilinishi bilan darslar yana ochiladi.",
      ],
    ].toSorted(),
  )
})

test('two processes send each SMS once', async () => {
  await Promise.all(Array.from({ length: 5 }, async () => await owing('2026-03-01')))
  await job(freezeUnpaid)
  await Promise.all([send(), send()])
  expect([stub.sent.length, new Set(sent().map(([phone]) => phone)).size]).toEqual([5, 5])
})

test('a school that does not say so sends none; one that turns it off keeps back what waits', async () => {
  await set({ payments: false })
  await owing('2026-03-01')
  await job(freezeUnpaid)
  await send()
  await set({})
  await send()
  expect(stub.sent).toEqual([])
  await owing('2026-03-02')
  await job(freezeUnpaid)
  await set({ payments: false })
  await send()
  await set({})
  await send()
  expect(stub.sent).toEqual([])
})

test('nobody is written at night, nor of what they paid or read meanwhile', async () => {
  school.clock.set('2026-03-09T19:05:00.000Z')
  const paid = await owing('2026-03-01')
  const reader = await owing('2026-03-01')
  const asleep = await owing('2026-03-01')
  await job(freezeUnpaid)
  await send()
  expect(stub.sent).toEqual([])
  await school.db
    .updateTable('people')
    .set({ next_due_on: '2026-04-01', frozen: false })
    .where('id', '=', paid.id)
    .execute()
  await school.db
    .updateTable('notifications')
    .set({ read_at: school.clock.now() })
    .where('person_id', '=', reader.id)
    .execute()
  school.clock.set('2026-03-10T03:00:00.000Z')
  await send()
  expect(sent().map(([phone]) => phone)).toEqual([asleep.phone.slice(1)])
})

test('what the cap holds back is sent the next morning, and counted', async () => {
  // As the night ends: what was frozen in it goes out.
  school.clock.set('2026-03-10T03:05:00.000Z')
  await set({ daily_cap: 2 })
  await Promise.all(Array.from({ length: 3 }, async () => await owing('2026-03-01')))
  await job(freezeUnpaid)
  await Promise.all([send(), send()])
  // Each is held back once, however late the day.
  school.clock.set('2026-03-10T16:55:00.000Z')
  await send()
  expect([stub.sent.length, await findSmsDay(school.db, '2026-03-10')]).toEqual([
    2,
    { sent: 2, codes: 0, held_back: 1 },
  ])
  school.clock.set('2026-03-11T03:00:00.000Z')
  await send()
  expect([stub.sent.length, await findSmsDay(school.db, '2026-03-11')]).toEqual([
    3,
    { sent: 1, codes: 0, held_back: 0 },
  ])
})

test('what Eskiz could not take is sent later', async () => {
  await owing('2026-03-01')
  await job(freezeUnpaid)
  stub.answers = [{ status: 503 }]
  await send()
  expect(stub.sent).toEqual([])
  school.clock.advance(60)
  await send()
  expect(stub.sent).toHaveLength(1)
})

test('each text is one message, on every day of the year; of what is no payment there is none', () => {
  for (const lang of limits.languages)
    for (const notice of [paymentDue, accountFrozen])
      for (let month = 1; month <= 12; month += 1) {
        const due_on = `2026-${String(month).padStart(2, '0')}-28`
        const { sms } = notice.words({ due_on })
        const text = sms === 'never' ? '' : sms.text[lang]
        expect([text, text.length > 20, countParts(text)]).toEqual([text, true, 1])
      }
  expect(accountUnfrozen.words({ due_on: null }).sms).toBe('never')
})
