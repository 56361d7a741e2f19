import type { RosterStudent } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember
let teacher: StaffMember
let groupId: number

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  teacher = await signedInStaff(school, 'teacher')
  groupId = await createGroup(school, teacher, 'Birinchi')
})

const reasonOf = ({ code, error }: Awaited<ReturnType<StaffMember['call']>>) => [code, error?.['reason']]

test('only a closed account is erased, by its phone, for good and once', async () => {
  const { id, phone } = await school.createStudent({ groupId })
  await admin.data('student_save', { student_id: id, first_name: 'Zulfiya' })
  const erase = async (more: object = {}) =>
    await admin.call('student_erase', { student_id: id, phone, ...more })
  expect(reasonOf(await erase())).toEqual(['conflict', 'open'])
  await admin.data('student_close', { student_id: id, closed: true, reason: 'Zulfiya ketdi' })
  expect(reasonOf(await erase({ phone: '+998900000009' }))).toEqual(['conflict', 'other_phone'])
  expect((await erase({ phone: 'mine' })).code).toBe('validation.failed')
  expect((await teacher.call('student_erase', { student_id: id, phone })).code).toBe('access.forbidden')

  const first = await erase({ phone: phone.slice(-9) })
  expect(first.status).toBe(200)
  school.clock.set('2026-05-01T07:00:00Z')
  const fresh = await signedInStaff(school, 'admin')
  // Sent again, as its reply was lost: what had been answered.
  expect((await fresh.call('student_erase', { student_id: id, phone })).body).toEqual(first.body)

  for (const [action, input] of [
    ['student_close', { closed: false }],
    ['student_save', { first_name: 'Zulfiya' }],
    ['student_sessions_end', {}],
    ['student', {}],
  ] as const)
    expect([action, (await fresh.call(action, { student_id: id, ...input })).code]).toEqual([
      action,
      'not_found',
    ])
  const closed = await fresh.data<{ rows: RosterStudent[] }>('students', { state: 'closed' })
  expect(closed.rows.map((row) => row.id)).not.toContain(id)
  const log = await school.db
    .selectFrom('audit_log')
    .select(['action', 'before', 'after', 'reason'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(log.map(({ action }) => action)).toEqual(['student_save', 'student_close', 'student_erase'])
  for (const { before, after, reason } of log) expect([before, after, reason]).toEqual([null, null, null])
  // The number is free again.
  expect((await fresh.call('student_save', { first_name: 'A', last_name: 'B', phone })).status).toBe(200)
})

test('the log stays closed to all else, also while somebody is erased', async () => {
  const { id, phone } = await school.createStudent()
  const now = await signedInStaff(school, 'admin')
  await now.data('student_close', { student_id: id, closed: true })
  await expect(sql`update audit_log set before = null`.execute(school.db)).rejects.toThrow(
    /only ever added to/,
  )
  await expect(
    school.db.transaction().execute(async (transaction) => {
      await sql`select set_config('qadam.erasing', 'on', true)`.execute(transaction)
      await sql`update audit_log set staff_id = staff_id, action = 'group_save', before = null`.execute(
        transaction,
      )
    }),
  ).rejects.toThrow(/only ever added to/)
  await now.data('student_erase', { student_id: id, phone })
  await expect(sql`delete from audit_log where subject_id = ${id}`.execute(school.db)).rejects.toThrow(
    /only ever added to/,
  )
})
