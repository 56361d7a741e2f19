import { secondFactorLimits, type SecondFactor, type ShownSetting, type User } from '@qadam/contract'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callStaff, signedInStaff, StaffMember } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { removeEndedChallenges } from './index.ts'

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  await school.db.deleteFrom('settings').where('name', '=', 'sign_in').execute()
  await school.db.deleteFrom('login_failures').execute()
  admin = await signedInStaff(school, 'admin')
})

/** What the app on the phone shows. */
const codeOf = (secret: string, later_s = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: school.clock.now().getTime() + later_s * 1000,
  })

interface Guarded {
  member: StaffMember
  phone: string
  secret: string
  recovery: string[]
}

async function setUp(member: StaffMember): Promise<{ secret: string; recovery: string[] }> {
  const { secret } = await member.data<{ secret: string }>('second_factor_begin', { password: PASSWORD })
  const { recovery_codes } = await member.data<{ recovery_codes: string[] }>('second_factor_confirm', {
    code: codeOf(secret),
  })
  // The code that confirmed it is used up.
  school.clock.advance(60)
  return { secret, recovery: recovery_codes }
}

/** A member of staff who has a second factor. */
async function guarded(role: 'teacher' | 'admin' = 'teacher'): Promise<Guarded> {
  const { id, phone } = await (role === 'admin' ? school.createAdmin() : school.createTeacher())
  const member = new StaffMember(school, id, await school.signIn(phone))
  return { member, phone, ...(await setUp(member)) }
}

const firstStep = async (phone: string, more: object = {}) =>
  await school.call('login', { phone, password: PASSWORD, ...more })

async function challengeOf(phone: string, more: object = {}): Promise<string> {
  const reply = await firstStep(phone, more)
  expect(reply.code).toBe('auth.second_factor')
  return String(reply.error?.['challenge'])
}

const secondStep = async (challenge: string, code: string) =>
  await callStaff<User>(school, 'login_second_step', { challenge, code })

const works = async (token: string) => (await callStaff(school, 'me', {}, token)).status === 200

async function requireOf(required_factor: string): Promise<void> {
  const { sign_in } = await admin.data<{ sign_in: ShownSetting }>('school_settings')
  await admin.data('school_settings_save', {
    name: 'sign_in',
    revision: sign_in.revision,
    values: { required_factor },
  })
}

const wrong = { status: 400, code: 'validation.failed', error: { fields: { code: expect.any(String) } } }

