import type { RecallSession, RecallVerdict } from '@qadam/contract'
import type { CourseArchive } from '@qadam/course-archive'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { singleChoice, smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

// Before a test two questions of lessons of a week and of three weeks ago are asked, where the course wants it.
let school: TestSchool
let learning: Learning
let plain: Learning
let student: Learner
let lessonId: number

/** The third lesson has a test, which the other two precede. */
function interleaved(id: string, isOn: boolean): CourseArchive {
  const course = smallCourse(id)
  if (isOn) course.interleaved = true
  course.modules[1]?.lessons[0]?.questions.push(singleChoice('t1'), singleChoice('t2'))
  return course
}

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school, interleaved('mixed', true))
  plain = await startLearning(school, interleaved('plain', false))
})
beforeEach(async () => ({ student, lessonId } = await threeWeeksOn(learning)))

/** A student at the test of the third lesson, who finished the first one three weeks ago and the second a week ago. */
async function threeWeeksOn({ student: begin }: Learning): Promise<{ student: Learner; lessonId: number }> {
  school.clock.set('2026-03-02T07:00:00.000Z')
  let learner = await begin()
  const days = ['2026-03-02', '2026-03-16', '2026-03-23']
  for (const [place, day] of days.entries()) {
    school.clock.set(`${day}T07:00:00.000Z`)
    learner = await learner.signedInAgain()
    const { id } = await learner.lesson(place)
    await learner.study(id)
    if (place === 2) return { student: learner, lessonId: id }
    await learner.takeTest(id, 5)
    await learner.call('next_lesson_access', { completed_lesson_id: id })
  }
  throw new Error('there is no third lesson')
}

const asked = async (learner = student) =>
  await learner.data<RecallSession>('recall_session', { before_lesson_id: lessonId })
const idsOf = ({ cards }: RecallSession) => cards.map(({ question }) => question.id)
const answer = async (question_id: number, right: boolean, before_lesson_id: number | undefined = lessonId) =>
  await student.data<RecallVerdict>('recall_answer', {
    question_id,
    ...{ answer: await student.answerFor(question_id, right), request_id: crypto.randomUUID() },
    before_lesson_id,
  })
const kept = async () => ({
  attempts: await school.db.selectFrom('attempts').selectAll().where('person_id', '=', student.id).execute(),
  progress: await school.db
    .selectFrom('lesson_progress')
    .selectAll()
    .where('person_id', '=', student.id)
    .orderBy('lesson_id')
    .execute(),
})
const cardOf = async (questionId: number) =>
  await school.db
    .selectFrom('recall_cards')
    .selectAll()
    .where('person_id', '=', student.id)
    .where('question_id', '=', questionId)
    .executeTakeFirstOrThrow()

test('one question of a week ago and one of three weeks ago come first, without their keys', async () => {
  expect((await student.lesson(2)).test).toMatchObject({ earlier: true })
  const session = await asked()
  expect(session.cards.map(({ lesson }) => lesson).toSorted()).toEqual(['Dars one', 'Dars two'])
  for (const { question } of session.cards)
    expect(question).toMatchObject({
      result: null,
      other: { answer_id: null, hint: null, success_message: null },
    })
  // Read again, on whatever device, they are the same until they are answered.
  expect(idsOf(await asked(await student.signedInAgain()))).toEqual(idsOf(session))
})

test('an answer moves its card and pays as a recall, also before it is due; test, attempts and score know nothing of it', async () => {
  const before = await kept()
  const ids = idsOf(await asked())
  const [first = 0, second = 0] = ids
  const early = await cardOf(second)
  expect(await answer(first, true)).toMatchObject({ outcome: 'counted', result: { correct: true } })
  expect(idsOf(await asked())).toEqual([second])
  const wrong = await answer(second, false)
  expect(wrong).toMatchObject({ outcome: 'counted', result: { correct: false } })
  expect(await cardOf(second)).toMatchObject({ last_day: '2026-03-23', due_on: '2026-03-24' })
  expect((await cardOf(second)).difficulty).toBeGreaterThan(early.difficulty)
  expect(await kept()).toEqual(before)
  // A day asks once, whatever test comes.
  expect(idsOf(await asked())).toEqual([])
  const attempt = await student.start(lessonId)
  expect(attempt.question_ids).toHaveLength(2)
  expect(attempt.attempts_left).toBe(2)
  expect(Date.parse(attempt.expires_at) - Date.parse(attempt.started_at)).toBe(120_000)
})

test('who skips them begins the test as before, and an attempt that is left moves none of their cards', async () => {
  const session = await asked()
  const cards = await Promise.all(idsOf(session).map(cardOf))
  const attempt = await student.start(lessonId)
  expect(idsOf(await asked())).toEqual(idsOf(session))
  await student.data('test_leave', { attempt_id: attempt.attempt_id })
  expect(await Promise.all(idsOf(session).map(cardOf))).toEqual(cards)
})

test('a forged client gets no other card judged before it is due, and none twice', async () => {
  const ids = idsOf(await asked())
  const notDue = await school.db
    .selectFrom('recall_cards')
    .select('question_id')
    .where('person_id', '=', student.id)
    .where('question_id', 'not in', ids)
    .execute()
  expect(notDue.length).toBeGreaterThan(2)
  await school.db
    .updateTable('recall_cards')
    .set({ due_on: '2026-04-30' })
    .where('person_id', '=', student.id)
    .where(
      'question_id',
      'in',
      notDue.map(({ question_id }) => question_id),
    )
    .execute()
  for (const { question_id } of notDue)
    expect(await answer(question_id, true)).toEqual({ outcome: 'not_due', result: null })
  const [first = 0] = ids
  await school.db
    .updateTable('recall_cards')
    .set({ due_on: '2026-04-20' })
    .where('question_id', '=', first)
    .execute()
  expect(await answer(first, true, 0 + lessonId + 1_000_000)).toEqual({ outcome: 'not_due', result: null })
  const results = await Promise.all([answer(first, true), answer(first, true), answer(first, true)])
  expect(results.filter(({ outcome }) => outcome === 'counted')).toHaveLength(1)
})

test('a question that is taken out meanwhile is gone, and another takes its place', async () => {
  const [first = 0] = idsOf(await asked())
  await school.db.updateTable('questions').set({ retired: true }).where('id', '=', first).execute()
  expect(await answer(first, true)).toEqual({ outcome: 'gone', result: null })
  expect(idsOf(await asked())).not.toContain(first)
  expect(idsOf(await asked())).toHaveLength(2)
  await school.db.updateTable('questions').set({ retired: false }).where('id', '=', first).execute()
})

test('a course that does not want it, a stranger’s lesson and the first days ask nothing', async () => {
  const other = await threeWeeksOn(plain)
  expect((await other.student.lesson(2)).test).not.toHaveProperty('earlier')
  const session = await other.student.data<RecallSession>('recall_session', {
    before_lesson_id: other.lessonId,
  })
  expect(session.cards).toEqual([])
  expect(idsOf(await asked(other.student))).toEqual([])
  const fresh = await learning.student()
  expect(idsOf(await asked(fresh))).toEqual([])
})
