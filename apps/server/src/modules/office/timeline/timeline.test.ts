import { timelineRows, type TimelineRow } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

interface Reply {
  from: string
  until: string
  rows: TimelineRow[]
  more: boolean
}

let school: TestSchool
let learning: Learning
let admin: StaffMember
let learner: Learner

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  // 12:05 in Tashkent.
  school.clock.set('2026-03-10T07:05:00Z')
  admin = await signedInStaff(school, 'admin')
  learner = await learning.student()
})

const ask = async (more: object = {}) =>
  await admin.data<Reply>('student_timeline', {
    student_id: learner.id,
    day: '2026-03-10',
    clock: '12:05',
    minutes: 15,
    ...more,
  })
const kindsOf = ({ rows }: Reply) => new Set(rows.map(({ kind }) => kind))

test('a lesson that was learnt is told in the order of time, with points and the reason for them', async () => {
  const lesson = await learner.lesson(0)
  await learner.study(lesson.id)
  await learner.takeTest(lesson.id, 3)
  await admin.data('balance_correct', {
    student_id: learner.id,
    points: 0,
    coins: 3,
    reason: 'Zulfiya yordam berdi',
    request_id: crypto.randomUUID(),
  })
  const reply = await ask()
  expect([reply.from, reply.until, reply.more]).toEqual([
    '2026-03-10T06:50:00.000Z',
    '2026-03-10T07:20:00.000Z',
    false,
  ])
  const times = reply.rows.map(({ at }) => at)
  expect(times).toEqual(times.toSorted())
  for (const kind of [
    'lesson_opened',
    'attempt_started',
    'answer',
    'attempt_ended',
    'points',
    'coins',
    'sign_in',
    'staff_act',
  ])
    expect([kind, kindsOf(reply).has(kind as TimelineRow['kind'])]).toEqual([kind, true])
  expect(reply.rows.find(({ kind }) => kind === 'lesson_opened')?.place).toBe(lesson.title)
  expect(reply.rows.find(({ kind }) => kind === 'staff_act')).toMatchObject({ what: 'balance_correct' })
  expect(reply.rows.filter(({ kind }) => kind === 'coins').map(({ amount }) => amount)).toContain(3)
  // What somebody typed is for other screens.
  expect(JSON.stringify(reply)).not.toContain('Zulfiya')
})

test('the span is by the school’s clock, whole at its beginning and open at its end', async () => {
  const put = async (at: string) =>
    await sql`insert into event_log (person_id, event, happened_at, received_at)
      values (${learner.id}, ${at}, ${new Date(at)}, ${new Date(at)})`.execute(school.db)
  for (const at of ['06:49:59.999', '06:50:00.000', '07:19:59.999', '07:20:00.000'])
    await put(`2026-03-10T${at}Z`)
  const { rows } = await ask()
  expect(rows.filter(({ kind }) => kind === 'event').map(({ what }) => what)).toEqual([
    '2026-03-10T06:50:00.000Z',
    '2026-03-10T07:19:59.999Z',
  ])
  const night = await ask({ clock: '00:00', minutes: 720 })
  expect([night.from, night.until]).toEqual(['2026-03-09T07:00:00.000Z', '2026-03-10T07:00:00.000Z'])
})

test('of too many rows the earliest come, and that there are more is said', async () => {
  await sql`insert into event_log (person_id, event, happened_at, received_at)
    select ${learner.id}, 'video_paused', ${new Date('2026-03-10T07:00:00Z')}::timestamptz + place * interval '1 second',
      now() from generate_series(1, ${timelineRows + 1}::int) place`.execute(school.db)
  const reply = await ask()
  expect([reply.rows.length, reply.more]).toEqual([timelineRows, true])
  expect(reply.rows.at(-1)?.at).toBe(
    new Date(Date.parse('2026-03-10T07:00:00Z') + (timelineRows - kindsBefore(reply)) * 1000).toISOString(),
  )
})
const kindsBefore = ({ rows }: Reply) => rows.filter(({ kind }) => kind !== 'event').length

test('nothing of anybody else, and for nobody but an admin', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  await createGroup(school, teacher, crypto.randomUUID())
  const other = await learning.student()
  await other.study((await other.lesson(0)).id)
  expect(kindsOf(await ask()).has('answer')).toBe(false)
  expect(
    (
      await teacher.call('student_timeline', {
        student_id: learner.id,
        day: '2026-03-10',
        clock: '12:05',
        minutes: 15,
      })
    ).code,
  ).toBe('access.forbidden')
  expect(
    (
      await admin.call('student_timeline', {
        student_id: admin.id,
        day: '2026-03-10',
        clock: '12:05',
        minutes: 15,
      })
    ).code,
  ).toBe('not_found')
})
