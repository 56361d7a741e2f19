import type { Question } from '@qadam/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { Learner, startLearning, type Learning } from '../../../../test/learning.ts'
import { smallCourse, VIDEO_S, withRecordings } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { enroll } from '../courses/index.ts'

let school: TestSchool
let learning: Learning
let student: Learner
let lessonId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  student = await learning.student()
  lessonId = (await student.lesson(0)).id
})

const watch = async (who: Learner, id: number, position_s: number, played_s: number) =>
  await who.data<{ watched_s: number; completed: boolean }>('video_progress', {
    question_id: id,
    position_s,
    played_s,
  })

const ofType = (questions: Question[], type: string) => {
  const found = questions.find((question) => question.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}

describe('lesson_questions', () => {
  test('come by their order with what their type shows', async () => {
    const questions = await student.questions(lessonId)
    expect(questions.map((question) => question.order_number)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(questions[0]?.other.video).toMatchObject({ duration_s: VIDEO_S, watched_s: 0, completed: false })
    expect(questions[1]?.question).toContain('<strong>one</strong>')
    expect(questions[2]?.other.options).toHaveLength(3)
    expect(questions[2]?.other.options.map((option) => option.order)).toEqual([0, 1, 2])
  })

  test('keep a student’s shuffle, and not everybody’s', async () => {
    const orders = async (who: Learner) =>
      (await who.questions(lessonId)).map((question) => question.other.options.map((option) => option.id))
    expect(await orders(student)).toEqual(await orders(student))
    const others = await Promise.all([learning.student(), learning.student(), learning.student()])
    const all = await Promise.all([student, ...others].map(orders))
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1)
  })

  test('of a closed lesson are refused', async () => {
    const closed = await student.lesson(1)
    const reply = await student.call('lesson_questions', { lesson_id: closed.id })
    expect([reply.status, reply.code]).toEqual([403, 'lesson.closed'])
  })

  test('of somebody else’s course are not found', async () => {
    const { token } = await school.signedInStudent()
    expect((await school.call('lesson_questions', { lesson_id: lessonId }, token)).code).toBe('not_found')
  })

  test('media play at their signed address and at no other', async () => {
    const src = ofType(await student.questions(lessonId), 'video').other.video?.src ?? ''
    expect((await school.get(src)).status).toBe(200)
    expect((await school.get(src.split('?')[0] ?? '')).status).toBe(403)
    expect(src).not.toContain('clip')
  })

  test('have a signed address for each recording, whatever text it stands in, before and after the answer', async () => {
    const heard = await startLearning(school, withRecordings(smallCourse('recordings')))
    const listener = await heard.student()
    const { id } = await listener.lesson(0)
    const before = await listener.questions(id)
    const sources = before
      .at(-1)
      ?.other.options.map(({ value }) => /<audio [^>]*src="(?<src>[^"]+)"/.exec(value)?.groups?.['src'] ?? '')
    expect(sources).toHaveLength(3)
    for (const src of sources ?? []) expect((await school.get(src.replaceAll('&amp;', '&'))).status).toBe(200)
    await listener.study(id)
    const attempt = await listener.start(id)
    const replies: unknown[] = [before]
    for (const [place, questionId] of attempt.question_ids.entries())
      replies.push((await listener.answer(attempt, questionId, place % 2 === 0)).body)
    expect(JSON.stringify([...replies, await listener.questions(id)])).not.toContain('media:')
  })
})

