import { beforeAll, expect, test } from 'vitest'
import { actWhile, actWhileLocked } from '../../../../test/held-person.ts'
import { practiceCourse } from '../../../../test/practice-course.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { Executor } from '../../../database/database.ts'
import { closeAccount } from '../../base/people/index.ts'

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
})

const rowOf = (db: Executor, id: number) => db.selectFrom('people').select('id').where('id', '=', id)

test('a group is put into nobody’s charge whose account is being closed', async () => {
  const { id } = await school.createTeacher()
  const reply = await actWhile(school, id, {
    changes: async (db) => await closeAccount(db, id, school.clock.now()),
    act: async () =>
      await admin.call('group_save', { name: 'Kechki', course_ids: [], teacher_id: null, mentor_id: id }),
  })
  expect(reply.code).toBe('not_found')
})

test('an admin is changed while another does something that names them', async () => {
  const first = await signedInStaff(school, 'admin')
  const last = await school.createAdmin()
  const reply = await actWhileLocked(school, {
    // All admins are locked for this, in their order.
    locks: async (db) => await rowOf(db, last.id).forUpdate().execute(),
    act: async () => await admin.call('staff_save', { staff_id: first.id, first_name: 'Yangi' }),
    meanwhile: async (db) => await rowOf(db, first.id).forKeyShare().noWait().execute(),
  })
  expect(reply.status).toBe(200)
})

test('a student is renamed and enrolled while they do something that names them', async () => {
  const { id } = await school.createStudent()
  const courseId = await school.loadCourse(practiceCourse())
  for (const [action, input] of [
    ['student_save', { student_id: id, first_name: 'Yangi' }],
    ['students_enrol', { student_ids: [id], course_id: courseId, enrolled: true }],
  ] as const) {
    const reply = await actWhileLocked(school, {
      // Where it writes its entry in the audit log.
      locks: async (db) => await rowOf(db, admin.id).forUpdate().execute(),
      act: async () => await admin.call(action, input),
      meanwhile: async (db) => await rowOf(db, id).forKeyShare().noWait().execute(),
    })
    expect([action, reply.status]).toEqual([action, 200])
  }
})

test('of two admins who import the same list in another order one takes it whole', async () => {
  const other = await signedInStaff(school, 'admin')
  const rows = Array.from({ length: 10 }, (_, index) => `Ali,Valiyev,+99891${String(index).padStart(7, '0')}`)
  const list = (lines: readonly string[]) => ({
    csv: ['first_name,last_name,phone', ...lines].join('\n'),
    dry_run: false,
  })
  const replies = await Promise.all([
    admin.call('students_import', list(rows)),
    other.call('students_import', list(rows.toReversed())),
  ])
  const made = replies.flatMap(({ body }) =>
    body.success ? [(body.data as { created: unknown[] }).created.length] : [],
  )
  expect(made.toSorted()).toEqual(replies.some(({ status }) => status !== 200) ? [10] : [0, 10])
  for (const { code, error } of replies)
    if (code !== undefined) expect([code, error?.['reason']]).toEqual(['conflict', 'phone_taken'])
})

interface Imported {
  errors: unknown[]
  created: { phone: string; password: string }[]
}

test('a list that is sent again because its reply was lost adds nobody and says the same passwords', async () => {
  const phones = ['+998940000001', '+998940000002']
  const csv = ['first_name,last_name,phone', ...phones.map((phone) => `Ali,Valiyev,${phone}`)].join('\n')
  const ask = { csv, dry_run: false, request_id: crypto.randomUUID() }
  const first = await admin.data<Imported>('students_import', ask)
  const told = async () =>
    await school.db
      .selectFrom('audit_log')
      .select(['staff_id', 'after'])
      .where('action', '=', 'students_import_again')
      .execute()
  expect(await told()).toEqual([])
  expect(await admin.data<Imported>('students_import', ask)).toEqual(first)
  expect(await told()).toEqual([{ staff_id: admin.id, after: { students: phones.length } }])
  const [one, other] = first.created
  expect(one?.password).not.toBe(other?.password)
  // A student who chose another password meanwhile retains it, and it is not in the reply.
  const token = await school.signIn(one?.phone ?? '', one?.password)
  const change = { old_password: one?.password, new_password: 'yashil olma daraxti' }
  expect((await school.call('change_password', change, token)).status).toBe(200)
  expect((await admin.data<Imported>('students_import', ask)).created).toEqual([other])
  // Another request finds people who are there.
  const again = await admin.data<Imported>('students_import', { ...ask, request_id: crypto.randomUUID() })
  expect([again.errors.length, again.created.length]).toEqual([2, 0])
})

test('a list that is sent again while the first is taken still adds everybody once, and both say the same passwords', async () => {
  const rows = Array.from({ length: 6 }, (_, index) => `Ali,Valiyev,+99895000000${index}`)
  const ask = {
    csv: ['first_name,last_name,phone', ...rows].join('\n'),
    dry_run: false,
    request_id: crypto.randomUUID(),
  }
  const both = await Promise.all([
    admin.data<Imported>('students_import', ask),
    admin.data<Imported>('students_import', ask),
  ])
  expect(both[0].created).toHaveLength(rows.length)
  expect(both[1]).toEqual(both[0])
  const [one] = both[0].created
  await school.signIn(one?.phone ?? '', one?.password)
})
