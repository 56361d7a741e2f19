import { limits, type Absence, type AuditEntry } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { actWhileLocked } from '../../../../test/held-person.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { endAbsence } from '../../learning/review/index.ts'
import { listAudit, recordAudit } from './audit-store.ts'

interface Page {
  rows: AuditEntry[]
  next: number | null
}

let school: TestSchool
let admin: StaffMember
let teacher: StaffMember

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  // Each test reads what its own staff did.
  admin = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
  teacher = await signedInStaff(school, 'teacher')
})

const record = async (entry: Partial<Parameters<typeof recordAudit>[1]> = {}) => {
  await recordAudit(school.db, {
    at: school.clock.now(),
    staffId: admin.id,
    action: 'streak_repair',
    subject: { kind: 'school' },
    ...entry,
  })
}
const page = async (input: object = {}) =>
  await admin.data<Page>('audit_log', { staff_id: admin.id, ...input })

test('an entry says who changed what, to whom, from what to what, when and why', async () => {
  const student = await school.createStudent({ firstName: 'Aziz', lastName: 'Umarov' })
  const before = { current: 0 }
  const after = { current: 5 }
  await record({ subject: { kind: 'student', id: student.id }, before, after, reason: 'Uzilish' })
  const { rows, next } = await page()
  expect(next).toBeNull()
  expect(rows).toEqual([
    {
      id: expect.any(Number),
      at: school.clock.now().toISOString(),
      staff: { id: admin.id, name: 'Nodira Karimova' },
      action: 'streak_repair',
      subject: { kind: 'student', id: student.id, name: 'Aziz Umarov' },
      before,
      after,
      reason: 'Uzilish',
    },
  ])
})

test('a group is called by its name, and not by a student who has the same number; the school has none', async () => {
  const group = await createGroup(school, teacher, 'Kechki guruh')
  const colleague = await school.createTeacher({ firstName: 'Sarvar', lastName: 'Qodirov' })
  await record({ subject: { kind: 'group', id: group } })
  await record()
  await record({ subject: { kind: 'staff', id: colleague.id } })
  expect((await page({ query: 'qodirov' })).rows).toHaveLength(1)
  expect((await page()).rows.map(({ subject }) => subject)).toEqual([
    { kind: 'staff', id: colleague.id, name: 'Sarvar Qodirov' },
    { kind: 'school', id: null, name: null },
    { kind: 'group', id: group, name: 'Kechki guruh' },
  ])
})

test('is read page by page, newest first, and by what it is about', async () => {
  const student = await school.createStudent()
  const { page: size } = limits.audit
  for (let index = 0; index < size; index += 1) await record({ after: { index } })
  await record({ subject: { kind: 'student', id: student.id } })
  const first = await page()
  expect(first.rows).toHaveLength(size)
  const rest = await page({ before: first.next })
  expect(rest).toMatchObject({ rows: [{ after: { index: 0 } }], next: null })
  const ids = [...first.rows, ...rest.rows].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
  const about = await page({ subject_kind: 'student', subject_id: student.id })
  expect(about.rows).toHaveLength(1)
  expect((await page({ subject_kind: 'group' })).rows).toEqual([])
})

test('is found by the school’s days, and by words of the names and of the reason', async () => {
  const student = await school.createStudent({ firstName: 'Oʻgʻiloy', lastName: 'Umarova' })
  const at = (time: string) => ({ at: new Date(time) })
  await record({ ...at('2026-03-09T18:59:59.000Z'), reason: 'Kecha' })
  await record({ ...at('2026-03-09T19:00:00.000Z'), reason: 'Ertalab, xato' })
  await record({ ...at('2026-03-10T19:00:00.000Z'), reason: 'Ertaga' })
  await record({
    ...at('2026-03-12T07:00:00.000Z'),
    subject: { kind: 'student', id: student.id },
    reason: 'Xato',
  })
  const reasons = async (input: object) => (await page(input)).rows.map(({ reason }) => reason)
  // Midnight in Tashkent is at 19:00 UTC.
  expect(await reasons({ from: '2026-03-10', to: '2026-03-10' })).toEqual(['Ertalab, xato'])
  expect(await reasons({ from: '2026-03-11' })).toEqual(['Xato', 'Ertaga'])
  expect(await reasons({ query: "o'giloy" })).toEqual(['Xato'])
  expect(await reasons({ query: 'XATO karimova' })).toEqual(['Xato', 'Ertalab, xato'])
  expect(await reasons({ query: '%' })).toEqual([])
  expect((await admin.call('audit_log', { from: '2026-02-30' })).error?.fields).toHaveProperty('from')
})

