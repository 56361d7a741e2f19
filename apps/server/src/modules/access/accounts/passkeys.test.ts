import {
  secondFactorLimits,
  type PasskeyQuestion,
  type PasskeySetup,
  type SecondFactor,
  type User,
} from '@qadam/contract'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SoftwareAuthenticator } from '../../../../test/software-authenticator.ts'
import { callStaff, signedInStaff, StaffMember } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  await school.db.deleteFrom('login_failures').execute()
  await school.db.deleteFrom('settings').where('name', '=', 'sign_in').execute()
  admin = await signedInStaff(school, 'admin')
})

const begin = async (member: StaffMember) =>
  await member.data<PasskeySetup>('passkey_begin', { password: PASSWORD })

async function add(member: StaffMember, device = new SoftwareAuthenticator(), name = 'Telefon') {
  const { challenge } = await begin(member)
  const { recovery_codes } = await member.data<{ recovery_codes: string[] }>('passkey_add', {
    name,
    made: device.make({ challenge }),
  })
  return { device, recovery: recovery_codes }
}

/** A teacher who has a passkey. */
async function guarded() {
  const { id, phone } = await school.createTeacher()
  const member = new StaffMember(school, id, await school.signIn(phone))
  return { member, phone, ...(await add(member)) }
}

async function challengeOf(phone: string): Promise<string> {
  const reply = await school.call('login', { phone, password: PASSWORD })
  expect(reply.code).toBe('auth.second_factor')
  return String(reply.error?.['challenge'])
}

const asked = async (challenge: string) =>
  await callStaff<{ passkey: PasskeyQuestion | null; app: boolean }>(school, 'login_passkey_begin', {
    challenge,
  })

async function questionOf(challenge: string): Promise<PasskeyQuestion> {
  const { body } = await asked(challenge)
  if (!body.success || !body.data.passkey) throw new Error('no passkey is asked for')
  return body.data.passkey
}

const answer = async (challenge: string, signed: object) =>
  await callStaff<User>(school, 'login_passkey', { challenge, signed })

/** The whole second step. */
async function secondStep(phone: string, device: SoftwareAuthenticator, other: object = {}) {
  const challenge = await challengeOf(phone)
  return await answer(challenge, device.sign({ ...(await questionOf(challenge)), ...other }))
}

const factor = async (member: StaffMember) => await member.data<SecondFactor>('second_factor')
const works = async (token: string) => (await callStaff(school, 'me', {}, token)).status === 200
const wrong = { status: 400, code: 'validation.failed' }

