import { type Achievements, type DayGoals, type LessonMoments, noMoments } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { createGroup } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { removeOldMoments } from './index.ts'

const NOON = '2026-03-10T07:00:00.000Z'

let school: TestSchool
let learning: Learning
beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(() => school.clock.set(NOON))

const momentsOf = async (student: Learner, lessonId: number) =>
  await student.data<LessonMoments>('lesson_moments', { lesson_id: lessonId })
/** Does the lesson at a place of the small course, its test with so many right. */
const learn = async (student: Learner, place: number, right: number) => {
  const { id } = await student.lesson(place)
  await student.study(id)
  await student.takeTest(id, right)
  return id
}
describe('the end of a lesson', () => {
  test('tells what it brought, as the ledger has it, the day and the goals', async () => {
    const student = await learning.student()
    const id = await learn(student, 0, 5)
    const told = await momentsOf(student, id)
    const rows = await school.db
      .selectFrom('ledger')
      .select(['currency', 'amount'])
      .where('person_id', '=', student.id)
      .where('reason', 'in', ['answer', 'lesson'])
      .execute()
    const sum = (of: string) =>
      rows.reduce((total, { currency, amount }) => total + (currency === of ? amount : 0), 0)
    expect(sum('points')).toBeGreaterThan(0)
    expect(told.lesson).toMatchObject({ points: sum('points'), coins: sum('coins') })
    expect(told).toMatchObject({ flawless: true, streak: { days: 1 }, course: null })
    expect(told.achievements).toContain('first_lesson')
    const { goals } = await student.data<DayGoals>('day_goals')
    expect(told.goals).toEqual(goals.map((goal) => ({ ...goal, before: 0 })))
  })

  test('is told to one device alone, also when two ask at once', async () => {
    const student = await learning.student()
    const id = await learn(student, 0, 5)
    const both = await Promise.all([momentsOf(student, id), momentsOf(student, id)])
    expect(both.filter(({ lesson }) => lesson !== null)).toHaveLength(1)
    expect(both.filter(({ flawless }) => flawless)).toHaveLength(1)
    expect(both.filter(({ streak }) => streak !== null)).toHaveLength(1)
    expect(both.flatMap(({ achievements }) => achievements)).toHaveLength(
      new Set(both.flatMap(({ achievements }) => achievements)).size,
    )
    expect(await momentsOf(student, id)).toEqual(noMoments)
  })

  test('is no news a day later', async () => {
    const student = await learning.student()
    const id = await learn(student, 0, 5)
    school.clock.advance(25 * 3600)
    const { phone } = await school.db
      .selectFrom('people')
      .select('phone')
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow()
    const again = await school.signIn(phone)
    const reply = await school.call<LessonMoments>('lesson_moments', { lesson_id: id }, again)
    expect(reply.body).toMatchObject({ data: { lesson: null, flawless: false, goals: [] } })
  })

  test('is forgotten once it can be told no more', async () => {
    const student = await learning.student()
    await momentsOf(student, await learn(student, 0, 5))
    const kept = async () =>
      (await school.db.selectFrom('told_moments').select('key').where('person_id', '=', student.id).execute())
        .length
    await removeOldMoments(school.db, new Date(Date.parse(NOON) + 13 * 24 * 3_600_000))
    expect(await kept()).toBeGreaterThan(3)
    await removeOldMoments(school.db, new Date(Date.parse(NOON) + 15 * 24 * 3_600_000))
    expect(await kept()).toBe(0)
  })

  test('has no word of a lesson that goes on, and none of a mistake', async () => {
    const student = await learning.student()
    const first = await student.lesson(0)
    expect(await momentsOf(student, first.id)).toEqual(noMoments)
    const id = await learn(student, 0, 0)
    expect(await momentsOf(student, id)).toMatchObject({ lesson: null, flawless: false, streak: null })
  })
})

test('an achievement that is older than a week is left to the profile', async () => {
  const student = await learning.student()
  const first = await learn(student, 0, 5)
  await student.data('next_lesson_access', { completed_lesson_id: first })
  school.clock.advance(8 * 24 * 3600)
  const { phone } = await school.db
    .selectFrom('people')
    .select('phone')
    .where('id', '=', student.id)
    .executeTakeFirstOrThrow()
  const token = await school.signIn(phone)
  const told = await school.call<LessonMoments>('lesson_moments', { lesson_id: first }, token)
  expect(told.body).toMatchObject({ data: { achievements: [] } })
  const { body } = await school.call<Achievements>('achievements', {}, token)
  expect(body.success && body.data.earned).toContainEqual(
    expect.objectContaining({ kind: 'first_lesson', is_new: true }),
  )
})

test('bars move from where they were told, and the day is told once', async () => {
  const student = await learning.student()
  const first = await learn(student, 0, 5)
  const before = await momentsOf(student, first)
  await student.data('next_lesson_access', { completed_lesson_id: first })
  const second = await learn(student, 1, 5)
  const after = await momentsOf(student, second)
  expect(after.lesson).not.toBeNull()
  expect(after.streak).toBeNull()
  for (const goal of after.goals)
    expect(goal.before).toBe(before.goals.find(({ kind }) => kind === goal.kind)?.done)
})

test('a finished module is told with its last lesson', async () => {
  const student = await learning.student()
  const first = await learn(student, 0, 5)
  expect((await momentsOf(student, first)).module).toBeNull()
  await student.data('next_lesson_access', { completed_lesson_id: first })
  const lessons = (await student.modules())[0]?.lessons ?? []
  expect(lessons).toHaveLength(2)
  const told = await momentsOf(student, await learn(student, 1, 5))
  expect(told.module?.points).toBeGreaterThan(0)
  expect(told.course).toBeNull()
})

test('the bar of a group moves by the lesson', async () => {
  const [one, other] = [await learning.student(), await learning.student()]
  const group = await createGroup(school, null)
  await school.db
    .updateTable('people')
    .set({ group_id: group })
    .where('id', 'in', [one.id, other.id])
    .execute()
  const { group: told } = await momentsOf(one, await learn(one, 0, 5))
  expect(told).toMatchObject({ before: 0, done: 1 })
})
