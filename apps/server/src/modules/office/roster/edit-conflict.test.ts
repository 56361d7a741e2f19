import type { RosterStaff, RosterStudent } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember
let colleague: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  colleague = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
})

test.each(['student', 'staff'] as const)(
  'of two who change one field of a %s, the later is shown what the other saved; other fields are nobody’s conflict',
  async (kind) => {
    const names = { first_name: 'Aziz', last_name: 'Umarov' }
    const typed = { ...names, phone: kind === 'student' ? '+998977000001' : '+998977000002' }
    const made = await admin.data<Record<typeof kind, RosterStudent | RosterStaff>>(`${kind}_save`, typed)
    const { id } = made[kind]
    const change = async (by: StaffMember, fields: object, seen?: object) =>
      await by.call(`${kind}_save`, { [`${kind}_id`]: id, ...fields, ...(seen && { seen }) })
    const named = { first_name: 'Abdulaziz' }
    expect((await change(colleague, named, { first_name: 'Aziz' })).status).toBe(200)
    const late = await change(admin, { first_name: 'Azizbek' }, { first_name: 'Aziz' })
    expect([late.status, late.code, late.error?.['reason']]).toEqual([409, 'conflict', 'changed'])
    expect(late.error?.['newer']).toMatchObject({
      id,
      ...names,
      ...named,
      saved_by: 'Nodira Karimova',
      saved_at: school.clock.now().toISOString(),
    })
    // Another field, and the one they set already.
    expect((await change(admin, { last_name: 'Umar' }, { last_name: 'Umarov' })).status).toBe(200)
    expect((await change(admin, named, { first_name: 'Aziz' })).status).toBe(200)
    // Of a change that stands in no entry of theirs nobody is named.
    await school.db.updateTable('people').set({ first_name: 'Boshqa' }).where('id', '=', id).execute()
    const unknown = await change(admin, { first_name: 'Azizbek' }, named)
    expect(unknown.error?.['newer']).toMatchObject({ first_name: 'Boshqa', saved_by: null, saved_at: null })
    expect((await change(admin, { first_name: 'Azizbek' }, { first_name: 'Boshqa' })).status).toBe(200)
    const raced = await Promise.all(
      [admin, colleague].map(
        async (by, at) => await change(by, { first_name: `Ism${at}` }, { first_name: 'Azizbek' }),
      ),
    )
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // A console from before says nothing of what it saw.
    expect((await change(admin, { first_name: 'Aziz' })).status).toBe(200)
  },
)

test('a student whom a colleague moved meanwhile is not moved back unseen', async () => {
  const { id: kechki } = await admin.data<{ id: number }>('group_save', { name: 'Kechki', course_ids: [] })
  const { id: tongi } = await admin.data<{ id: number }>('group_save', { name: 'Tongi', course_ids: [] })
  const student_id = await school.createStudent().then(({ id }) => id)
  await colleague.data('students_move', { student_ids: [student_id], group_id: kechki })
  const late = await admin.call('student_save', { student_id, group_id: tongi, seen: { group_id: null } })
  expect(late.error?.['newer']).toMatchObject({ group: { id: kechki, name: 'Kechki' } })
  const seen = { group_id: kechki }
  expect((await admin.call('student_save', { student_id, group_id: tongi, seen })).status).toBe(200)
  // Nor is one of many who are moved together; whoever stands where they are wanted already is nobody's conflict.
  const other = await school.createStudent().then(({ id }) => id)
  const many = { student_ids: [other, student_id], group_id: kechki }
  const stale = await admin.call('students_move', { ...many, seen: [null, kechki] })
  expect([stale.code, stale.error?.['reason']]).toEqual(['conflict', 'moved'])
  expect(await admin.data('students_move', { ...many, seen: [null, tongi] })).toEqual({ moved: 2 })
  expect(await admin.data('students_move', { ...many, seen: [null, tongi] })).toEqual({ moved: 0 })
})