describe('a sign-in with a passkey', () => {
  test('begins a session by its signature alone, and the password by itself gives none', async () => {
    const { phone, device, member } = await guarded()
    const challenge = await challengeOf(phone)
    expect(await asked(challenge)).toMatchObject({
      body: {
        data: {
          app: false,
          passkey: {
            rp_id: 'localhost',
            passkeys: [{ id: device.id.toString('base64url'), transports: ['internal'] }],
          },
        },
      },
    })
    const reply = await answer(challenge, device.sign(await questionOf(challenge)))
    expect(reply.status).toBe(200)
    expect(await works(reply.body.success ? (reply.body.data.token ?? '') : '')).toBe(true)
    expect((await factor(member)).passkeys).toMatchObject([
      { name: 'Telefon', used_at: school.clock.now().toISOString() },
    ])
  })

  test('takes no signature twice, of this challenge or of one before', async () => {
    const { phone, device } = await guarded()
    const challenge = await challengeOf(phone)
    const signed = device.sign(await questionOf(challenge))
    expect((await answer(challenge, signed)).status).toBe(200)
    expect(await answer(challenge, signed)).toMatchObject({
      code: 'conflict',
      error: { reason: 'challenge_over' },
    })
    expect(await answer(await challengeOf(phone), signed)).toMatchObject(wrong)
  })

  test('of one signature sent twice at once begins one session', async () => {
    const { phone, device } = await guarded()
    const challenge = await challengeOf(phone)
    const signed = device.sign(await questionOf(challenge))
    const replies = await Promise.all([answer(challenge, signed), answer(challenge, signed)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['another origin', { origin: 'https://localhost.evil.example' }],
    ['no origin', { origin: 'null' }],
    ['another domain', { domain: 'evil.example' }],
    ['another challenge', { challenge: 'x'.repeat(43) }],
  ])('takes no signature for %s', async (_, other) => {
    const { phone, device } = await guarded()
    expect(await secondStep(phone, device, other)).toMatchObject(wrong)
  })

  test('takes no signature of another’s passkey, nor of one that nobody has', async () => {
    const [one, other] = [await guarded(), await guarded()]
    expect(await secondStep(one.phone, other.device)).toMatchObject(wrong)
    expect(await secondStep(one.phone, new SoftwareAuthenticator())).toMatchObject(wrong)
    // By another's key under the own id.
    const forged = new SoftwareAuthenticator()
    Object.assign(forged, { id: one.device.id })
    expect(await secondStep(one.phone, forged)).toMatchObject(wrong)
  })

  test('takes no signature of a copy, whose count falls behind', async () => {
    const { phone, device } = await guarded()
    device.count = 7
    expect((await secondStep(phone, device)).status).toBe(200)
    expect(await secondStep(phone, device)).toMatchObject(wrong)
    device.count = 6
    expect(await secondStep(phone, device)).toMatchObject(wrong)
    device.count = 8
    expect((await secondStep(phone, device)).status).toBe(200)
  })

  test('takes nothing of a passkey that was removed meanwhile', async () => {
    const { phone, device, member } = await guarded()
    const second = await add(member)
    const challenge = await challengeOf(phone)
    const signed = device.sign(await questionOf(challenge))
    const [first] = (await factor(member)).passkeys
    await member.data('passkey_remove', { passkey_id: first?.id, password: PASSWORD })
    expect((await answer(challenge, signed)).status).not.toBe(200)
    expect(await secondStep(phone, device)).toMatchObject(wrong)
    expect((await secondStep(phone, second.device)).status).toBe(200)
  })

  test('ends a challenge after five wrong ones, and tells nothing without one', async () => {
    const { phone, device } = await guarded()
    const challenge = await challengeOf(phone)
    const question = await questionOf(challenge)
    for (let tried = 0; tried < secondFactorLimits.triesOfChallenge; tried += 1)
      expect(await answer(challenge, new SoftwareAuthenticator().sign(question))).toMatchObject(wrong)
    expect((await answer(challenge, device.sign(question))).code).toBe('conflict')
    for (const unknown of ['x', 'x'.repeat(43)]) expect((await asked(unknown)).code).toBe('conflict')
  })

  test('of nonsense in place of bytes is refused in a sentence', async () => {
    const { phone } = await guarded()
    const challenge = await challengeOf(phone)
    const response = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' }
    expect(await answer(challenge, { id: 'AA', rawId: 'AA', response })).toMatchObject(wrong)
    expect(await answer(challenge, { id: 'AA', rawId: 'AA', response: 'x' })).toMatchObject(wrong)
  })

  test('goes on with a recovery code where the device is lost', async () => {
    const { phone, recovery } = await guarded()
    expect(recovery).toHaveLength(10)
    const code = recovery[0] ?? ''
    expect(
      (await callStaff(school, 'login_second_step', { challenge: await challengeOf(phone), code })).status,
    ).toBe(200)
  })
})

describe('adding one', () => {
  test('asks for the password, takes a challenge once, and ends sessions of other devices', async () => {
    const { id, phone } = await school.createTeacher()
    const elsewhere = await school.signIn(phone)
    const member = new StaffMember(school, id, await school.signIn(phone))
    expect((await member.call('passkey_begin', { password: 'wrong' })).code).toBe('auth.invalid_credentials')
    const device = new SoftwareAuthenticator()
    const setup = await begin(member)
    expect(setup).toMatchObject({ rp: { id: 'localhost' }, known: [] })
    expect(JSON.stringify(setup.user.id)).not.toContain(String(id))
    const made = device.make(setup)
    await member.data('passkey_add', { name: 'Kalit', made })
    expect(await works(elsewhere)).toBe(false)
    expect(await member.call('passkey_add', { name: 'Kalit', made })).toMatchObject({
      code: 'conflict',
      error: { reason: 'not_begun' },
    })
    expect((await begin(member)).known).toMatchObject([{ id: device.id.toString('base64url') }])
  })

  test.each([
    ['another origin', { origin: 'http://127.0.0.1:3000' }],
    ['another domain', { domain: 'evil.example' }],
  ])('takes none that was made for %s', async (_, other) => {
    const member = await signedInStaff(school, 'teacher')
    const { challenge } = await begin(member)
    const made = new SoftwareAuthenticator().make({ challenge, ...other })
    expect(await member.call('passkey_add', { name: 'Kalit', made })).toMatchObject(wrong)
    expect((await factor(member)).passkeys).toEqual([])
  })

  test('takes none of a challenge that is over, of another person’s, or of one that another device began after it', async () => {
    const [one, other] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'teacher')]
    const over = { code: 'conflict', error: { reason: 'not_begun' } }
    const made = new SoftwareAuthenticator().make(await begin(one))
    await begin(other)
    expect(await other.call('passkey_add', { name: 'Kalit', made })).toMatchObject(over)
    const later = new SoftwareAuthenticator().make(await begin(one))
    expect(await one.call('passkey_add', { name: 'Kalit', made })).toMatchObject(over)
    await one.data('passkey_add', { name: 'Kalit', made: later })
    const late = new SoftwareAuthenticator().make(await begin(one))
    school.clock.advance(secondFactorLimits.setup_s)
    expect(await one.call('passkey_add', { name: 'Kalit', made: late })).toMatchObject(over)
    expect((await factor(one)).passkeys).toHaveLength(1)
  })

  test('takes no device of a colleague, whose it stays', async () => {
    const one = await guarded()
    const other = await signedInStaff(school, 'teacher')
    const { challenge } = await begin(other)
    expect(
      await other.call('passkey_add', { name: 'Meniki', made: one.device.make({ challenge }) }),
    ).toMatchObject({
      code: 'conflict',
      error: { reason: 'known' },
    })
    expect((await secondStep(one.phone, one.device)).status).toBe(200)
  })

  test('twice at once adds one, and deals recovery codes once', async () => {
    const member = await signedInStaff(school, 'teacher')
    const { challenge } = await begin(member)
    const made = new SoftwareAuthenticator().make({ challenge })
    const replies = await Promise.all([
      member.call('passkey_add', { name: 'Kalit', made }),
      member.call('passkey_add', { name: 'Kalit', made }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await factor(member)).toMatchObject({ passkeys: [{ name: 'Kalit' }], recovery_codes_left: 10 })
  })

  test('beside another leaves the recovery codes; so many are enough', async () => {
    const { member, phone, recovery } = await guarded()
    for (let added = 1; added < secondFactorLimits.passkeys.most; added += 1)
      expect(await add(member)).toMatchObject({ recovery: [] })
    const { code, error } = await member.call('passkey_begin', { password: PASSWORD })
    expect([code, error]).toMatchObject(['conflict', { reason: 'too_many' }])
    const challenge = await challengeOf(phone)
    expect((await callStaff(school, 'login_second_step', { challenge, code: recovery[0] })).status).toBe(200)
  })
})

describe('one’s own', () => {
  test('are called otherwise, and removed by the password; another’s are none of theirs', async () => {
    const [one, other] = [await guarded(), await guarded()]
    const id = (await factor(one.member)).passkeys[0]?.id
    expect((await other.member.call('passkey_rename', { passkey_id: id, name: 'Oʻgʻri' })).code).toBe(
      'not_found',
    )
    await other.member.data('passkey_remove', { passkey_id: id, password: PASSWORD })
    expect((await one.member.call('passkey_remove', { passkey_id: id, password: 'wrong' })).status).toBe(401)
    const renamed = await one.member.data<SecondFactor>('passkey_rename', { passkey_id: id, name: 'Noutbuk' })
    expect(renamed.passkeys).toMatchObject([{ id, name: 'Noutbuk' }])
    const removal = { passkey_id: id, password: PASSWORD }
    const gone = await one.member.data<SecondFactor>('passkey_remove', removal)
    // Recovery codes alone are none.
    expect(gone).toMatchObject({ passkeys: [], recovery_codes_left: 0 })
    expect(await one.member.data<SecondFactor>('passkey_remove', removal)).toEqual(gone)
    expect((await school.call('login', { phone: one.phone, password: PASSWORD })).status).toBe(200)
  })

  test('stay where the app is taken off, and the recovery codes with them', async () => {
    const { member, phone, device } = await guarded()
    const { secret } = await member.data<{ secret: string }>('second_factor_begin', { password: PASSWORD })
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: school.clock.now().getTime(),
    })
    await member.data('second_factor_confirm', { code })
    const off = await member.data<SecondFactor>('second_factor_remove', { password: PASSWORD })
    expect(off).toMatchObject({ app_since: null, recovery_codes_left: 10, passkeys: [{ name: 'Telefon' }] })
    expect(await asked(await challengeOf(phone))).toMatchObject({ body: { data: { app: false } } })
    expect((await secondStep(phone, device)).status).toBe(200)
    // Again, it takes nothing that stayed.
    expect(await member.data('second_factor_remove', { password: PASSWORD })).toMatchObject({
      passkeys: [{ name: 'Telefon' }],
    })
  })

  test('are what the school requires, and an admin takes them off', async () => {
    const { member, phone, device } = await guarded()
    const { sign_in } = await admin.data<{ sign_in: { revision: number } }>('school_settings')
    const { device: own } = await add(admin)
    await admin.data('school_settings_save', {
      ...{ name: 'sign_in', revision: sign_in.revision, values: { required_factor: 'staff' } },
    })
    expect(own.count).toBe(0)
    expect(await member.data('me')).toMatchObject({ second_factor_due: false })
    const challenge = await challengeOf(phone)
    const signed = device.sign(await questionOf(challenge))
    expect(await admin.data('staff_second_factor_remove', { staff_id: member.id })).toEqual({ removed: true })
    expect(await works(member.token)).toBe(false)
    expect((await answer(challenge, signed)).code).toBe('conflict')
    const back = new StaffMember(school, member.id, await school.signIn(phone))
    expect(await back.data('me')).toMatchObject({ second_factor_due: true })
    expect((await factor(back)).taken_off).toMatchObject({ by: expect.stringMatching(/\S/) })
    await add(back)
    expect((await factor(back)).taken_off).toBeNull()
    expect(await back.data('me')).toMatchObject({ second_factor_due: false })
  })
})
