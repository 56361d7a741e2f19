import { smsLimits } from '@qadam/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setSetting } from '../../../../test/set-setting.ts'
import { EskizStub } from '../../../../test/eskiz-stub.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { joinActions } from '../../../registry/actions.ts'
import { eskizProvider } from '../../messages/sms/index.ts'
import { sendResetCodes } from './index.ts'
import { inSignInQueue } from './password.ts'

let school: TestSchool
let stub: EskizStub
let warnings: object[]
const address = '10.11.0.1'

beforeAll(async () => {
  stub = await EskizStub.start()
  const helper = { endpoint: undefined, dailyLimit: 50, warn: () => {} }
  const actions = joinActions({ helper, push: { firebase: undefined }, sms: { configured: true } })
  school = await startTestSchool({ actions, trustProxy: 1 })
  const admin = await signedInStaff(school, 'admin')
  await setSetting(admin, 'sms', { password_reset: true, payments: false, daily_cap: 1000 })
})
afterAll(async () => {
  await stub.close()
  await school.close()
})
beforeEach(() => {
  stub.reset()
  warnings = []
})

const post = async (action: string, payload: object, headers: Record<string, string> = {}) =>
  await school.inject({
    method: 'POST',
    url: `/api/student?action=${action}`,
    headers: { 'x-forwarded-for': address, ...headers },
    payload,
  })
const ask = async (phone: string, headers: Record<string, string> = {}) =>
  await post('password_reset_request', { phone }, headers)
const confirm = async (phone: string, code: string) =>
  await post('password_reset_confirm', { phone, code, new_password: 'yashil olma daraxti' })

/** Sends what was requested, as the queue's job does. */
async function work(): Promise<void> {
  const send = eskizProvider({ url: stub.url, email: 'a@b.uz', password: 'x', sender: '4546' })
  const log = { warn: (about: object) => void warnings.push(about) }
  await sendResetCodes({ db: school.db, send, log }, school.moment())
}

test('invented phones and wrong codes bar nobody behind their address, and delay no code', async () => {
  const invented = Array.from({ length: 200 }, (_, index) => `+99893777${1000 + index}`)
  const { phone } = await school.createStudent()
  // Ten at a time: a slow machine would refuse more as busy, which is another matter.
  const statuses = new Set<number>()
  const come = async (one: string) => {
    statuses.add((await ask(one)).status)
    statuses.add((await confirm(one, '123456')).status)
  }
  while (invented.length > 0) await Promise.all(invented.splice(-10).map(come))
  expect(statuses).toEqual(new Set([200, 400]))
  expect((await ask(phone)).status).toBe(200)
  await work()
  expect(stub.sent.map((one) => one['mobile_phone'])).toEqual([phone.slice(1)])
  expect((await confirm(phone, stub.code)).status).toBe(200)
  // One job for all of them.
  const waiting = sql`select from jobs.job where name = 'send_reset_codes' and state = 'created'`
  expect((await waiting.execute(school.db)).rows).toHaveLength(1)
})

test('whoever guesses passwords or codes behind an address stands before nobody who has a right code', async () => {
  const { phone } = await school.createStudent()
  await ask(phone)
  await work()
  // As many as are verified at once, and each of them takes for ever.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const guesses = [`reset ${address}`, 'a', 'b', 'c', 'd'].map(
    async (key) => await inSignInQueue({ key, isKnown: false }, async () => await held),
  )
  try {
    expect((await confirm(phone, stub.code)).status).toBe(200)
  } finally {
    release()
    await Promise.all(guesses)
  }
})

test('an address has forty codes an hour sent to students: then only devices they know get one, and nobody is told', async () => {
  const at = school.clock.now()
  const full = { kind: 'sent', phone_hash: Buffer.alloc(32), address, at }
  const visits = Array.from({ length: smsLimits.reset.codesOfAddressAnHour }, () => full)
  await school.db.insertInto('password_reset_visits').values(visits).execute()
  const [stranger, known] = [await school.createStudent(), await school.createStudent()]
  const { headers } = await school.app.inject({
    ...{ method: 'POST', url: '/api/student?action=login' },
    payload: { phone: known.phone, password: PASSWORD },
  })
  const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
  const replies = [
    await ask(known.phone, { cookie }),
    await ask(stranger.phone),
    await ask('+998937770098'),
  ].map(({ body }) => body)
  expect(replies).toEqual([replies[0], replies[0], replies[0]])
  expect(replies[0]?.success).toBe(true)
  await work()
  expect(stub.sent.map((one) => one['mobile_phone'])).toEqual([known.phone.slice(1)])
  expect(warnings).toHaveLength(1)
  expect((await ask(stranger.phone, { 'x-forwarded-for': '10.13.0.1' })).code).toBe('auth.throttled')
  school.clock.advance(3600)
  await ask(stranger.phone)
  await work()
  expect(stub.sent.at(-1)?.['mobile_phone']).toBe(stranger.phone.slice(1))
})
