import { limits, type Attempt, type AttemptResult, type Question } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from './learning.ts'
import { VIDEO_S } from './small-course.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'

interface Watched {
  watched_s: number
  completed: boolean
}

let school: TestSchool
let learning: Learning
let student: Learner
let lessonId: number
let questions: readonly Question[]

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  student = await learning.student()
  lessonId = (await student.lesson(0)).id
  questions = await student.questions(lessonId)
})

const idOf = (type: Question['type']) => questions.find((question) => question.type === type)?.id ?? 0
const claim = async (position_s: number, played_s: number) =>
  await student.data<Watched>('video_progress', { question_id: idOf('video'), position_s, played_s })
const balance = async () => {
  const { points, coins } = await student.data<{ points: number; coins: number }>('profile')
  return { points, coins }
}

/** The steps of a lesson up to its end; each as a patient student who knows the answers takes it. */
const steps = {
  watch: async () => {
    await student.questions(lessonId)
    return (await student.watch(idOf('video'))).completed
  },
  read: async () => (await student.call('info_read', { question_id: idOf('info') })).body.success,
  test: async () => {
    if (!(await student.call('test_start', { lesson_id: lessonId })).body.success) return false
    await student.takeTest(lessonId, 5)
    return true
  },
  next: async () =>
    (await student.call('next_lesson_access', { completed_lesson_id: lessonId })).body.success,
}
type Step = keyof typeof steps

function orders(left: readonly Step[]): Step[][] {
  if (left.length === 0) return [[]]
  return left.flatMap((first) =>
    orders(left.filter((step) => step !== first)).map((rest) => [first, ...rest]),
  )
}

describe('a lesson is finished by what it asks for and by nothing else', () => {
  test.each(orders(['watch', 'read', 'test', 'next']).map((order) => [order.join(', ')]))(
    'in the order %s, the next lesson opens only when all of it is done',
    async (order) => {
      const done = new Set<Step>()
      for (const step of order.split(', ') as Step[]) {
        // the names above
        if (await steps[step]()) done.add(step)
        const isTestAllowed = done.has('watch') && done.has('read')
        expect(done.has('test') && !isTestAllowed).toBe(false)
        expect((await student.lesson(0)).state === 'completed').toBe(done.has('test'))
        expect((await student.lesson(1)).state).toBe(done.has('test') && done.has('next') ? 'open' : 'closed')
      }
      expect(done.has('next')).toBe(/watch.*test.*next/.test(order) && /read.*test/.test(order))
    },
  )

  test('without its attempt no right answer counts, before or after the lesson is studied', async () => {
    const tryAll = async () => {
      for (const { id, type } of questions)
        if (type.startsWith('selected'))
          await student.call('question_try', {
            question_id: id,
            answer: await school.keyOf(id),
            attempt_id: 1,
          })
    }
    await tryAll()
    await student.study(lessonId)
    await tryAll()
    expect(await balance()).toEqual({ points: 0, coins: 0 })
    expect((await student.call('next_lesson_access', { completed_lesson_id: lessonId })).code).toBe(
      'lesson.not_finished',
    )
  })
})

describe('no lesson is finished faster than the clock', () => {
  test('an opened lesson that is left alone for the night is not watched by the morning’s first heartbeat', async () => {
    school.clock.advance(3 * 3600)
    expect((await claim(9999, 9999)).completed).toBe(false)
    expect((await claim(9999, 9999)).watched_s).toBe(2 * (limits.video.heartbeat_s + limits.video.lateness_s))
  })

  test('claims by the hundred in less than half the video’s time leave it unwatched', async () => {
    school.clock.advance(VIDEO_S / 2 - 2)
    for (let claims = 0; claims < 100; claims += 1) await claim(VIDEO_S, VIDEO_S)
    await student.data('info_read', { question_id: idOf('info') })
    expect((await student.call('test_start', { lesson_id: lessonId })).code).toBe('video.not_watched')
    expect((await student.call('next_lesson_access', { completed_lesson_id: lessonId })).code).toBe(
      'lesson.not_finished',
    )
  })

  test('twice as fast is the fastest there is', async () => {
    school.clock.advance(VIDEO_S / 4)
    expect((await claim(VIDEO_S, VIDEO_S)).completed).toBe(false)
    school.clock.advance(VIDEO_S / 4)
    expect((await claim(VIDEO_S, VIDEO_S)).completed).toBe(true)
  })
})

describe('no lesson is finished by what is said of it', () => {
  const forgeries = {
    correct: true,
    completed: true,
    passed: true,
    percentage: 100,
    points_added: 1000,
    coins_added: 1000,
    state: 'completed',
    lesson_state: 'completed',
    watched_s: VIDEO_S,
    duration_s: 1,
    elapsed_s: 3600,
    now: '2030-01-01T00:00:00.000Z',
    attempts_left: 3,
    strike_added: true,
  }

  test('video, info and lesson', async () => {
    const said = { question_id: idOf('video'), position_s: VIDEO_S, played_s: VIDEO_S, ...forgeries }
    const watched = await student.call<Watched>('video_progress', said)
    if (watched.body.success) expect(watched.body.data).toMatchObject({ completed: false, watched_s: 0 })
    await student.call('info_read', { question_id: idOf('info'), ...forgeries })
    const next = await student.call('next_lesson_access', { completed_lesson_id: lessonId, ...forgeries })
    expect(next.body.success).toBe(false)
    expect((await student.lesson(0)).state).toBe('open')
    expect((await student.lesson(1)).state).toBe('closed')
    expect(await balance()).toEqual({ points: 0, coins: 0 })
  })

  test('a test that was answered wrong', async () => {
    await student.study(lessonId)
    const attempt = await student.data<Attempt>('test_start', { lesson_id: lessonId, ...forgeries })
    for (const id of attempt.question_ids)
      await student.call('question_try', {
        question_id: id,
        answer: await student.answerFor(id, false),
        attempt_id: attempt.attempt_id,
        ...forgeries,
      })
    const result = await student.data<AttemptResult>('test_finish', {
      attempt_id: attempt.attempt_id,
      results: forgeries,
      ...forgeries,
    })
    expect(result).toMatchObject({ state: 'failed', correct: 0, points_added: 0, coins_added: 0 })
    expect((await student.call('next_lesson_access', { completed_lesson_id: lessonId })).code).toBe(
      'lesson.not_finished',
    )
    expect((await student.lesson(0)).state).toBe('failed')
    expect(await balance()).toEqual({ points: 0, coins: 0 })
  })
})
