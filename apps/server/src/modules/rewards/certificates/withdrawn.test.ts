import type { AuthoredCourse, Certificate, StaffCertificate, TryResult } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { actWhileLocked } from '../../../../test/held-person.ts'
import {
  practiceCourse,
  startPractising,
  type Practising,
  type TaskName,
} from '../../../../test/practice-course.ts'
import { decide as decideOn } from '../../../../test/promise-works.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { Executor } from '../../../database/database.ts'
import { readMigrations } from '../../../database/migrate.ts'
import { removeDeletedParts } from '../../content/authoring/index.ts'
import { issueToEverybody, withdrawCertificate } from './index.ts'

let school: TestSchool
let practising: Practising
beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})

const page = async (code: string, lang = 'uz') => await school.get(`/certificate/${code}?lang=${lang}`)

/** A student who has finished the course, and what becomes of their one work that a teacher approved. */
async function certified() {
  const teacher = await signedInStaff(school, 'teacher')
  const student = await practising.student({ groupId: await createGroup(school, teacher) })
  const own = async () => (await student.data<{ certificates: Certificate[] }>('certificates')).certificates
  await school.db
    .updateTable('lesson_progress')
    .set({ state: 'completed', finished_at: school.clock.now() })
    .where('person_id', '=', student.id)
    .where('lesson_id', '<>', practising.lessonId('shown'))
    .execute()
  const handIn = async (task: TaskName) => {
    const { submission } = await student.data<TryResult>('question_try', {
      question_id: practising.questionId(task),
      answer: 'Mening loyiham tayyor',
    })
    return submission
  }
  const submission = await handIn('demo')
  const { submission_id = 0 } = submission ?? {}
  const standing = async () =>
    (
      await school.db
        .selectFrom('review_decisions')
        .select('id')
        .where('submission_id', '=', submission_id)
        .orderBy('id', 'desc')
        .executeTakeFirst()
    )?.id
  const decide = async (verdict: 'approved' | 'rejected', handedIn = submission, replaces?: number) =>
    await teacher.data('review_decide', {
      ...{ submission_id: handedIn?.submission_id, version: handedIn?.version, verdict, replaces },
      comment: verdict === 'rejected' ? 'Qayta ishlang' : '',
      ...(verdict === 'approved' ? { score: 90, coins: 9, points: 45 } : { score: 20, coins: 0, points: 0 }),
    })
  const correct = async (verdict: 'approved' | 'rejected') =>
    await decide(verdict, submission, await standing())
  await decide('approved')
  const [issued] = await own()
  if (!issued) throw new Error('no certificate')
  return { student, own, issued, handIn, decide, correct }
}

const runJob = async () => await issueToEverybody({ db: school.db, live: school.live }, school.clock.now())

/** As a correction of another teacher leaves it, before it is committed. */
async function takeBack(db: Executor, personId: number, lessonId: number): Promise<void> {
  await db
    .updateTable('lesson_progress')
    .set({ state: 'failed' })
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lessonId)
    .execute()
  await withdrawCertificate(db, { personId, courseId: practising.courseId, lessonId }, school.clock.now())
}

test('a certificate is withdrawn when the teacher takes an approval back, and is the same again once it is approved', async () => {
  const admin = await signedInStaff(school, 'admin')
  const { student, own, issued, correct } = await certified()
  expect(issued.withdrawn_at).toBeNull()

  await correct('rejected')
  const at = school.clock.now().toISOString()
  expect(await own()).toEqual([{ ...issued, withdrawn_at: at }])
  const public_ = await page(issued.code)
  expect(public_.text).toMatch(/<h1.*Sertifikat hozir amal qilmaydi<\/h1>/)
  expect(public_.text).not.toContain('Aziza')
  expect((await page(issued.code, 'ru')).text).toContain('Сертификат сейчас не действует')
  expect((await school.get(`/certificate/${issued.code}/pdf`)).status).toBe(302)
  const seen = await admin.data<{ certificates: StaffCertificate[] }>('certificates', {
    student_id: student.id,
  })
  expect(seen.certificates).toMatchObject([{ withdrawn_at: at, withdrawn_for: [expect.any(String)] }])
  await runJob()
  expect(await own()).toHaveLength(1)
  expect((await own())[0]?.withdrawn_at).toBe(at)

  await correct('approved')
  expect(await own()).toEqual([issued])
  expect((await page(issued.code)).text).toContain('Haqiqiy sertifikat')
  // Taken back once more, and the lesson is gone from the course: what is finished is finished.
  await correct('rejected')
  const lesson = { column: 'id', value: practising.lessonId('shown') } as const
  const retire = async (retired: boolean) =>
    await school.db.updateTable('lessons').set({ retired }).where(lesson.column, '=', lesson.value).execute()
  await retire(true)
  await runJob()
  await retire(false)
  expect(await own()).toEqual([issued])
})