describe('video_progress', () => {
  test('believes what was played by the clock, second by second', async () => {
    const learner = await learning.student()
    const video = ofType(await learner.questions(lessonId), 'video')
    school.clock.advance(10)
    expect(await watch(learner, video.id, 10, 10)).toEqual({
      watched_s: 10,
      duration_s: VIDEO_S,
      completed: false,
      counted: true,
    })
    school.clock.advance(15)
    expect(await watch(learner, video.id, 40, 30)).toMatchObject({ watched_s: 40, completed: true })
    const again = ofType(await learner.questions(lessonId), 'video').other.video
    expect(again).toMatchObject({ watched_s: 40, completed: true })
  })

  test('a claim without the time for it is not believed', async () => {
    const learner = await learning.student()
    const video = ofType(await learner.questions(lessonId), 'video')
    expect((await watch(learner, video.id, VIDEO_S, VIDEO_S)).watched_s).toBe(0)
    school.clock.advance(3)
    expect((await watch(learner, video.id, VIDEO_S, VIDEO_S)).watched_s).toBe(6)
  })

  test('the hour before the lesson was opened does not count', async () => {
    const learner = await learning.student()
    const video = ofType(await learner.questions(lessonId), 'video')
    await watch(learner, video.id, 0, 0)
    school.clock.advance(3600)
    await learner.questions(lessonId)
    expect((await watch(learner, video.id, VIDEO_S, VIDEO_S)).watched_s).toBe(0)
  })

  test('many claims at once gain what one would', async () => {
    const learner = await learning.student()
    const video = ofType(await learner.questions(lessonId), 'video')
    school.clock.advance(5)
    const claims = Array.from({ length: 8 }, () => watch(learner, video.id, VIDEO_S, VIDEO_S))
    const believed = await Promise.all(claims)
    expect(Math.max(...believed.map((claim) => claim.watched_s))).toBe(10)
  })

  test('of a lesson that this session has not opened changes nothing and says so', async () => {
    const learner = await learning.student()
    const videoId = ofType(await student.questions(lessonId), 'video').id
    await learner.lessons()
    school.clock.advance(3600)
    const nothing = { watched_s: 0, duration_s: VIDEO_S, completed: false, counted: false }
    expect(await watch(learner, videoId, 9999, 9999)).toEqual(nothing)
    school.clock.advance(10)
    expect(await watch(learner, videoId, 9999, 9999)).toEqual(nothing)
    expect((await learner.lesson(0)).state).toBe('open')
  })

  test('to have opened another lesson, or this one in another session, opens nothing', async () => {
    const other = await startLearning(school, smallCourse('other'))
    const learner = await learning.student()
    await enroll(school.db, learner.id, other.courseId, school.clock.now())
    const both = [new Learner(school, learner.id, learner.token, other.courseId), learner] as const
    const [first, second] = [await both[0].lesson(0), await both[1].lesson(0)]
    await learner.questions(first.id)
    const videoId = ofType(await student.questions(second.id), 'video').id
    school.clock.advance(10)
    expect(await watch(learner, videoId, 20, 20)).toMatchObject({ watched_s: 0, counted: false })
    await learner.questions(second.id)
    school.clock.advance(10)
    expect(await watch(learner, videoId, 20, 20)).toMatchObject({ watched_s: 20, counted: true })
    const again = await learner.signedInAgain()
    school.clock.advance(10)
    expect(await watch(again, videoId, 40, 20)).toMatchObject({ watched_s: 20, counted: false })
    await again.questions(second.id)
    school.clock.advance(10)
    expect(await watch(again, videoId, 40, 20)).toMatchObject({ watched_s: 40, completed: true })
  })

  test('two videos at once gain no more than one', async () => {
    const other = await startLearning(school, smallCourse('side-by-side'))
    const learner = await learning.student()
    await enroll(school.db, learner.id, other.courseId, school.clock.now())
    const lessons = [
      await new Learner(school, learner.id, learner.token, other.courseId).lesson(0),
      await learner.lesson(0),
    ]
    const videos = []
    for (const { id } of lessons) videos.push(ofType(await learner.questions(id), 'video').id)
    for (const gained of [16, 32]) {
      school.clock.advance(8)
      const both = await Promise.all(videos.map((id) => watch(learner, id, 9999, 9999)))
      expect(both.reduce((sum, { watched_s }) => sum + watched_s, 0)).toBe(gained)
    }
  })

  test('the place in a video that was watched whole is remembered without opening the lesson anew', async () => {
    const learner = await learning.student()
    const videoId = ofType(await learner.questions(lessonId), 'video').id
    await learner.watch(videoId)
    await school.db.deleteFrom('lesson_openings').execute()
    expect(await watch(learner, videoId, 12, 0)).toMatchObject({ completed: true, counted: true })
    expect(ofType(await learner.questions(lessonId), 'video').other.video?.position_s).toBe(12)
  })

  test('jumping ahead leaves the position where watching led', async () => {
    const learner = await learning.student()
    const video = ofType(await learner.questions(lessonId), 'video')
    school.clock.advance(10)
    await watch(learner, video.id, 35, 5)
    const seen = ofType(await learner.questions(lessonId), 'video').other.video
    expect(seen).toMatchObject({ watched_s: 5, position_s: 5 })
  })

  test('takes no question that is not a video', async () => {
    const info = ofType(await student.questions(lessonId), 'info')
    const reply = await student.call('video_progress', { question_id: info.id, position_s: 1, played_s: 1 })
    expect(reply.code).toBe('not_found')
  })

  test.each([
    { position_s: -1, played_s: 1 },
    { position_s: 'NaN', played_s: 1 },
    { position_s: 1e12, played_s: 1 },
    { position_s: 1 },
  ])('refuses %j', async (input) => {
    const video = ofType(await student.questions(lessonId), 'video')
    const reply = await student.call('video_progress', { question_id: video.id, ...input })
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
  })
})

describe('info_read', () => {
  test('marks an info as opened, once and for good', async () => {
    const learner = await learning.student()
    const info = ofType(await learner.questions(lessonId), 'info')
    expect(info.other.read).toBe(false)
    expect(await learner.data('info_read', { question_id: info.id })).toEqual({ completed: true })
    expect(await learner.data('info_read', { question_id: info.id })).toEqual({ completed: true })
    expect(ofType(await learner.questions(lessonId), 'info').other.read).toBe(true)
  })

  test('of a closed lesson is refused', async () => {
    const learner = await learning.student()
    const closed = await learner.lesson(1)
    const infoId = await school.db
      .selectFrom('questions')
      .select('id')
      .where('lesson_id', '=', closed.id)
      .where('type', '=', 'info')
      .executeTakeFirstOrThrow()
    expect((await learner.call('info_read', { question_id: infoId.id })).code).toBe('lesson.closed')
  })
})

// Where a question was last found is remembered: only as a hint.
test('a question that moved or is asked no more is met as it is now', async () => {
  const info = ofType(await student.questions(lessonId), 'info')
  const elsewhere = (await student.lesson(2)).id
  const change = async (to: { retired?: boolean; lesson_id?: number; stable_id?: string }) =>
    await school.db.updateTable('questions').set(to).where('id', '=', info.id).execute()
  const read = async () => (await student.call('info_read', { question_id: info.id })).code
  expect(await read()).toBeUndefined()
  await change({ retired: true })
  expect(await read()).toBe('not_found')
  await change({ retired: false, lesson_id: elsewhere, stable_id: 'moved' })
  expect(await read()).toBe('lesson.closed')
  // A student who has come so far finds it there; then it is back in a lesson that is open to everyone.
  const ahead = await learning.student()
  const { id: course_id } = await school.db.selectFrom('courses').select('id').executeTakeFirstOrThrow()
  await school.db
    .insertInto('lesson_progress')
    .values({ person_id: ahead.id, lesson_id: elsewhere, course_id, state: 'open', opened_at: new Date() })
    .execute()
  expect((await ahead.call('info_read', { question_id: info.id })).code).toBeUndefined()
  await change({ lesson_id: lessonId })
  expect(await read()).toBeUndefined()
})
