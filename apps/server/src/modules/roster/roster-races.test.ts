import { afterAll, beforeAll, expect, test } from 'vitest'
import { actWhile } from '../../../test/held-person.ts'
import { signedInStaff, type StaffMember } from '../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'
import { closeAccount } from '../people/index.ts'

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
})
afterAll(async () => await school.close())

test('a group is put into nobody’s charge whose account is being closed', async () => {
  const { id } = await school.createTeacher()
  const reply = await actWhile(school, id, {
    changes: async (db) => await closeAccount(db, id, school.clock.now()),
    act: async () =>
      await admin.call('group_save', { name: 'Kechki', course_ids: [], teacher_id: null, mentor_id: id }),
  })
  expect(reply.code).toBe('not_found')
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
