import { limits, type Notification, type RecentSitting, type StudentExam } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let admin: StaffMember
let teacher: StaffMember
let sitter: ExamSitter

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  teacher = await signedInStaff(school, 'teacher')
})
beforeEach(async () => {
  const groupId = await createGroup(school, teacher)
  sitter = new ExamSitter(school, await school.signedInStudent({ groupId }))
})

const grant = async () => await admin.data<StudentExam>('exam_grant', { student_id: sitter.id })
const outcome = async () =>
  (await sitter.data<{ notifications: Notification[] }>('get_student_notifications')).notifications
const logged = async () =>
  await school.db
    .selectFrom('audit_log')
    .select(['before', 'after', 'staff_id'])
    .where('subject_id', '=', sitter.id)
    .orderBy('id')
    .execute()

test('a grant opens the exam, tells the student once, and is kept in the audit log', async () => {
  expect((await sitter.call('exam')).code).toBe('exam.not_allowed')
  expect(await grant()).toEqual({ allowed: true, sittings: [] })
  expect(await grant()).toEqual({ allowed: true, sittings: [] })
  expect(await sitter.exam()).toMatchObject({ state: 'not_started' })
  expect(await sitter.data('profile')).toMatchObject({ exam: true })
  expect((await outcome()).map(({ link }) => link)).toEqual(['/exam'])
  expect(await logged()).toEqual([
    { before: { allowed: false, level: null }, after: { allowed: true, level: null }, staff_id: admin.id },
  ])
})

test('another sitting is granted once one is over; the past one stays to be looked at', async () => {
  await grant()
  const first = await sitter.start('Part 1')
  const running = await admin.call('exam_grant', { student_id: sitter.id })
  expect([running.status, running.code, running.error?.['reason']]).toEqual([409, 'conflict', 'running'])
  await sitter.save('Part 1', await sitter.answers(first, 4))
  expect((await grant()).sittings).toMatchObject([{ level: 0, is_past: true, state: 'finished' }])
  expect(await sitter.exam()).toMatchObject({ state: 'not_started' })
  expect(await sitter.data('exam_result')).toEqual([])
  expect(await outcome()).toHaveLength(2)
  expect(await logged()).toHaveLength(2)

  // What a device stored of the first sitting counts nothing in the second.
  const second = await sitter.start('Part 1')
  expect(second.sitting_id).not.toBe(first.sitting_id)
  const [late] = await sitter.answers(first, 0, 1)
  const stored = { ...late, sitting_id: first.sitting_id }
  expect((await sitter.call('exam_answer', stored)).code).toBe('exam.finished')
  const end = { level: 'Part 1', sitting_id: first.sitting_id }
  expect((await sitter.call('exam_save', end)).code).toBe('exam.finished')
  expect(await sitter.exam()).toMatchObject({ state: 'running', selected: {} })
})

test('grants at the same moment are one; a start that races one begins one sitting', async () => {
  await Promise.all([grant(), grant(), grant()])
  expect(await outcome()).toHaveLength(1)
  const first = await sitter.start('Part 1')
  await sitter.save('Part 1', await sitter.answers(first, 0))
  const [, start] = await Promise.all([grant(), sitter.call('exam_start', { level: 'Part 1' })])
  expect([200, 409]).toContain(start.status)
  const { sitting_id } = await sitter.start('Part 1')
  expect(sitting_id).not.toBe(first.sitting_id)
  const { sittings } = await admin.data<StudentExam>('exam_sittings', { student_id: sitter.id })
  expect(sittings.map(({ id, is_past }) => [id, is_past])).toEqual([
    [sitting_id, false],
    [first.sitting_id, true],
  ])
})

test('a teacher sees answers and times of the own students, also of a part that runs', async () => {
  await grant()
  const started = await sitter.start('Part 1')
  const [one, two] = await sitter.answers(started, 1, 2)
  school.clock.advance(7)
  await sitter.data('exam_answer', one)
  school.clock.advance(12)
  await sitter.data('exam_answer', two)
  const { sittings } = await teacher.data<StudentExam>('exam_sittings', { student_id: sitter.id })
  const [part] = sittings[0]?.parts ?? []
  expect(sittings).toMatchObject([{ state: 'running', level: null, is_past: false }])
  expect(part).toMatchObject({ level: 'Part 1', results: null, finished_at: null })
  expect(part?.answers.slice(0, 3)).toMatchObject([
    { isCorrect: true, took_s: 7 },
    { isCorrect: false, took_s: 12 },
    { isCorrect: false, took_s: null, selected: null, answered_at: null },
  ])
  expect(part?.answers[0]?.selected).toBe(part?.answers[0]?.correct)
  expect((await teacher.call('exam_grant', { student_id: sitter.id })).code).toBe('access.forbidden')
})

test('a pace that nobody has stands with the sitting, and the list of sittings is that of the own students', async () => {
  await grant()
  const started = await sitter.start('Part 1')
  school.clock.advance(9)
  for (const answer of await sitter.answers(started, 10)) await sitter.data('exam_answer', answer)
  await sitter.save('Part 1')
  const pace = { answers: 10, right: 10, took_s: 9 }
  const { sittings } = await teacher.data<StudentExam>('exam_sittings', { student_id: sitter.id })
  expect(sittings[0]?.parts[0]).toMatchObject({ pace, results: { correct: 10 } })
  // It judges nobody: the part is passed.
  expect((await sitter.exam()).parts[1]?.state).toBe('open')

  const listed = async (who: StaffMember, input = {}) =>
    await who.data<{ rows: RecentSitting[]; next: number | null }>('exam_recent', input)
  const { rows } = await listed(teacher)
  expect(rows[0]).toMatchObject({ student: { id: sitter.id }, state: 'running', parts: [{ pace }] })
  expect(JSON.stringify(rows)).not.toContain('selectedAnswer')
  expect((await listed(await signedInStaff(school, 'teacher'))).rows).toEqual([])
  // What was kept without a connection comes at once, and looks like nothing.
  const second = await sitter.start('Part 2')
  school.clock.advance(300)
  await sitter.save('Part 2', await sitter.answers(second, 10))
  const parts = (await listed(admin)).rows[0]?.parts
  expect(parts?.map((part) => part.pace)).toEqual([pace, null])
})

test('the list of sittings goes on page by page, the newest first', async () => {
  const count = limits.exam.sittingsPage + 5
  for (let index = 0; index < count; index += 1)
    await (await ExamSitter.arrive(school)).call('exam_start', { level: 'Part 1' })
  interface Page {
    rows: RecentSitting[]
    next: number | null
  }
  const first = await admin.data<Page>('exam_recent')
  expect(first.rows).toHaveLength(limits.exam.sittingsPage)
  const second = await admin.data<Page>('exam_recent', { before: first.next })
  const ids = [...first.rows, ...second.rows].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
  expect(ids.length).toBeGreaterThanOrEqual(count)
  expect(second.next).toBeNull()
})