test('a lesson that its authors deleted counts for as long as they can bring it back', async () => {
  const second = await startPractising(school, 'second')
  const student = await second.student()
  const own = async () => (await student.data<{ certificates: Certificate[] }>('certificates')).certificates
  const at = school.clock.now()
  // Through all of it but the last, which nobody has reached.
  await school.db
    .deleteFrom('lesson_progress')
    .where('person_id', '=', student.id)
    .where('lesson_id', '=', second.lessonId('last'))
    .execute()
  await school.db
    .updateTable('lesson_progress')
    .set({ state: 'completed', finished_at: at })
    .where('person_id', '=', student.id)
    .execute()
  const admin = await signedInStaff(school, 'admin')
  const author = new Author(admin)
  const courses = await admin.data<AuthoredCourse[]>('authoring_courses')
  const course = courses.find(({ course_id }) => course_id === second.courseId)
  const { modules } = await author.tree(course?.id ?? 0)
  const lesson = modules.flatMap(({ lessons }) => lessons).find(({ title }) => title.uz === 'Dars last')
  const part = { kind: 'lesson', id: lesson?.id }
  await admin.data('authoring_delete', part)
  expect(await student.lessons()).toHaveLength(4)
  await runJob()
  expect(await own()).toEqual([])
  await admin.data('authoring_undelete', part)
  await runJob()
  expect(await own()).toEqual([])
  // Gone for good, it is no lesson of the course any more.
  await admin.data('authoring_delete', part)
  await removeDeletedParts(school.db, new Date(at.getTime() + 25 * 3_600_000))
  await runJob()
  expect(await own()).toMatchObject([{ course: { id: second.courseId } }])
})

test.each([
  ['came back', 'failed', ['text', 'project']],
  ['was still to be done', 'open', ['text']],
] as const)('a task that %s holds nobody up once it is taken out of the course', async (_, state, tasks) => {
  const whole = practiceCourse(state)
  const course = await startPractising(school, state, whole)
  const teacher = await signedInStaff(school, 'teacher')
  const student = await course.student({ groupId: await createGroup(school, teacher) })
  const written = async () => (await student.lessons())[0]
  await school.db
    .updateTable('lesson_progress')
    .set({ state: 'completed', finished_at: school.clock.now() })
    .where('person_id', '=', student.id)
    .where('lesson_id', '<>', course.lessonId('written'))
    .execute()
  const works = { text: 'Uch soʻzli javob', project: JSON.stringify({ files: { 'index.html': '<p>1</p>' } }) }
  for (const task of tasks) {
    const work = { question_id: course.questionId(task), answer: works[task] }
    const { submission } = await student.data<TryResult>('question_try', work)
    if (!submission) throw new Error('nothing was handed in')
    await decideOn(teacher, submission, task === 'text' ? 'approved' : 'rejected')
  }
  expect(await written()).toMatchObject({ state })
  whole.modules[0]?.lessons[0]?.questions.pop()
  await school.loadCourse(whole)
  expect(await written()).toMatchObject({ state, practice: { status: 'approved' }, missing: [] })
  // As the app asks where it shows such a lesson.
  await student.data('next_lesson_access', { completed_lesson_id: course.lessonId('written') })
  expect(await written()).toMatchObject({ state: 'completed' })
  const { certificates } = await student.data<{ certificates: Certificate[] }>('certificates')
  expect(certificates).toHaveLength(1)
})

test('a work that is rejected for the first time takes nothing away: it was asked for since', async () => {
  const { own, issued, handIn, decide } = await certified()
  await decide('rejected', await handIn('text'))
  expect(await own()).toEqual([issued])
})

test('an approval that is taken back withdraws it from a student who left the course since, too', async () => {
  const { student, own, issued, correct } = await certified()
  await school.db.deleteFrom('enrollments').where('person_id', '=', student.id).execute()
  await correct('rejected')
  await runJob()
  expect((await page(issued.code)).text).toContain('Sertifikat hozir amal qilmaydi')
  await correct('approved')
  expect(await own()).toEqual([issued])
})

test('an approval that was taken back before there was this rule withdraws it by the migration, once', async () => {
  const earlier = readMigrations().find(({ name }) => name === '0065-earlier-withdrawals.sql')?.sql ?? ''
  const before = await certified()
  await before.correct('rejected')
  await school.db
    .updateTable('certificates')
    .set({ withdrawn_lessons: [], withdrawn_at: null })
    .where('person_id', '=', before.student.id)
    .execute()
  // Asked for later, and never approved.
  const other = await certified()
  await other.decide('rejected', await other.handIn('text'))
  const at = school.clock.now().toISOString()
  for (let time = 0; time < 2; time += 1) {
    await sql.raw(earlier).execute(school.db)
    expect(await before.own()).toEqual([{ ...before.issued, withdrawn_at: at }])
    expect(await other.own()).toEqual([other.issued])
  }
  await before.correct('approved')
  await sql.raw(earlier).execute(school.db)
  expect(await before.own()).toEqual([before.issued])
})

test('two teachers at once: what one gives again does not give back what the other takes', async () => {
  const { student, own, issued, correct } = await certified()
  await correct('rejected')
  const at = school.clock.now().toISOString()
  await actWhileLocked(school, {
    locks: async (db) => await takeBack(db, student.id, practising.lessonId('written')),
    act: async () => await correct('approved'),
    meanwhile: async () => {},
  })
  expect(await own()).toEqual([{ ...issued, withdrawn_at: at }])
})

test('an approval that is taken back in the very moment in which the job issues leaves no certificate that holds', async () => {
  const { student, own } = await certified()
  await school.db.deleteFrom('certificates').where('person_id', '=', student.id).execute()
  await actWhileLocked(school, {
    locks: async (db) => await takeBack(db, student.id, practising.lessonId('shown')),
    act: runJob,
    meanwhile: async () => {},
  })
  expect(await own()).toEqual([])
})
