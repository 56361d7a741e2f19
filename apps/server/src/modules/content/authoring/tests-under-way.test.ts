import { limits, type Attempt, type AttemptResult, type AuthoredLesson } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Author } from '../../../../test/authoring.ts'
import { choice, smallLesson } from '../../../../test/drafts.ts'
import { Learner } from '../../../../test/learning.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { finishOverdueAttempts } from '../../learning/attempts/index.ts'

// What authors and the office do while a student sits a test.

let school: TestSchool
let admin: StaffMember
let author: Author
let courseId: number
/** As students know it. */
let seenId: number
let lesson: AuthoredLesson
let student: Learner
let attempt: Attempt

beforeAll(async () => {
  school = await startTestSchool()
  admin = await signedInStaff(school, 'admin')
  author = new Author(admin)
})

beforeEach(async () => {
  const document = smallLesson()
  const questions = [...document.questions, choice('ikki'), choice('uch'), choice('tort')]
  const built = await author.built({ ...document, questions })
  courseId = built.courseId
  seenId = (await author.publish('course', courseId)).course.course_id ?? 0
  lesson = await admin.data<AuthoredLesson>('authoring_lesson', { id: built.lessons[0]?.id })
  student = await Learner.enrolled(school, seenId)
  const lessonId = (await student.lesson(0)).id
  await student.study(lessonId)
  attempt = await student.start(lessonId)
})

/** Answers so many of the test's questions right, and no others. */
async function answer(count: number): Promise<void> {
  for (const id of attempt.question_ids.slice(0, count)) await student.answer(attempt, id, true)
}
const hide = async (kind: 'lesson' | 'course', id: number) =>
  await admin.data('authoring_unpublish', { kind, id, confirmed: true })
const takeOut = async () =>
  await admin.data('students_enrol', { student_ids: [student.id], course_id: seenId, enrolled: false })
const without = async (question: string) => {
  const { document } = lesson
  await author.save(lesson, {
    ...document,
    questions: document.questions.filter(({ id }) => id !== question),
  })
  await author.publish('lesson', lesson.id)
}

test.each([
  ['hidden', async () => await hide('lesson', lesson.id)],
  ['of a course that is hidden', async () => await hide('course', courseId)],
  ['put aside', async () => await admin.data('authoring_archive', { id: courseId, archived: true })],
  ['of a course that the student was taken out of', takeOut],
])('a test in a lesson that is now %s ends at its deadline from what was answered', async (_, takeAway) => {
  await answer(4)
  await takeAway()
  school.clock.advance(3600)
  // It would be the first of every round, and no other test or exam would end any more.
  await finishOverdueAttempts(school.db, { now: school.clock.now(), timeZone: limits.schoolTimeZone })
  const ended = await school.db
    .selectFrom('attempts')
    .select(['state', 'spent'])
    .where('id', '=', attempt.attempt_id)
    .executeTakeFirstOrThrow()
  expect(ended).toEqual({ state: 'passed', spent: false })
})

test('what was answered in a lesson that is hidden meanwhile is finished by the student all the same', async () => {
  await answer(4)
  await hide('lesson', lesson.id)
  const result = await student.data<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })
  expect(result).toMatchObject({ state: 'passed', correct: 4, total: 4 })
})

test('a question that is taken out in the middle of a test is neither shown again nor counted as wrong', async () => {
  await answer(3)
  await without('tort')
  const resumed = await student.start(attempt.lesson_id)
  expect(resumed).toMatchObject({
    attempt_id: attempt.attempt_id,
    question_ids: attempt.question_ids.slice(0, 3),
  })
  const result = await student.data<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })
  expect(result).toMatchObject({ state: 'passed', correct: 3, total: 3, percentage: 100 })
})

test('a test of which nothing is left is not passed', async () => {
  const { document } = lesson
  const [info] = document.questions
  if (!info) throw new Error('there is no info')
  await author.save(lesson, { ...document, questions: [info, choice('yangi')] })
  await author.publish('lesson', lesson.id)
  const result = await student.data<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })
  expect(result).toMatchObject({ state: 'failed', correct: 0, total: 4 })
})

test('a question that students answered keeps its type, also where the lesson is hidden and published anew', async () => {
  await answer(4)
  await student.data('test_finish', { attempt_id: attempt.attempt_id })
  await hide('lesson', lesson.id)
  const { document } = lesson
  const retyped = document.questions.map((question) =>
    question.id === 'ikki' ? { ...question, type: 'selected-multiple' as const } : question,
  )
  await author.save(lesson, { ...document, questions: retyped })
  const refused = await admin.call('authoring_publish', { kind: 'lesson', id: lesson.id })
  expect(refused).toMatchObject({
    code: 'conflict',
    error: {
      reason: 'incomplete',
      faults: expect.arrayContaining([expect.objectContaining({ code: 'retyped', question: 'ikki' })]),
    },
  })
})
