import type { CourseInsight, VideoInsight } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { createStudents } from '../../../../test/many-students.ts'
import { VIDEO_S } from '../../../../test/small-course.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { csvLines } from '../../../../test/table-file.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { curveOf } from './video-curve.ts'

let school: TestSchool
let learning: Learning
let admin: StaffMember
let videoId: number
let courseId: number
let lessonId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  admin = await signedInStaff(school, 'admin')
  lessonId = (await (await learning.student()).lesson(0)).id
  const row = await school.db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select(['questions.id', 'course_id'])
    .where('lesson_id', '=', lessonId)
    .where('questions.type', '=', 'video')
    .executeTakeFirstOrThrow()
  videoId = row.id
  courseId = row.course_id
})

const beat = async (who: Learner, position_s: number, played_s: number) => {
  school.clock.advance(10)
  await who.data('video_progress', { question_id: videoId, position_s, played_s })
}
const insight = async () => await admin.data<VideoInsight>('video_insight', { question_id: videoId })

test('nobody has watched it yet: a curve of nothing, of stretches of a second', async () => {
  const { viewers, stretches, video } = await insight()
  expect([viewers, stretches.length, video.duration_s]).toEqual([0, VIDEO_S, VIDEO_S])
  expect(stretches.every(({ watched, again }) => watched === 0 && again === 0)).toBe(true)
})

test('tells where students left, and what they watched again, once however often a heartbeat comes', async () => {
  const whole = await learning.student()
  await whole.questions(lessonId)
  await whole.watch(videoId)
  // Back to 10, and twenty seconds from there; the reply to the first heartbeat was lost, the player tells all again.
  await beat(whole, 20, 10)
  await beat(whole, 20, 10)
  await beat(whole, 30, 20)
  const left = await learning.student()
  await left.questions(lessonId)
  await beat(left, 10, 10)
  await beat(left, 18, 8)

  const { viewers, stretches } = await insight()
  expect(viewers).toBe(2)
  expect(stretches.map(({ watched }) => watched)).toEqual([
    ...Array.from({ length: 19 }, () => 2),
    ...Array.from({ length: VIDEO_S - 19 }, () => 1),
  ])
  expect(stretches.map(({ again }) => again)).toEqual([
    ...Array.from({ length: 10 }, () => 0),
    ...Array.from({ length: 20 }, () => 1),
    ...Array.from({ length: VIDEO_S - 30 }, () => 0),
  ])
  expect(stretches[15]).toEqual({ from_s: 15, to_s: 16, watched: 2, again_by: 1, again: 1 })
  const { videos } = await admin.data<CourseInsight>('course_insight', { course_id: courseId })
  expect(videos).toContainEqual(expect.objectContaining({ id: videoId, duration_s: VIDEO_S }))
  const lines = await csvLines(admin, 'video_insight_export', { course_id: courseId })
  expect(lines[1 + 15]).toMatch(/,15,16,2,1,1$/)
})

test('what is told without the time for it adds nothing', async () => {
  const forger = await learning.student()
  await forger.questions(lessonId)
  await forger.watch(videoId)
  const before = await insight()
  for (const position_s of [5, 30, 10, 40, 20])
    await forger.data('video_progress', { question_id: videoId, position_s, played_s: 40 })
  expect((await insight()).stretches).toEqual(before.stretches)
})

test('a video of another file is watched anew', async () => {
  const viewer = await learning.student()
  await viewer.questions(lessonId)
  await viewer.watch(videoId)
  await sql`
    update questions set content = jsonb_set(content, '{fields,media}', '"another-file"') where id = ${videoId}`.execute(
    school.db,
  )
  expect((await insight()).viewers).toBe(0)
  // What they see of it now nobody knows: what they are believed to have watched is of the file that is gone.
  await beat(viewer, 15, 10)
  await beat(viewer, 25, 10)
  expect((await insight()).viewers).toBe(0)
  const newcomer = await learning.student()
  await newcomer.questions(lessonId)
  await beat(newcomer, 10, 10)
  const { viewers, stretches } = await insight()
  expect([viewers, stretches.filter(({ watched }) => watched > 0).length]).toEqual([1, 11])
  expect(stretches.some(({ again }) => again > 0)).toBe(false)
})

test('ten thousand viewers are one curve', async () => {
  const students = await createStudents(school, 10_000)
  await sql`
    insert into video_progress (person_id, question_id, watched_s, position_s, completed_at, updated_at, media, again)
    select id, ${videoId}, id % 41, 0, null, ${school.clock.now()}, 'another-file',
      case when id % 4 = 0 and id % 41 > 0 then array_fill(10::smallint, array[40]) end
    from people where id = any(${students.map(({ id }) => id)}::int[])`.execute(school.db)
  const { viewers, stretches } = await insight()
  const watching = students.filter(({ id }) => id % 41 > 0).length
  expect(viewers).toBe(watching + 1)
  expect(stretches[0]?.again).toBe(students.filter(({ id }) => id % 4 === 0 && id % 41 > 0).length)
  const falls = stretches.slice(1).every(({ watched }, index) => watched <= (stretches[index]?.watched ?? 0))
  expect(falls).toBe(true)
})

test('who goes back ten seconds watched a stretch of a long video again', async () => {
  const students = await createStudents(school, 4)
  await sql`
    update questions set content = content || jsonb_build_object('fields',
      content -> 'fields' || '{"media": "long-file", "duration_s": 3600}') where id = ${videoId}`.execute(
    school.db,
  )
  await sql`
    insert into video_progress (person_id, question_id, watched_s, position_s, completed_at, updated_at, media, again)
    select id, ${videoId}, 3600, 0, null, ${school.clock.now()}, 'long-file',
      array_fill(0::smallint, array[5]) || 100::smallint || 2::smallint
    from people where id = any(${students.map(({ id }) => id)}::int[])`.execute(school.db)
  const { stretches } = await insight()
  // The two tenths of the next one are how players round.
  expect(stretches.slice(4, 8).map(({ again, again_by }) => [again, again_by])).toEqual([
    [0, 0],
    [1.1, 4],
    [0, 0],
    [0, 0],
  ])
})

test('a curve has a stretch for each part, whoever stopped where', () => {
  expect(curveOf({ reached: [{ stretches: 0, students: 3 }], again: [] }, 2, 2)).toEqual([
    { from_s: 0, to_s: 1, watched: 0, again_by: 0, again: 0 },
    { from_s: 1, to_s: 2, watched: 0, again_by: 0, again: 0 },
  ])
})