test('a word finds the same entries where few have it as where many do', async () => {
  const student = await school.createStudent({ firstName: 'Malika', lastName: 'Umarova' })
  const group = await createGroup(school, teacher, 'Kechki guruh')
  await record({ reason: 'Ertalab,\nxato' })
  await record({ subject: { kind: 'student', id: student.id }, reason: 'Qoʻngʻiroq, toʻladi' })
  await record({ subject: { kind: 'group', id: group } })
  const found = async (word: string) => {
    const filter = { staff_id: admin.id, words: [word] }
    const [few = [], many] = await Promise.all(
      [undefined, 0].map(async (most) =>
        (await listAudit(school.db, filter, 9, most)).map(({ subject_kind }) => subject_kind),
      ),
    )
    expect(many).toEqual(few)
    return few
  }
  expect(await found('er')).toEqual(['school'])
  expect(await found('xa')).toEqual(['school'])
  expect(await found('to')).toEqual(['student'])
  expect(await found('talab')).toEqual(['school'])
  expect(await found('gir')).toEqual(['student'])
  expect(await found('umarova')).toEqual(['student'])
  expect(await found('guruh')).toEqual(['group'])
  expect(await found('nodira')).toEqual(['group', 'student', 'school'])
})

test('says who ever changed something', async () => {
  await record()
  const { staff } = await admin.data<{ staff: { id: number; name: string }[] }>('audit_log')
  expect(staff).toContainEqual({ id: admin.id, name: 'Nodira Karimova' })
  expect(staff.map(({ id }) => id)).not.toContain(teacher.id)
})

test('is gone with a change that was undone', async () => {
  const undone = school.db.transaction().execute(async (transaction) => {
    await recordAudit(transaction, {
      at: school.clock.now(),
      staffId: admin.id,
      action: 'streak_repair',
      subject: { kind: 'school' },
    })
    throw new Error('the change failed')
  })
  await expect(undone).rejects.toThrow('the change failed')
  expect((await page()).rows).toEqual([])
})

test('has one end of an absence that two admins end at once', async () => {
  const deputy = await signedInStaff(school, 'teacher')
  const { id } = await admin.data<Absence>('absence_save', {
    teacher_id: teacher.id,
    deputy_id: deputy.id,
    from: '2026-03-10',
    to: '2026-03-20',
  })
  const late = await signedInStaff(school, 'admin')
  await actWhileLocked(school, {
    locks: async (db) =>
      await endAbsence(db, { id, to: '2026-03-10', staffId: admin.id }, school.clock.now()),
    act: async () => await late.data('absence_end', { absence_id: id }),
    meanwhile: async () => {},
  })
  expect((await page({ staff_id: late.id })).rows).toEqual([])
})

