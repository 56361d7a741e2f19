import { limits, smsLimits, type User } from '@qadam/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { setSetting, shownSetting } from '../../../../test/set-setting.ts'
import { EskizStub } from '../../../../test/eskiz-stub.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { joinActions } from '../../../registry/actions.ts'
import { countParts, eskizProvider, plainText, sendSms } from '../../messages/sms/index.ts'
import { codeText, removeOldResets, sendResetCodes } from './index.ts'

let school: TestSchool
let stub: EskizStub
let admin: StaffMember
let address: string
let addresses = 0
let warnings: object[]

beforeAll(async () => {
  stub = await EskizStub.start()
  const helper = { endpoint: undefined, dailyLimit: 50, warn: () => {} }
  const actions = joinActions({ helper, push: { firebase: undefined }, sms: { configured: true } })
  school = await startTestSchool({ actions, trustProxy: 1 })
  admin = await signedInStaff(school, 'admin')
})
afterAll(async () => {
  await stub.close()
  await school.close()
})

const settings = { password_reset: true, payments: false, daily_cap: 1000 }
beforeEach(async () => {
  stub.reset()
  school.clock.set('2026-03-10T07:00:00.000Z')
  warnings = []
  addresses += 1
  address = `10.11.0.${addresses}`
  for (const table of ['password_reset_visits', 'password_resets', 'sms_days'] as const)
    await school.db.deleteFrom(table).execute()
  await set(settings)
})

const set = async (changes: object) => await setSetting(admin, 'sms', { ...settings, ...changes })
const fresh = 'yashil olma daraxti'

async function post(action: string, payload: object, from = address) {
  const reply = await school.inject({
    method: 'POST',
    url: `/api/student?action=${action}`,
    headers: { 'x-forwarded-for': from },
    payload,
  })
  const data = reply.body.success ? (reply.body.data as User) : undefined // where it is one
  return { status: reply.status, code: reply.code, error: reply.error, data, body: reply.body }
}
const ask = async (phone: string, from = address) => await post('password_reset_request', { phone }, from)
const confirm = async (phone: string, code: string, new_password: unknown = fresh, from = address) =>
  await post('password_reset_confirm', { phone, code, new_password }, from)
const ways = async () => (await post('password_reset_ways', {})).body
const isIn = async (token: string) => (await school.call('profile', {}, token)).status === 200
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const eskiz = () => eskizProvider({ url: stub.url, email: 'a@b.uz', password: 'x', sender: '4546' })

/** Sends what was requested, as the queue's job does. */
async function work(send = eskiz()): Promise<void> {
  const log = { warn: (about: object) => void warnings.push(about) }
  await sendResetCodes({ db: school.db, send, log }, school.moment())
}

/** Requests a code, and reads the SMS. */
async function codeFor(phone: string): Promise<string> {
  expect((await ask(phone)).status).toBe(200)
  await work()
  expect(stub.sent.at(-1)?.['mobile_phone']).toBe(phone.slice(1))
  return stub.code
}

