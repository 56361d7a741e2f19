import { limits, type Attempt, type AttemptResult, type TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { finishOverdueAttempts } from './index.ts'

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

const first = (attempt: Attempt) => attempt.question_ids[0] ?? 0
const finish = async (attempt: Attempt) =>
  await student.data<AttemptResult>('test_finish', { attempt_id: attempt.attempt_id })
const balance = async () => {
  const { points, coins } = await student.data<{ points: number; coins: number }>('profile')
  return { points, coins }
}
const moment = () => ({ now: school.clock.now(), timeZone: limits.schoolTimeZone })
const ledgerSum = async () => {
  const rows = await school.db.selectFrom('ledger').selectAll().where('person_id', '=', student.id).execute()
  const sum = (currency: string) =>
    rows.filter((row) => row.currency === currency).reduce((total, row) => total + row.amount, 0)
  return { points: sum('points'), coins: sum('coins') }
}

describe('the way to the test', () => {
  test('leads through the whole video and the infos', async () => {
    const early = await student.call('test_start', { lesson_id: lessonId })
    expect([early.status, early.code]).toEqual([409, 'video.not_watched'])
    expect(early.error).toMatchObject({ missing: [{ reason: 'video' }, { reason: 'info' }] })
    const video = (await student.questions(lessonId)).find((question) => question.type === 'video')
    await student.watch(video?.id ?? 0)
    expect((await student.call('test_start', { lesson_id: lessonId })).code).toBe('lesson.not_finished')
  })

  test('of a closed lesson, of another’s course, or to a lesson without a test is refused', async () => {
    const [, two, three] = await student.lessons()
    expect((await student.call('test_start', { lesson_id: two?.id })).code).toBe('lesson.closed')
    expect((await student.call('test_start', { lesson_id: three?.id })).code).toBe('lesson.closed')
    const { token } = await school.signedInStudent()
    expect((await school.call('test_start', { lesson_id: lessonId }, token)).code).toBe('not_found')
  })
})

describe('an attempt', () => {
  beforeEach(async () => await student.study(lessonId))

  test('is taken at the start, resumed by a second start, and has the time of its questions', async () => {
    const attempt = await student.start(lessonId)
    expect(attempt.question_ids).toHaveLength(5)
    expect(attempt.attempts_left).toBe(2)
    expect(Date.parse(attempt.expires_at) - Date.parse(attempt.started_at)).toBe(300_000)
    await student.answer(attempt, first(attempt), true)
    school.clock.advance(20)
    const resumed = await student.start(lessonId)
    expect(resumed).toMatchObject({
      attempt_id: attempt.attempt_id,
      expires_at: attempt.expires_at,
      attempts_left: 2,
      answered: { [first(attempt)]: { correct: true } },
    })
  })

  test('two starts at once are one attempt', async () => {
    const started = await Promise.all([
      student.start(lessonId),
      student.start(lessonId),
      student.start(lessonId),
    ])
    expect(new Set(started.map((attempt) => attempt.attempt_id)).size).toBe(1)
    expect((await student.lesson(0)).attempts.left).toBe(2)
  })

  test('all right: passed, paid by the rules, given back, and the lesson is completed', async () => {
    const attempt = await student.start(lessonId)
    for (const [index, id] of attempt.question_ids.entries()) {
      const reply = await student.answer(attempt, id, true)
      expect(reply.body).toMatchObject({
        success: true,
        data: { correct: true, points_added: 10, strike_added: index === 0, hint: null },
      })
    }
    expect(await finish(attempt)).toMatchObject({
      state: 'passed',
      percentage: 100,
      correct: 5,
      total: 5,
      // Five first tries and the lesson; the lesson's coins.
      points_added: 5 * 10 + 50,
      coins_added: 5,
      attempts_left: 3,
      lesson_state: 'completed',
    })
    expect(await balance()).toEqual({ points: 100, coins: 5 })
    expect(await ledgerSum()).toEqual({ points: 100, coins: 5 })
    expect(await student.data('profile')).toMatchObject({ current_streak: 1 })
    expect(await student.lesson(0)).toMatchObject({
      state: 'completed',
      result: { percentage: 100, passed: true },
      missing: [],
    })
  })

  test('four of five pass, three do not and cost the attempt', async () => {
    await student.takeTest(lessonId, 3)
    expect(await student.lesson(0)).toMatchObject({
      state: 'failed',
      attempts: { left: 2 },
      result: { percentage: 60, passed: false },
    })
    await student.takeTest(lessonId, 4)
    expect(await student.lesson(0)).toMatchObject({
      state: 'completed',
      result: { percentage: 80, passed: true },
    })
  })

  test('what the client says of its own answer is not looked at', async () => {
    const attempt = await student.start(lessonId)
    const wrong = await student.answerFor(first(attempt), false)
    const reply = await student.data<TryResult>('question_try', {
      question_id: first(attempt),
      answer: wrong,
      correct: 1,
      points_added: 1000,
      attempt_id: attempt.attempt_id,
    })
    expect(reply).toMatchObject({ correct: false, points_added: 0, answer_id: null, success_message: null })
    expect(reply.hint).toContain('HINT')
    const forged = await student.data<AttemptResult>('test_finish', {
      attempt_id: attempt.attempt_id,
      results: { correct: 5, total: 5, percentage: 100 },
    })
    expect(forged).toMatchObject({ state: 'failed', correct: 0, percentage: 0 })
  })

  test('the first answer counts, a repeat gets the same reply', async () => {
    const attempt = await student.start(lessonId)
    const wrong = await student.answer(attempt, first(attempt), false)
    expect((await student.answer(attempt, first(attempt), true)).body).toEqual(wrong.body)
    await finish(attempt)
    // Also when it arrives after the end.
    expect((await student.answer(attempt, first(attempt), true)).body).toEqual(wrong.body)
  })

  test('twenty answers at once are one answer and one payment', async () => {
    const attempt = await student.start(lessonId)
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => student.answer(attempt, first(attempt), true)),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1)
    expect(await balance()).toEqual({ points: 10, coins: 0 })
    expect(await ledgerSum()).toEqual({ points: 10, coins: 0 })
  })

  test('the points of a question are paid on the very first try only', async () => {
    await student.takeTest(lessonId, 0)
    const attempt = await student.start(lessonId)
    const reply = await student.answer(attempt, first(attempt), true)
    expect(reply.body).toMatchObject({ data: { correct: true, points_added: 0 } })
  })

  test('ended twice, it ends once', async () => {
    const attempt = await student.start(lessonId)
    for (const id of attempt.question_ids) await student.answer(attempt, id, true)
    const ends = await Promise.all([finish(attempt), finish(attempt), finish(attempt)])
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
    expect(await balance()).toEqual({ points: 100, coins: 5 })
  })

  test('left, it is spent whatever was right', async () => {
    const attempt = await student.start(lessonId)
    for (const id of attempt.question_ids) await student.answer(attempt, id, true)
    const left = await student.data<AttemptResult>('test_leave', { attempt_id: attempt.attempt_id })
    expect(left).toMatchObject({ state: 'left', attempts_left: 2 })
    expect((await student.lesson(0)).state).toBe('open')
  })

  test('an answer after its end is refused and never counted into another', async () => {
    const old = await student.start(lessonId)
    await finish(old)
    const running = await student.start(lessonId)
    const reply = await student.answer(old, first(old), true)
    expect([reply.status, reply.code]).toEqual([409, 'attempt.not_open'])
    expect((await student.start(lessonId)).answered).toEqual({})
    expect(running.attempt_id).not.toBe(old.attempt_id)
  })

  test('without a running attempt nothing can be answered', async () => {
    const question = (await student.questions(lessonId)).find((one) => one.type === 'selected-file')
    const reply = await student.call('question_try', {
      question_id: question?.id,
      answer: question?.other.options[0]?.id,
    })
    expect(reply.code).toBe('attempt.not_open')
  })

  test('of somebody else is not found', async () => {
    const attempt = await student.start(lessonId)
    const thief = await learning.student()
    for (const action of ['test_finish', 'test_leave'] as const) {
      expect((await thief.call(action, { attempt_id: attempt.attempt_id })).code).toBe('not_found')
    }
    expect((await thief.answer(attempt, first(attempt), true)).code).toBe('not_found')
    expect((await student.start(lessonId)).answered).toEqual({})
  })

  test('a question of another lesson is not part of it', async () => {
    const attempt = await student.start(lessonId)
    const other = await school.db
      .selectFrom('questions')
      .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
      .select('questions.id')
      .where('lessons.stable_id', '=', 'two')
      .where('questions.type', '=', 'selected-file')
      .executeTakeFirstOrThrow()
    expect((await student.answer(attempt, other.id, true)).code).toBe('lesson.closed')
  })

  test.each([[null], ['x'], [{}], [[]], [-5], [[1, 'a']], [true]])(
    'the answer %j is refused',
    async (answer) => {
      const attempt = await student.start(lessonId)
      const reply = await student.call('question_try', {
        question_id: first(attempt),
        answer,
        attempt_id: attempt.attempt_id,
      })
      expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
      expect((await student.start(lessonId)).answered).toEqual({})
    },
  )
})

