import { randomBytes } from 'node:crypto'
import type { OutputOf, StaffActions } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { actWhile } from '../../../../test/held-person.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { beginStudentImport, failStudentImport } from './student-imports-store.ts'

let school: TestSchool
let admin: StaffMember
beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  admin = await signedInStaff(school, 'admin')
})

type StudentImportLine = OutputOf<StaffActions['student_imports']>[number]
type Imported = Pick<OutputOf<StaffActions['students_import']>, 'created'>

let phones = 0
const freshPhone = () => `+99893${String((phones += 1)).padStart(7, '0')}`

test('a list is found again with who sent it; those who never signed in get new passwords, the others keep theirs', async () => {
  const [first, second, third] = [freshPhone(), freshPhone(), freshPhone()]
  const csv = `ism;familiya;telefon\nAli;Valiyev;${first}\nOlim;Aliyev;${second}\nVali;Aliyev;${third}\n`
  const request_id = crypto.randomUUID()
  const { created } = await admin.data<Imported>('students_import', { csv, dry_run: false, request_id })
  // Of one the slip was handed out: he signed in.
  await school.signIn(second, created[1]?.password ?? '')
  const colleague = await signedInStaff(school, 'admin')
  const [line] = await colleague.data<StudentImportLine[]>('student_imports')
  expect(line).toMatchObject({
    by: { id: admin.id },
    rows: 3,
    done: 3,
    students: 3,
    waiting: 2,
    state: 'done',
    reason: null,
  })
  const asked = { id: line?.id, request_id: crypto.randomUUID() }
  const made = await colleague.data<Imported>('student_import_slips', asked)
  expect(made.created.map(({ phone }) => phone)).toEqual([first, third])
  // The reply was lost: the same passwords.
  expect(await colleague.data('student_import_slips', asked)).toEqual(made)
  const tryIn = async (phone: string, password = '') =>
    (await school.call('login', { phone, password })).body.success
  expect(await tryIn(first, created[0]?.password)).toBe(false)
  expect(await tryIn(second, created[1]?.password)).toBe(true)
  expect(await tryIn(first, made.created[0]?.password)).toBe(true)
  expect((await colleague.data<StudentImportLine[]>('student_imports'))[0]?.waiting).toBe(1)
  const { rows } = await admin.data<{ rows: { action: string; after: object }[] }>('audit_log', {
    staff_id: colleague.id,
  })
  expect(rows.map(({ action, after }) => [action, after])).toEqual([
    ['students_import_again', { students: 2 }],
    ['student_import_slips', { students: 2 }],
  ])
})

/** A list that was taken in, of whom nobody has signed in. */
async function imported(count: number) {
  const phones = Array.from({ length: count }, freshPhone)
  const csv = ['ism;familiya;telefon', ...phones.map((phone) => `Ali;Valiyev;${phone}`)].join('\n')
  const request_id = crypto.randomUUID()
  const { created } = await admin.data<Imported>('students_import', { csv, dry_run: false, request_id })
  const [line] = await admin.data<StudentImportLine[]>('student_imports')
  return { created, asked: { id: line?.id, request_id: crypto.randomUUID() } }
}
const signIn = async (slip: Imported['created'][number] | undefined) =>
  (await school.call('login', { phone: slip?.phone, password: slip?.password })).body.success

test('who signs in while new passwords are made keeps theirs', async () => {
  const { created, asked } = await imported(2)
  const [first, second] = created
  // As a sign-in does: it locks the account, and its session is seen when it ends.
  const made = await actWhile(school, first?.id ?? 0, {
    changes: async (db) =>
      await db
        .insertInto('sessions')
        .values({
          token_hash: randomBytes(32),
          person_id: first?.id ?? 0,
          created_at: school.clock.now(),
          expires_at: new Date(school.clock.now().getTime() + 60_000),
        })
        .execute(),
    act: async () => await admin.data<Imported>('student_import_slips', asked),
  })
  expect(made.created.map(({ phone }) => phone)).toEqual([second?.phone])
  expect(await signIn(first)).toBe(true)
  expect(await signIn(second)).toBe(false)
})

test('who got a password from their teacher since keeps it, also where their sign-in is known no more', async () => {
  const { created, asked } = await imported(2)
  const [first, second] = created
  expect(await signIn(first)).toBe(true)
  // Ends their sessions, and no device is known any more.
  const given = await admin.data<{ password: string }>('student_password_new', { student_id: first?.id })
  const made = await admin.data<Imported>('student_import_slips', asked)
  expect(made.created.map(({ phone }) => phone)).toEqual([second?.phone])
  expect(await signIn(first && { ...first, ...given })).toBe(true)
})

test('a press that is sent again while the first is at work says the same passwords', async () => {
  const { created, asked } = await imported(3)
  const both = await Promise.all([
    admin.data<Imported>('student_import_slips', asked),
    admin.data<Imported>('student_import_slips', asked),
  ])
  expect(both[0].created).toHaveLength(created.length)
  expect(both[1]).toEqual(both[0])
  expect(await signIn(both[0].created[0])).toBe(true)
})

test('a list whose server ended says why nobody was taken', async () => {
  const lines = async () => await admin.data<StudentImportLine[]>('student_imports')
  const now = school.clock.now()
  const begun = { personId: admin.id, requestId: crypto.randomUUID(), rows: 9 }
  await beginStudentImport(school.db, begun, now)
  expect((await lines())[0]).toMatchObject({ state: 'running', done: 0, reason: null })
  school.clock.advance(6 * 60)
  expect((await lines())[0]).toMatchObject({ state: 'failed', reason: 'interrupted', waiting: 0 })
  const { id } = (await lines())[0] ?? { id: 0 }
  const slips = await admin.call('student_import_slips', { id, request_id: crypto.randomUUID() })
  expect(slips.code).toBe('not_found')
  // It is sent again, and runs.
  await beginStudentImport(school.db, begun, school.clock.now())
  expect((await lines())[0]).toMatchObject({ id, state: 'running', reason: null })
})

test('one that failed says why, and the same list sent again is the same import', async () => {
  const request_id = crypto.randomUUID()
  const begun = { personId: admin.id, requestId: request_id, rows: 1 }
  await beginStudentImport(school.db, begun, school.clock.now())
  await failStudentImport(school.db, request_id, 'conflict', school.clock.now())
  const before = await admin.data<StudentImportLine[]>('student_imports')
  expect(before[0]).toMatchObject({ state: 'failed', reason: 'changed' })
  const csv = `ism;familiya;telefon\nAli;Valiyev;${freshPhone()}\n`
  await admin.data('students_import', { csv, dry_run: false, request_id })
  const after = await admin.data<StudentImportLine[]>('student_imports')
  expect(after).toHaveLength(before.length)
  expect(after[0]).toMatchObject({ id: before[0]?.id, state: 'done', reason: null, students: 1 })
})