describe('a password that was forgotten', () => {
  test('is replaced by the code of an SMS: every session ends, a new one begins, and the old password is no more', async () => {
    const { phone } = await school.createStudent()
    const [one, two] = [await school.signIn(phone), await school.signIn(phone)]
    const code = await codeFor(phone)
    expect(stub.sent.at(-1)?.['message']).toBe(codeText(code, 'uz'))
    const { data } = await confirm(phone, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(data).toMatchObject({ phone, token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) })
    expect(await Promise.all([one, two, data?.token ?? ''].map(isIn))).toEqual([false, false, true])
    expect((await post('login', { phone, password: PASSWORD })).code).toBe('auth.invalid_credentials')
    expect((await post('login', { phone, password: fresh })).status).toBe(200)
  })

  test('is asked for with the phone as people type it, in the language of the student, also while frozen', async () => {
    const { phone } = await school.createStudent({ lang: 'ru', frozen: true })
    await ask(`${phone.slice(4, 6)} ${phone.slice(6)}`)
    await work()
    expect(stub.sent.at(-1)?.['message']).toBe(codeText(stub.code, 'ru'))
    expect((await confirm(phone.slice(1), stub.code)).status).toBe(200)
  })

  test('the code is kept by its hash alone, and by no job', async () => {
    const { phone } = await school.createStudent()
    const code = await codeFor(phone)
    const [reset] = await school.db.selectFrom('password_resets').selectAll().execute()
    expect(reset?.code_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(reset)).not.toContain(code)
  })

  test('a code opens once', async () => {
    const { phone } = await school.createStudent()
    const code = await codeFor(phone)
    const both = await Promise.all([confirm(phone, code), confirm(phone, code, `${fresh} 2`)])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await confirm(phone, code)).error?.fields?.['code']).toContain('endi yaramaydi')
  })

  test('a code that was sent to the one who had the phone before opens nothing', async () => {
    const [before, heir] = [await school.createStudent(), await school.createStudent()]
    const code = await codeFor(before.phone)
    await admin.data('student_save', { student_id: before.id, phone: '+998 93 711 00 01' })
    await admin.data('student_save', { student_id: heir.id, phone: before.phone })
    expect((await confirm(before.phone, code)).error?.fields?.['code']).toContain('endi yaramaydi')
  })

  test('five guesses end a code, and the right one comes too late then', async () => {
    const { phone } = await school.createStudent()
    const code = await codeFor(phone)
    const said = []
    for (let round = 0; round < smsLimits.reset.tries; round += 1)
      said.push((await confirm(phone, wrong(code))).error?.fields?.['code'])
    expect(said).toEqual(Array(5).fill(expect.stringContaining('Kod notoʻgʻri')))
    expect((await confirm(phone, code)).error?.fields?.['code']).toContain('endi yaramaydi')
    // Another code has tries of its own.
    school.clock.advance(60)
    expect((await confirm(phone, await codeFor(phone))).status).toBe(200)
  })

  test('of twenty guesses at once five are looked at', async () => {
    const { phone } = await school.createStudent()
    const code = await codeFor(phone)
    const guesses = await Promise.all(
      Array.from({ length: 20 }, async () => await confirm(phone, wrong(code))),
    )
    const words = guesses.map(({ error }) => error?.fields?.['code'] ?? '')
    expect(words.filter((one) => one.includes('notoʻgʻri'))).toHaveLength(5)
  })

  test('a code ends after ten minutes, and with the next one', async () => {
    const { phone } = await school.createStudent()
    const first = await codeFor(phone)
    school.clock.advance(smsLimits.reset.code_s)
    expect((await confirm(phone, first)).error?.fields?.['code']).toContain('endi yaramaydi')
    const second = await codeFor(phone)
    school.clock.advance(60)
    const third = await codeFor(phone)
    if (second !== third) expect((await confirm(phone, second)).status).toBe(400)
    expect((await confirm(phone, third)).status).toBe(200)
  })

  test.each([
    ['Gulchehra2010', 'topish oson'],
    ['12345678', 'topish oson'],
    ['qisqa', 'Bu yerda xato bor: yozganingizni tekshiring'],
  ])('%s is refused, and the code is still good', async (password, why) => {
    const { phone } = await school.createStudent({ firstName: 'Gulchehra' })
    const code = await codeFor(phone)
    for (let round = 0; round <= smsLimits.reset.tries; round += 1) {
      const { error } = await confirm(phone, code, password)
      expect(Object.keys(error?.fields ?? {})).toEqual(['new_password'])
      expect(error?.fields?.['new_password']).toContain(why)
    }
    expect((await confirm(phone, code)).status).toBe(200)
  })

  test('devices that knew the account are strangers, and the one it was made on is known', async () => {
    const { phone } = await school.createStudent()
    await school.signIn(phone)
    await confirm(phone, await codeFor(phone))
    const known = await school.db
      .selectFrom('login_device_people')
      .innerJoin('people', 'people.id', 'person_id')
      .select('device_id')
      .where('phone', '=', phone)
      .execute()
    expect(known).toHaveLength(1)
  })
})

