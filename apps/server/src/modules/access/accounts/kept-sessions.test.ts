import type { ShownSetting, User } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

const day_s = 24 * 3600

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  admin = await signedInStaff(school, 'admin')
  await school.db.deleteFrom('settings').where('name', '=', 'sign_in').execute()
})

async function keepFor(kept_session: string): Promise<void> {
  const { sign_in } = await admin.data<{ sign_in: ShownSetting }>('school_settings')
  await admin.data('school_settings_save', {
    name: 'sign_in',
    revision: sign_in.revision,
    values: { kept_session },
  })
}
async function signIn(phone: string, more: object = {}): Promise<User & { token: string }> {
  const { body } = await school.call('login', { phone, password: PASSWORD, ...more })
  return (body as { data: User & { token: string } }).data // a sign-in brings a token
}
const works = async (token: string) => (await school.call('profile', {}, token)).status === 200

describe('a session that a device is to keep', () => {
  test('lasts 500 minutes as every other one, until the school says more', async () => {
    const { phone } = await school.createStudent()
    const kept = await signIn(phone, { remember: true })
    expect(kept.session_s).toBe(30_000)
    school.clock.advance(30_000 - 1)
    expect(await works(kept.token)).toBe(true)
    school.clock.advance(1)
    expect(await works(kept.token)).toBe(false)
  })

  test.each([
    ['day', 1],
    ['week', 7],
    ['two_weeks', 14],
    ['month', 30],
  ])('lasts a %s from login where the school says so, whatever happens in between', async (length, days) => {
    const { phone } = await school.createStudent()
    await keepFor(length)
    const kept = await signIn(phone, { remember: '1' })
    expect(kept.session_s).toBe(days * day_s)
    expect((await school.call('password_reset_ways', {})).body).toMatchObject({
      data: { kept_session_s: days * day_s },
    })
    school.clock.advance(days * day_s - 1)
    expect(await works(kept.token)).toBe(true)
    school.clock.advance(1)
    expect(await works(kept.token)).toBe(false)
  })

  test('is asked for by a sign-in; others last 500 minutes all the same', async () => {
    const { phone } = await school.createStudent()
    await keepFor('month')
    for (const more of [{}, { remember: false }, { remember: 'false' }, { remember: '' }]) {
      const { session_s, token } = await signIn(phone, more)
      expect([more, session_s]).toEqual([more, 30_000])
      school.clock.advance(30_000)
      expect(await works(token)).toBe(false)
    }
  })

  test('goes on as it began when the school sets another length', async () => {
    const { phone } = await school.createStudent()
    const early = await signIn(phone, { remember: true })
    await keepFor('month')
    const long = await signIn(phone, { remember: true })
    await keepFor('day')
    school.clock.advance(30_000)
    expect([await works(early.token), await works(long.token)]).toEqual([false, true])
    school.clock.advance(2 * day_s)
    expect(await works(long.token)).toBe(true)
  })

  test('is followed by one as long where the password is changed', async () => {
    const { phone } = await school.createStudent()
    await keepFor('month')
    const { token } = await signIn(phone, { remember: true })
    const passwords = { old_password: PASSWORD, new_password: 'uchta yangi olma' }
    const changed = await school.call('change_password', { ...passwords, remember: true }, token)
    expect(changed.body).toMatchObject({ data: { session_s: 30 * day_s } })
  })
})

describe('a stolen token of a session of thirty days dies', () => {
  let stolen: string
  let phone: string
  let id: number
  beforeEach(async () => {
    const student = await school.createStudent()
    phone = student.phone
    id = student.id
    await keepFor('month')
    stolen = (await signIn(phone, { remember: true })).token
    school.clock.advance(3 * day_s)
    admin = await signedInStaff(school, 'admin')
  })

  test('with the sign-out of its owner, having lived till then', async () => {
    expect(await works(stolen)).toBe(true)
    await school.call('logout', {}, stolen)
    expect(await works(stolen)).toBe(false)
  })

  test('with a password that is changed elsewhere', async () => {
    const { token } = await signIn(phone)
    const passwords = { old_password: PASSWORD, new_password: 'uchta yangi olma' }
    expect((await school.call('change_password', passwords, token)).status).toBe(200)
    expect(await works(stolen)).toBe(false)
  })

  test('when its owner ends it from another device', async () => {
    const { token } = await signIn(phone)
    const { body } = await school.call('sessions', {}, token)
    const other = (body as { data: { id: number; here: boolean }[] }).data.find(({ here }) => !here)
    await school.call('session_end', { session_id: other?.id }, token)
    expect(await works(stolen)).toBe(false)
  })

  test('when an admin ends the student’s sessions', async () => {
    expect(await admin.data('student_sessions_end', { student_id: id })).toMatchObject({ ended: 1 })
    expect(await works(stolen)).toBe(false)
  })
})
