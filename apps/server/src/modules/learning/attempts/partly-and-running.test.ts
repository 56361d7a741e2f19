import type { Attempt, AttemptResult, TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
let student: Learner
let lessonId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  student = await learning.student()
  lessonId = (await student.lesson(0)).id
})

const finish = async (attempt: Attempt) =>
  await student.data<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })

describe('an answer of several options', () => {
  beforeEach(async () => await student.study(lessonId))

  const severalOf = async (attempt: Attempt) => {
    const question = (await student.questions(lessonId)).find(({ type }) => type === 'selected-multiple')
    if (!question || !attempt.question_ids.includes(question.id)) throw new Error('no such question')
    const key = await school.keyOf(question.id)
    if (!Array.isArray(key)) throw new Error('the key names several')
    const wrong = question.other.options.map(({ id }) => id).filter((id) => !key.includes(id))
    return { question, key, wrong }
  }

  test('that is right so far is told so, in the attempt and afterwards, and not what is missing', async () => {
    const attempt = await student.start(lessonId)
    const { question, key } = await severalOf(attempt)
    const answer = key.slice(0, 1)
    const told = await student.data<TryResult>('question_try', {
      question_id: question.id,
      answer,
      attempt_id: attempt.attempt_id,
    })
    expect(told).toMatchObject({ correct: false, partly: true, answer, answer_id: null, points_added: 0 })
    expect((await student.start(lessonId)).answered[question.id]).toMatchObject({ partly: true })
    expect(await finish(attempt)).toMatchObject({ correct: 0, state: 'failed' })
    const shown = (await student.questions(lessonId)).find(({ id }) => id === question.id)
    expect(shown?.result).toMatchObject({ correct: false, partly: true, answer })
    expect(shown?.other.answer_id).toBeNull()
  })

  test.each([
    ['one right and one wrong', ({ key, wrong }: Several) => [key[0], wrong[0]]],
    ['all right and one wrong', ({ key, wrong }: Several) => [...key, wrong[0]]],
    ['a wrong one', ({ wrong }: Several) => wrong.slice(0, 1)],
    ['all right', ({ key }: Several) => key],
  ])('with %s is never called right so far', async (_what, choose) => {
    const attempt = await student.start(lessonId)
    const several = await severalOf(attempt)
    const told = await student.data<TryResult>('question_try', {
      question_id: several.question.id,
      answer: choose(several),
      attempt_id: attempt.attempt_id,
    })
    expect(told).not.toHaveProperty('partly')
  })
})

interface Several {
  key: number[]
  wrong: number[]
}

test('options keep the order of the last attempt until the next one is taken', async () => {
  await student.study(lessonId)
  const orders = async () =>
    (await student.questions(lessonId)).map(({ other }) => other.options.map(({ id }) => id))
  const attempt = await student.start(lessonId)
  const given = await orders()
  await finish(attempt)
  expect(await orders()).toEqual(given)
  await student.start(lessonId)
  expect(await orders()).not.toEqual(given)
})

describe('a test that runs', () => {
  beforeEach(async () => await student.study(lessonId))

  test('says so on its lesson with the time that is left, until it ends', async () => {
    expect((await student.lesson(0)).attempts).not.toHaveProperty('running')
    const attempt = await student.start(lessonId)
    school.clock.advance(30)
    expect((await student.lesson(0)).attempts).toEqual({
      max: 3,
      left: 2,
      refill_at: expect.any(String) as string,
      running: { left_s: 270 },
    })
    await finish(attempt)
    expect((await student.lesson(0)).attempts).not.toHaveProperty('running')
  })

  test('a test passed before is said to run as well', async () => {
    await student.takeTest(lessonId, 5)
    await student.start(lessonId)
    expect((await student.lesson(0)).attempts).toMatchObject({ left: 3, running: { left_s: 300 } })
  })

  test('past its deadline it runs no more, though nobody has ended it', async () => {
    await student.start(lessonId)
    school.clock.advance(301)
    expect((await student.lesson(0)).attempts).not.toHaveProperty('running')
  })
})

test('an attempt of an account that is frozen meanwhile stands as it was, and takes the same answer after the payment', async () => {
  await student.study(lessonId)
  const attempt = await student.start(lessonId)
  const [question_id = 0] = attempt.question_ids
  const input = { question_id, answer: await school.keyOf(question_id), attempt_id: attempt.attempt_id }
  const setFrozen = async (frozen: boolean) => {
    await school.db.updateTable('people').set({ frozen }).where('id', '=', student.id).execute()
    // As whoever changes it does.
    await school.live.peopleChanged([student.id])
  }
  await setFrozen(true)
  for (const [action, sent] of [
    ['question_try', input],
    ['test_start', { lesson_id: lessonId }],
    ['test_finish', { attempt_id: attempt.attempt_id }],
    ['test_leave', { attempt_id: attempt.attempt_id }],
  ] as const)
    expect((await student.call(action, sent)).code).toBe('account.frozen')
  await setFrozen(false)
  expect(await student.start(lessonId)).toMatchObject({ attempt_id: attempt.attempt_id, answered: {} })
  expect(await student.data<TryResult>('question_try', input)).toMatchObject({ question_id, correct: true })
  expect(await finish(attempt)).toMatchObject({ correct: 1 })
})