describe('whose phone it is', () => {
  /** What a client sees that requests a code and guesses. */
  async function seen(phone: string) {
    const replies = [await ask(phone)]
    await work()
    for (let round = 0; round <= smsLimits.reset.tries; round += 1)
      replies.push(await confirm(phone, 'aaaaaa'))
    replies.push(await ask(phone))
    return replies.map(({ status, body }) => ({ status, body }))
  }

  test('is told to nobody: a student, a teacher, an admin and a phone that nobody has are answered alike', async () => {
    const student = await seen((await school.createStudent()).phone)
    expect(student.map(({ status }) => status)).toEqual([200, 400, 400, 400, 400, 400, 400, 429])
    expect(stub.sent).toHaveLength(1)
    for (const phone of [
      '+998935550011',
      (await school.createTeacher()).phone,
      (await school.createAdmin()).phone,
    ])
      expect(await seen(phone)).toEqual(student)
    expect(stub.sent).toHaveLength(1)
  })

  test('is not found out by the request: it leaves the same work whoever has the phone', async () => {
    const phones = [
      (await school.createStudent()).phone,
      '+998935550012',
      (await school.createTeacher()).phone,
    ]
    for (const phone of phones) await ask(phone)
    const rows = await school.db
      .selectFrom('password_resets')
      .select(['phone', 'code_hash', 'tries_left', 'is_waiting', 'is_known'])
      .orderBy('id')
      .execute()
    const same = { code_hash: null, tries_left: 5, is_waiting: true, is_known: false }
    expect(rows).toEqual(phones.map((phone) => ({ phone, ...same })))
    expect(stub.signIns).toEqual([])
  })

  test('a teacher keeps the password, whatever code was guessed', async () => {
    const { phone } = await school.createTeacher()
    await ask(phone)
    await work()
    expect((await confirm(phone, '000000')).status).toBe(400)
    expect((await post('login', { phone, password: PASSWORD })).status).toBe(200)
  })
})

describe('limits', () => {
  test('a phone gets a code a minute, three an hour, six a day, from wherever it is asked', async () => {
    const { phone } = await school.createStudent()
    const asked = async () => {
      const { status, error } = await ask(phone, `10.12.0.${(addresses += 1)}`)
      return status === 200 ? 200 : error?.['retry_after_s']
    }
    expect([await asked(), await asked()]).toEqual([200, 60])
    school.clock.advance(60)
    expect(await asked()).toBe(200)
    school.clock.advance(60)
    expect([await asked(), await asked()]).toEqual([200, 3480])
    for (let round = 0; round < 3; round += 1) {
      school.clock.advance(3600)
      expect(await asked()).toBe(200)
    }
    school.clock.advance(3600)
    expect(await asked()).toBe(24 * 3600 - 4 * 3600 - 120)
  })

  test('of many at once for one phone one is heard', async () => {
    const { phone } = await school.createStudent()
    const statuses = (await Promise.all(Array.from({ length: 8 }, async () => await ask(phone)))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(7).fill(429)])
  })

  test.each([
    { daily_cap: 2, payments: false, left: ['capped'] },
    { daily_cap: 5, payments: true, left: ['sent', 'sent', 'sent', 'capped'] },
  ])(
    'the cap of a day is never passed (codes leave half of $daily_cap to payments: $payments), and who asks is told to turn to the curator',
    async ({ left, ...caps }) => {
      await set(caps)
      const phones = await Promise.all(
        Array.from({ length: 4 }, async () => (await school.createStudent()).phone),
      )
      for (const phone of phones) await ask(phone)
      const send = eskiz()
      await Promise.all(phones.map(async () => await work(send)))
      expect([stub.sent.length, await ways()]).toEqual([
        2,
        { success: true, data: { sms: false, kept_session_s: 30_000 } },
      ])
      expect((await ask('+998937770002')).code).toBe('access.forbidden')
      expect((await shownSetting(admin, 'sms')).state).toMatchObject({ today: { codes_over: true } })
      for (const kind of left) {
        const payment = { phone: '+998937770003', text: 'x' }
        const outcome = await sendSms({ db: school.db, send }, payment, school.moment(), 'payment')
        expect(outcome.kind).toBe(kind)
      }
      // The next day has its own.
      school.clock.advance(24 * 3600)
      expect(await ways()).toEqual({ success: true, data: { sms: true, kept_session_s: 30_000 } })
    },
  )
})

