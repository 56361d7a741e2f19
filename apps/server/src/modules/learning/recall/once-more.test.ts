import type { RecallSession, RecallVerdict } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

// At the end of a test that is passed, what was wrong in it may be answered once more.
let school: TestSchool
let learning: Learning
let student: Learner
let lessonId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  school.clock.set('2026-03-10T07:00:00.000Z')
  student = await learning.student()
  lessonId = (await student.lesson(0)).id
  await student.study(lessonId)
})

const asked = async (learner = student) =>
  await learner.data<RecallSession>('recall_session', { lesson_id: lessonId })
const idsOf = ({ cards }: RecallSession) => cards.map(({ question }) => question.id)
const answer = async (question_id: number, right: boolean) =>
  await student.data<RecallVerdict>('recall_answer', {
    question_id,
    answer: await student.answerFor(question_id, right),
    request_id: crypto.randomUUID(),
  })
/** What an answer may move: the ledger, the card, the attempts. */
const kept = async () => ({
  ledger: await school.db.selectFrom('ledger').select('key').where('person_id', '=', student.id).execute(),
  cards: await school.db
    .selectFrom('recall_cards')
    .selectAll()
    .where('person_id', '=', student.id)
    .orderBy('question_id')
    .execute(),
  attempts: await school.db.selectFrom('attempts').selectAll().where('person_id', '=', student.id).execute(),
})

test('the wrong ones of a passed test are asked without their keys, and judged with them; nothing is paid or moved', async () => {
  const attempt = await student.start(lessonId)
  const { question_ids, attempt_id } = attempt
  for (const [index, id] of question_ids.entries()) await student.answer(attempt, id, index < 4)
  // Who is in the middle of it may try nothing here.
  expect(idsOf(await asked())).toEqual([])
  await student.data('test_finish', { attempt_id })
  const session = await asked()
  expect(idsOf(session)).toEqual(question_ids.slice(4))
  expect(session.due).toBe(1)
  expect(session.cards[0]?.question).toMatchObject({
    result: null,
    other: { answer_id: null, hint: null, success_message: null },
  })
  // What is due is asked for as before.
  expect(await student.data('recall_session')).toMatchObject({ cards: [], due: 0 })

  const before = await kept()
  const [wrong = 0] = idsOf(session)
  expect(await answer(wrong, false)).toMatchObject({ outcome: 'again', result: { correct: false } })
  const verdict = await answer(wrong, true)
  expect(verdict).toMatchObject({ outcome: 'again', result: { correct: true, points_added: 0 } })
  expect(verdict.result?.answer_id).not.toBeNull()
  expect(await kept()).toEqual(before)
})

test('a test that is not passed has none: a repeat would find its answers for nothing', async () => {
  await student.takeTest(lessonId, 2)
  expect(idsOf(await asked())).toEqual([])
})

test('the last test of a lesson counts', async () => {
  await student.takeTest(lessonId, 4)
  const [wrong] = idsOf(await asked())
  await student.takeTest(lessonId, 5)
  expect(idsOf(await asked())).toEqual([])
  expect(wrong).toBeDefined()
})

test('nobody is asked what another student had wrong, nor of a lesson that does not exist', async () => {
  await student.takeTest(lessonId, 4)
  const other = await learning.student()
  expect(idsOf(await asked(other))).toEqual([])
  expect(idsOf(await student.data<RecallSession>('recall_session', { lesson_id: 2_000_000 }))).toEqual([])
})