describe('the deadline', () => {
  beforeEach(async () => await student.study(lessonId))

  test('an answer within three seconds after it counts, a later one is refused', async () => {
    const attempt = await student.start(lessonId)
    school.clock.advance(302.9)
    expect((await student.answer(attempt, first(attempt), true)).status).toBe(200)
    school.clock.advance(0.2)
    const late = await student.answer(attempt, attempt.question_ids[1] ?? 0, true)
    expect([late.status, late.code]).toEqual([409, 'attempt.expired'])
    expect(await finish(attempt)).toMatchObject({ state: 'timeout', correct: 1 })
  })

  test('finishes from the answers it has: enough of them pass', async () => {
    const attempt = await student.start(lessonId)
    for (const id of attempt.question_ids.slice(0, 4)) await student.answer(attempt, id, true)
    school.clock.advance(400)
    expect(await finish(attempt)).toMatchObject({
      state: 'passed',
      percentage: 80,
      lesson_state: 'completed',
    })
  })

  test('is kept by the server when nobody calls', async () => {
    const attempt = await student.start(lessonId)
    school.clock.advance(250)
    await student.answer(attempt, first(attempt), true)
    school.clock.advance(100)
    expect(await finishOverdueAttempts(school.db, moment())).toBeGreaterThanOrEqual(1)
    expect(await finishOverdueAttempts(school.db, moment())).toBe(0)
    expect(await student.lesson(0)).toMatchObject({ state: 'failed', attempts: { left: 2 } })
  })

  test('a silent minute before it is forgiven, once a day', async () => {
    await student.start(lessonId)
    school.clock.advance(400)
    const second = await student.start(lessonId)
    expect(second.attempts_left).toBe(2)
    school.clock.advance(400)
    // The second silent one of the day is spent: two are gone, this one and the one that starts now.
    expect((await student.start(lessonId)).attempts_left).toBe(1)
  })

  test('a start after it begins a new attempt', async () => {
    const old = await student.start(lessonId)
    school.clock.advance(290)
    await student.answer(old, first(old), true)
    school.clock.advance(30)
    const fresh = await student.start(lessonId)
    expect(fresh.attempt_id).not.toBe(old.attempt_id)
    expect(fresh).toMatchObject({ answered: {}, attempts_left: 1 })
  })
})

