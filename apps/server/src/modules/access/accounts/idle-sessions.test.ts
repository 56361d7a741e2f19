import type { ShownSetting } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { callStaff, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { findSession, hashToken, listRunningSessions } from './index.ts'
import { SessionMemory } from './session-memory.ts'

const minute_s = 60
let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
  const admin = await signedInStaff(school, 'admin')
  const { sign_in } = await admin.data<{ sign_in: ShownSetting }>('school_settings')
  await admin.data('school_settings_save', {
    name: 'sign_in',
    revision: sign_in.revision,
    values: { staff_idle_minutes: 30 },
  })
})

const works = async ({ token }: StaffMember) => (await callStaff(school, 'me', {}, token)).status === 200
/** As the console asks by itself. */
const look = async ({ token }: StaffMember) =>
  (
    await school.inject({
      method: 'POST',
      url: '/api/staff?action=me',
      headers: { 'x-staff-auth': token, 'x-unattended': '1' },
      payload: {},
    })
  ).code

test('a session of staff ends after the idle time that held when it began, and the console is told of it', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  expect(await teacher.data('me')).toMatchObject({ idle_s: 30 * minute_s })
  school.clock.advance(30 * minute_s - 1)
  expect(await works(teacher)).toBe(true)
  school.clock.advance(30 * minute_s)
  expect((await teacher.call('me')).code).toBe('auth.required')
  const hash = hashToken(teacher.token) ?? Buffer.alloc(0)
  expect(await listRunningSessions(school.db, [hash], school.clock.now())).toEqual([])
})

test('whoever works on is never signed out by it, but by the 500 minutes', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  for (let worked = 0; worked < 499; worked += 20) {
    expect(await works(teacher)).toBe(true)
    school.clock.advance(20 * minute_s)
  }
  expect(await works(teacher)).toBe(false)
})

test('what the console asks for by itself keeps no session alive', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  for (let waited = 0; waited < 29; waited += 1) {
    school.clock.advance(minute_s)
    expect(await look(teacher)).toBeUndefined()
  }
  school.clock.advance(minute_s)
  expect(await look(teacher)).toBe('auth.required')
})

test('a student is idle as long as they like', async () => {
  const student = await school.signedInStudent()
  school.clock.advance(499 * minute_s)
  expect((await school.call('profile', {}, student.token)).status).toBe(200)
})

test('an act counts though the console looked by itself a moment before, and the caller is cached', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  const hash = hashToken(teacher.token) ?? Buffer.alloc(0)
  const memory = new SessionMemory({
    read: async (tokenHash, now, isAttended) => await findSession(school.db, tokenHash, now, isAttended),
    monotonic: () => 0,
  })
  school.clock.advance(29 * minute_s)
  await memory.find(hash, school.clock.now(), false)
  await memory.find(hash, school.clock.now(), true)
  school.clock.advance(29 * minute_s)
  expect(await works(teacher)).toBe(true)
})