describe('a sign-in with a second factor', () => {
  test('begins a session with the right code alone, and the password by itself gives none', async () => {
    const { phone, secret, member } = await guarded()
    const { db } = school
    const sessions = async () => (await db.selectFrom('sessions').select('id').execute()).length
    const before = await sessions()
    const reply = await firstStep(phone)
    expect([reply.status, reply.code]).toEqual([401, 'auth.second_factor'])
    expect(JSON.stringify(reply.body)).not.toMatch(/token|first_name/)
    expect(await sessions()).toBe(before)
    const challenge = String(reply.error?.['challenge'])
    expect(await works(challenge)).toBe(false)
    const { body } = await secondStep(challenge, codeOf(secret))
    expect(body).toMatchObject({ success: true, data: { id: member.id, role: 'teacher', session_s: 30_000 } })
    expect(await works(body.success ? (body.data.token ?? '') : '')).toBe(true)
  })

  test('is remembered on the device for which the first step asked for it', async () => {
    await admin.data('school_settings_save', {
      name: 'sign_in',
      revision: (await admin.data<{ sign_in: ShownSetting }>('school_settings')).sign_in.revision,
      values: { kept_session: 'week' },
    })
    const { phone, secret } = await guarded()
    const { body } = await secondStep(await challengeOf(phone, { remember: true }), codeOf(secret))
    expect(body).toMatchObject({ data: { session_s: 7 * 24 * 3600 } })
  })

  test('takes a code of the minute before or after, and of no other time', async () => {
    const { phone, secret } = await guarded()
    for (const later_s of [-90, 90])
      expect([later_s, (await secondStep(await challengeOf(phone), codeOf(secret, later_s))).status]).toEqual(
        [later_s, 400],
      )
    expect(await secondStep(await challengeOf(phone), codeOf(secret, 30))).toMatchObject({ status: 200 })
  })

  test('takes no code twice, nor an older one after it', async () => {
    const { phone, secret } = await guarded()
    const [code, older] = [codeOf(secret), codeOf(secret, -30)]
    expect((await secondStep(await challengeOf(phone), code)).status).toBe(200)
    expect(await secondStep(await challengeOf(phone), code)).toMatchObject(wrong)
    expect(await secondStep(await challengeOf(phone), older)).toMatchObject(wrong)
  })

  test('of one code on two devices at once begins one session', async () => {
    const { phone, secret } = await guarded()
    const challenges = [await challengeOf(phone), await challengeOf(phone)]
    const code = codeOf(secret)
    const replies = await Promise.all(challenges.map((challenge) => secondStep(challenge, code)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('takes a challenge once, for ten minutes, with a few wrong codes', async () => {
    const { phone, secret } = await guarded()
    const used = await challengeOf(phone)
    expect((await secondStep(used, codeOf(secret))).status).toBe(200)
    school.clock.advance(60)
    expect((await secondStep(used, codeOf(secret))).error).toMatchObject({
      code: 'conflict',
      reason: 'challenge_over',
    })
    const late = await challengeOf(phone)
    school.clock.advance(secondFactorLimits.challenge_s)
    expect((await secondStep(late, codeOf(secret))).code).toBe('conflict')
    const guessed = await challengeOf(phone)
    for (let tried = 0; tried < secondFactorLimits.triesOfChallenge; tried += 1)
      expect(await secondStep(guessed, '000000')).toMatchObject(wrong)
    expect((await secondStep(guessed, codeOf(secret))).code).toBe('conflict')
    for (const nonsense of ['x', 'x'.repeat(43), used.slice(1)])
      expect((await secondStep(nonsense, codeOf(secret))).code).toBe('conflict')
  })

  test('throttles wrong codes as wrong passwords from an address', async () => {
    const { phone, secret } = await guarded()
    for (let tried = 0; tried < 10; tried += 1)
      await secondStep(await challengeOf(phone), tried % 2 === 0 ? '000000' : 'AAAAA-AAAAA')
    expect((await firstStep(phone)).code).toBe('auth.throttled')
    school.clock.advance(15 * 60)
    expect((await secondStep(await challengeOf(phone), codeOf(secret))).status).toBe(200)
  })

  test('gives twenty wrong codes an hour to who knows the password, from wherever they come', async () => {
    const { phone, secret } = await guarded()
    const challenges = []
    for (let asked = 0; asked < 6; asked += 1) challenges.push(await challengeOf(phone))
    const guesses = challenges.flatMap((challenge) => Array.from({ length: 5 }, () => challenge))
    const replies = await Promise.all(
      guesses.map(async (challenge) => {
        // As from other addresses.
        await school.db.deleteFrom('login_failures').execute()
        return (await secondStep(challenge, '000000')).code
      }),
    )
    expect(replies.filter((code) => code === 'validation.failed').length).toBeLessThanOrEqual(20)
    await school.db.deleteFrom('login_failures').execute()
    const barred = await secondStep(await challengeOf(phone), codeOf(secret))
    expect([barred.status, barred.code]).toEqual([429, 'auth.throttled'])
    school.clock.advance(secondFactorLimits.triesOfPerson.window_s)
    await removeEndedChallenges(school.db, school.clock.now())
    expect(await school.db.selectFrom('sign_in_challenges').select('person_id').execute()).toEqual([])
    expect((await secondStep(await challengeOf(phone), codeOf(secret))).status).toBe(200)
  })

  test('ends with the password that began it', async () => {
    const { phone, secret, member } = await guarded()
    const challenge = await challengeOf(phone)
    await admin.data('staff_password_new', { staff_id: member.id })
    expect((await secondStep(challenge, codeOf(secret))).code).toBe('conflict')
  })

  test('of an account that was closed begins nothing', async () => {
    const { phone, secret, member } = await guarded()
    const challenge = await challengeOf(phone)
    await admin.data('staff_close', { staff_id: member.id, closed: true })
    expect((await secondStep(challenge, codeOf(secret))).code).toBe('conflict')
  })
})

describe('recovery codes', () => {
  test('open once each, however they are typed', async () => {
    const { phone, recovery, member } = await guarded()
    expect(recovery).toHaveLength(10)
    const [first = '', second = ''] = recovery
    expect((await secondStep(await challengeOf(phone), first)).status).toBe(200)
    expect(await secondStep(await challengeOf(phone), first)).toMatchObject(wrong)
    expect(
      (await secondStep(await challengeOf(phone), ` ${second.toLowerCase().replace('-', ' ')} `)).status,
    ).toBe(200)
    expect(await member.data<SecondFactor>('second_factor')).toMatchObject({ recovery_codes_left: 8 })
  })

  test('are another’s to nobody, and those of before open nothing once there are new ones', async () => {
    const [one, other] = [await guarded(), await guarded()]
    expect(await secondStep(await challengeOf(one.phone), other.recovery[0] ?? '')).toMatchObject(wrong)
    expect((await one.member.call('recovery_codes_new', { password: 'wrong' })).code).toBe(
      'auth.invalid_credentials',
    )
    const { recovery_codes } = await one.member.data<{ recovery_codes: string[] }>('recovery_codes_new', {
      password: PASSWORD,
    })
    expect(await secondStep(await challengeOf(one.phone), one.recovery[0] ?? '')).toMatchObject(wrong)
    expect((await secondStep(await challengeOf(one.phone), recovery_codes[0] ?? '')).status).toBe(200)
  })

  test('of one code at once on two devices begin one session', async () => {
    const { phone, recovery } = await guarded()
    const challenges = [await challengeOf(phone), await challengeOf(phone)]
    const replies = await Promise.all(challenges.map((challenge) => secondStep(challenge, recovery[0] ?? '')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  test('and secrets are kept sealed: the tables hold neither as they were shown', async () => {
    const { secret, recovery, member } = await guarded()
    const { db } = school
    const [row] = await db
      .selectFrom('authenticators')
      .selectAll()
      .where('person_id', '=', member.id)
      .execute()
    const bytes = Buffer.from(Secret.fromBase32(secret).buffer)
    expect(row?.secret?.includes(bytes)).toBe(false)
    const codes = await db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('person_id', '=', member.id)
      .execute()
    for (const code of recovery)
      expect(codes.some(({ code_hash }) => code_hash.includes(code.slice(0, 5)))).toBe(false)
    // In another's row it is nothing: it opens for its person alone.
    const thief = await guarded()
    await db
      .updateTable('authenticators')
      .set({ secret: row?.secret ?? null })
      .where('person_id', '=', thief.member.id)
      .execute()
    expect((await secondStep(await challengeOf(thief.phone), codeOf(secret))).status).toBe(500)
  })
})

describe('setting it up', () => {
  test('asks for the password, and holds once a code was right', async () => {
    const { id, phone } = await school.createTeacher()
    const member = new StaffMember(school, id, await school.signIn(phone))
    expect((await member.call('second_factor_begin', { password: 'wrong password' })).code).toBe(
      'auth.invalid_credentials',
    )
    const { secret, uri } = await member.data<{ secret: string; uri: string }>('second_factor_begin', {
      password: PASSWORD,
    })
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Qadam:/)
    expect((await firstStep(phone)).status).toBe(200)
    expect(await member.call('second_factor_confirm', { code: '000000' })).toMatchObject(wrong)
    expect((await firstStep(phone)).status).toBe(200)
    await member.data('second_factor_confirm', { code: codeOf(secret).replace(/(...)/, '$1 ') })
    expect((await firstStep(phone)).code).toBe('auth.second_factor')
    expect(await member.data<SecondFactor>('second_factor')).toEqual({
      app_since: school.clock.now().toISOString(),
      passkeys: [],
      passkey_domain: 'localhost',
      recovery_codes_left: 10,
      required: false,
      taken_off: null,
    })
  })

  test('ends the sessions of other devices, that are none of two steps', async () => {
    const { id, phone } = await school.createTeacher()
    const elsewhere = await school.signIn(phone)
    const member = new StaffMember(school, id, await school.signIn(phone))
    await setUp(member)
    expect(await works(elsewhere)).toBe(false)
    expect(await works(member.token)).toBe(true)
  })

  test('of another app leaves the one of before until then; a begun one waits a quarter of an hour', async () => {
    const { member, phone, secret } = await guarded()
    const begin = async () =>
      await member.data<{ secret: string }>('second_factor_begin', { password: PASSWORD })
    const late = await begin()
    expect((await secondStep(await challengeOf(phone), codeOf(secret))).status).toBe(200)
    school.clock.advance(secondFactorLimits.setup_s)
    expect((await member.call('second_factor_confirm', { code: codeOf(late.secret) })).code).toBe('conflict')
    const next = await begin()
    await member.data('second_factor_confirm', { code: codeOf(next.secret) })
    school.clock.advance(60)
    expect(await secondStep(await challengeOf(phone), codeOf(secret))).toMatchObject(wrong)
    expect((await secondStep(await challengeOf(phone), codeOf(next.secret))).status).toBe(200)
  })

  test('confirmed twice at once deals one set of recovery codes', async () => {
    const member = await signedInStaff(school, 'teacher')
    const { secret } = await member.data<{ secret: string }>('second_factor_begin', { password: PASSWORD })
    const confirm = async () => await member.call('second_factor_confirm', { code: codeOf(secret) })
    const replies = await Promise.all([confirm(), confirm()])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await member.data<SecondFactor>('second_factor')).toMatchObject({ recovery_codes_left: 10 })
  })
})

describe('taking it off', () => {
  test('by oneself asks for the password and ends other sessions', async () => {
    const { member, phone, secret } = await guarded()
    const { body } = await secondStep(await challengeOf(phone), codeOf(secret))
    const elsewhere = body.success ? (body.data.token ?? '') : ''
    expect((await member.call('second_factor_remove', { password: 'wrong' })).code).toBe(
      'auth.invalid_credentials',
    )
    expect(await works(elsewhere)).toBe(true)
    const off = await member.data<SecondFactor>('second_factor_remove', { password: PASSWORD })
    expect(off).toMatchObject({ app_since: null, recovery_codes_left: 0, taken_off: null })
    expect(await works(elsewhere)).toBe(false)
    expect((await firstStep(phone)).status).toBe(200)
  })

  test('by an admin ends every session, is in the audit log, and is told to whom it was', async () => {
    const { member, phone, secret } = await guarded()
    const challenge = await challengeOf(phone)
    const removed = { staff_id: member.id, reason: 'Telefonini yoʻqotdi' }
    expect((await member.call('staff_second_factor_remove', removed)).code).toBe('access.forbidden')
    expect(await admin.data('staff_second_factor_remove', removed)).toEqual({ removed: true })
    // Once more, as where the reply was lost.
    expect(await admin.data('staff_second_factor_remove', removed)).toEqual({ removed: false })
    expect(await works(member.token)).toBe(false)
    expect((await secondStep(challenge, codeOf(secret))).code).toBe('conflict')
    const back = new StaffMember(school, member.id, await school.signIn(phone))
    expect(await back.data<SecondFactor>('second_factor')).toMatchObject({
      app_since: null,
      taken_off: { at: school.clock.now().toISOString(), by: expect.stringMatching(/\S/) },
    })
    const { rows } = await admin.data<{ rows: { action: string; reason: string | null }[] }>('audit_log', {
      staff_id: admin.id,
    })
    expect(rows.filter(({ action }) => action === 'staff_second_factor_remove')).toEqual([
      expect.objectContaining({ reason: removed.reason }),
    ])
    school.clock.advance(60)
    await setUp(back)
    expect(await back.data<SecondFactor>('second_factor')).toMatchObject({ taken_off: null })
    await back.data('second_factor_remove', { password: PASSWORD })
    expect(await back.data<SecondFactor>('second_factor')).toMatchObject({ taken_off: null })
  })

  test('of oneself or of a student by this way is refused', async () => {
    const student = await school.createStudent()
    expect((await admin.call('staff_second_factor_remove', { staff_id: admin.id })).code).toBe('conflict')
    expect((await admin.call('staff_second_factor_remove', { staff_id: student.id })).code).toBe('not_found')
  })
})

describe('where the school requires it', () => {
  test('of admins, they may but set it up until they have it; teachers go on', async () => {
    const teacher = await signedInStaff(school, 'teacher')
    await requireOf('admins')
    expect(await teacher.data('me')).toMatchObject({ second_factor_due: false })
    expect((await teacher.call('groups')).status).toBe(200)
    expect(await admin.data('me')).toMatchObject({ second_factor_due: true })
    for (const action of ['groups', 'school_settings', 'events_ticket', 'audit_log'] as const) {
      const { status, error } = await admin.call(action)
      expect([action, status, error]).toMatchObject([action, 403, { reason: 'second_factor' }])
    }
    const tus = { 'tus-resumable': '1.0.0', 'upload-length': '1', 'x-staff-auth': admin.token }
    expect((await school.inject({ method: 'POST', url: '/api/uploads', headers: tus })).status).toBe(403)
    await setUp(admin)
    expect(await admin.data('me')).toMatchObject({ second_factor_due: false })
    expect((await admin.call('groups')).status).toBe(200)
  })

  test('of all staff, a teacher too; a student never', async () => {
    const [teacher, student] = [await signedInStaff(school, 'teacher'), await school.signedInStudent()]
    await requireOf('staff')
    expect((await teacher.call('groups')).status).toBe(403)
    expect((await school.call('courses', {}, student.token)).status).toBe(200)
    await setUp(teacher)
    expect((await teacher.call('groups')).status).toBe(200)
    await teacher.data('second_factor_remove', { password: PASSWORD })
    expect((await teacher.call('groups')).status).toBe(403)
  })
})