describe('spent attempts', () => {
  test('run out, say when the next is back, and come back an hour after their start', async () => {
    await student.study(lessonId)
    const starts: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const attempt = await student.start(lessonId)
      starts.push(attempt.started_at)
      await finish(attempt)
      school.clock.advance(60)
    }
    const refused = await student.call('test_start', { lesson_id: lessonId })
    expect([refused.status, refused.code]).toEqual([409, 'attempts.exhausted'])
    const refillAt = new Date(Date.parse(starts[0] ?? '') + 3_600_000).toISOString()
    expect(refused.error).toMatchObject({ refill_at: refillAt })
    expect((await student.lesson(0)).attempts).toEqual({ max: 3, left: 0, refill_at: refillAt })
    school.clock.set(refillAt)
    expect((await student.start(lessonId)).attempts_left).toBe(0)
  })
})

describe('a test passed before', () => {
  test('can be taken again without attempt or reward', async () => {
    await student.study(lessonId)
    await student.takeTest(lessonId, 4)
    const before = await balance()
    const again = await student.start(lessonId)
    expect(again).toMatchObject({ practice_run: true, attempts_left: 3 })
    for (const id of again.question_ids) {
      expect((await student.answer(again, id, true)).body).toMatchObject({ data: { points_added: 0 } })
    }
    expect(await finish(again)).toMatchObject({
      state: 'passed',
      points_added: 0,
      coins_added: 0,
      attempts_left: 3,
    })
    expect(await balance()).toEqual(before)
    const worse = await student.start(lessonId)
    expect(await finish(worse)).toMatchObject({
      state: 'failed',
      lesson_state: 'completed',
      attempts_left: 3,
    })
    expect(await student.lesson(0)).toMatchObject({
      state: 'completed',
      result: { passed: true, percentage: 100 },
    })
  })

  test('shows every key in its review, a lost one the own hints only', async () => {
    await student.study(lessonId)
    await student.takeTest(lessonId, 2)
    const lost = (await student.questions(lessonId)).filter((question) => question.result)
    expect(lost.filter((question) => question.other.answer_id !== null)).toHaveLength(2)
    expect(lost.filter((question) => question.other.hint !== null)).toHaveLength(3)
    await student.takeTest(lessonId, 4)
    const reviewed = (await student.questions(lessonId)).filter((question) => question.result)
    expect(reviewed.every((question) => question.other.answer_id !== null)).toBe(true)
    expect(reviewed.every((question) => question.other.success_message !== null)).toBe(true)
  })
})