describe('a school', () => {
  test('sends no codes until it says so', async () => {
    await school.db.deleteFrom('settings').where('name', '=', 'sms').execute()
    expect(await ways()).toEqual({ success: true, data: { sms: false, kept_session_s: 30_000 } })
    const { phone } = await school.createStudent()
    expect((await ask(phone)).code).toBe('access.forbidden')
    expect(await shownSetting(admin, 'sms')).toMatchObject({
      values: { password_reset: false, payments: false, daily_cap: smsLimits.dailyCap },
      state: { configured: true, today: { sent: 0, held_back: 0, codes_over: false } },
    })
  })

  test('that turns it off sends nothing of what was asked before', async () => {
    const { phone } = await school.createStudent()
    await ask(phone)
    await set({ password_reset: false })
    await work()
    expect(stub.sent).toEqual([])
  })

  test('sees what was sent today and what the cap held back; a change stands in the log', async () => {
    const { phone } = await school.createStudent()
    await codeFor(phone)
    const state = await set({ daily_cap: 1 })
    expect(state).toMatchObject({ values: { daily_cap: 1 }, state: { today: { sent: 1, held_back: 0 } } })
    const entry = await school.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toEqual({ action: 'school_settings_save', after: { 'sms.daily_cap': 1 } })
  })
})

describe('Eskiz', () => {
  test('that is away is asked again by the queue, with another code', async () => {
    const { phone } = await school.createStudent()
    await ask(phone)
    stub.answers = [{ status: 503 }]
    await expect(work()).rejects.toThrow('Eskiz answered 503')
    await work()
    expect((await confirm(phone, stub.code)).status).toBe(200)
  })

  test('that refuses a message is not asked again, is logged, and costs nothing of the cap', async () => {
    const { phone } = await school.createStudent()
    await ask(phone)
    stub.answers = [{ status: 400, body: { message: 'no template' } }]
    await work()
    await work()
    expect([stub.sent.length, warnings.length]).toEqual([0, 1])
    expect(JSON.stringify(warnings)).not.toContain(phone.slice(1))
    expect((await shownSetting(admin, 'sms')).state).toMatchObject({ today: { sent: 0 } })
  })

  test('is not asked a second time for one request: the job may run again', async () => {
    const { phone } = await school.createStudent()
    await codeFor(phone)
    await work()
    expect(stub.sent).toHaveLength(1)
  })
})

test('a text is one message in either language', () => {
  for (const lang of limits.languages) {
    const text = codeText('123456', lang)
    expect([text, countParts(text)]).toEqual([plainText(text), 1])
  }
})

test('what is over is forgotten at night', async () => {
  await ask('+998937770003')
  school.clock.advance(smsLimits.reset.day_s)
  await ask('+998937770004')
  await removeOldResets(school.db, school.clock.now())
  const left = await school.db.selectFrom('password_resets').select('phone').execute()
  const visits = await school.db.selectFrom('password_reset_visits').select('id').execute()
  expect([left, visits.length]).toEqual([[{ phone: '+998937770004' }], 1])
})

test('what is no phone is said so', async () => {
  expect((await ask('abc')).error?.fields).toEqual({ phone: expect.any(String) })
})