test('of a group, an absence or an announcement that is changed says what stood there, and of one that is saved as it was nothing', async () => {
  const deputy = await signedInStaff(school, 'teacher', { firstName: 'Sarvar', lastName: '' })
  const group = { name: `Guruh ${admin.id}`, course_ids: [], teacher_id: teacher.id }
  const { id: group_id } = await admin.data<{ id: number }>('group_save', group)
  const renamed = { ...group, group_id, name: `Yangi ${admin.id}`, teacher_id: deputy.id }
  const away = { teacher_id: teacher.id, deputy_id: deputy.id, from: '2026-03-10', to: '2026-03-20' }
  const { id } = await admin.data<Absence>('absence_save', away)
  const longer = { ...away, id, revision: 0, to: '2026-03-22' }
  const said = {
    group_id,
    title: { uz: 'Eʼlon' },
    body: { uz: 'Dars yoʻq' },
    from: '2026-03-10',
    until: null,
  }
  const made = await admin.data<{ id: number }>('announcement_save', said)
  for (let times = 0; times < 2; times += 1) {
    await admin.data('announcement_save', { ...said, id: made.id, revision: 0, until: '2026-03-11' })
    await admin.data('group_save', renamed)
    await admin.data('absence_save', longer)
  }
  expect((await page({ action: 'announcement_save' })).rows).toHaveLength(2)
  const rows = (await page()).rows.filter(({ action }) => action !== 'announcement_save')
  const entries = rows.map(({ before, after }) => [
    before?.['to'] ?? before?.['teacher_id'],
    after?.['to'] ?? after?.['teacher_id'],
  ])
  expect(entries).toEqual([
    ['2026-03-20', '2026-03-22'],
    [teacher.id, deputy.id],
    [undefined, '2026-03-20'],
    [undefined, teacher.id],
  ])
})

test('of many says of each group who left it, and names those alone whom it changed', async () => {
  const [from, to] = [
    await createGroup(school, teacher, 'Kechki'),
    await createGroup(school, teacher, 'Tonggi'),
  ]
  const [one, two, there] = [
    await school.createStudent({ groupId: from }),
    await school.createStudent(),
    await school.createStudent({ groupId: to }),
  ]
  const student_ids = [one.id, two.id, there.id]
  await admin.data('students_move', { student_ids, group_id: to })
  const { id: course_id } = await school.db
    .insertInto('courses')
    .values({
      stable_id: 'audited',
      title: '{"uz":"Kurs"}',
      description: '{"uz":""}',
      position: 1,
      published: true,
      cover: '{"hue":1,"seed":1}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await admin.data('students_enrol', { student_ids: [one.id], course_id, enrolled: true })
  await admin.data('students_enrol', { student_ids, course_id, enrolled: true })
  await admin.data('students_enrol', { student_ids, course_id, enrolled: false })
  expect((await page()).rows.map(({ before, after }) => [before?.['group'], after?.['ids']])).toEqual([
    [undefined, student_ids.join(', ')],
    [undefined, `${two.id}, ${there.id}`],
    [undefined, `${one.id}`],
    [`Kechki: ${one.id}; —: ${two.id}`, `${one.id}, ${two.id}`],
  ])
})

test('is only ever added to', async () => {
  await record({ reason: 'Uzilish' })
  const change = school.db.updateTable('audit_log').set({ reason: 'Boshqa' }).where('staff_id', '=', admin.id)
  await expect(change.execute()).rejects.toThrow('only ever added to')
  const removal = school.db.deleteFrom('audit_log').where('staff_id', '=', admin.id)
  await expect(removal.execute()).rejects.toThrow('only ever added to')
  expect((await page()).rows).toMatchObject([{ reason: 'Uzilish' }])
})

test('is for admins alone', async () => {
  expect((await teacher.call('audit_log')).code).toBe('access.forbidden')
})

test('a rare word is found far behind among the entries of a frequent one, page by page', async () => {
  await record({ reason: 'Kelishilgan, noyob' })
  await record({ reason: 'Kelishilgan, noyob' })
  await sql`
    insert into audit_log (at, staff_id, action, subject_kind, reason)
    select now(), ${admin.id}, 'school_settings_save', 'school', 'Kelishilgan' from generate_series(1, 510)`.execute(
    school.db,
  )
  const list = async (before?: number) =>
    await listAudit(school.db, { words: ['kelishilgan', 'noyob'], before }, 1)
  const [newest] = await list()
  const [older] = await list(newest?.id)
  expect([newest?.reason, older?.reason]).toEqual(['Kelishilgan, noyob', 'Kelishilgan, noyob'])
  expect(older?.id).toBe((newest?.id ?? 0) - 1)
  expect(await list(older?.id)).toEqual([])
})
