import { type DayGoals, type StatementRow, serverLimits } from '@qadam/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { createGroup } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { removeOldGroupGoals, settleEndedWeeks } from './index.ts'

// A Tuesday in Tashkent.
const NOON = '2026-03-10T07:00:00.000Z'

let school: TestSchool
let learning: Learning
let groupId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  school.clock.set(NOON)
  groupId = await createGroup(school, null)
})

const put = async ({ id }: Learner, group_id: number | null) =>
  await school.db.updateTable('people').set({ group_id }).where('id', '=', id).execute()
const member = async (group = groupId) => {
  const student = await learning.student()
  await put(student, group)
  return student
}
const members = async (count: number) =>
  await Promise.all(Array.from({ length: count }, async () => await member()))
/** Lessons of the small course that a student has finished, at a moment. */
const finish = async ({ id }: Learner, count: number, at: string) => {
  const lessons = await school.db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', learning.courseId)
    .orderBy('path_order')
    .limit(count)
    .execute()
  const rows = lessons.map((lesson) => ({
    person_id: id,
    lesson_id: lesson.id,
    course_id: learning.courseId,
    state: 'completed',
    opened_at: new Date(at),
    finished_at: new Date(at),
  }))
  await school.db.insertInto('lesson_progress').values(rows).execute()
}
const goalsOf = async (student: Learner) => (await student.data<DayGoals>('day_goals')).group
const paidTo = async ({ id }: Learner) => {
  const rows = await school.db
    .selectFrom('ledger')
    .select(['key', 'amount'])
    .where('person_id', '=', id)
    .where('reason', '=', 'group_goal')
    .execute()
  return rows.map(({ key, amount }) => `${key} ${amount}`)
}
const paid = 'group_goal:2026-03-09 10'
const settle = async () => await settleEndedWeeks(school.db, school.moment())

test('what all finish since Monday is one number; reached, it pays once those who took part', async () => {
  const [one, two, idle] = await members(3)
  if (!one || !two || !idle) throw new Error('three were made')
  expect(await goalsOf(one)).toEqual({ week: '2026-03-09', target: 3, done: 0, coins: 10 })
  // The Sunday before is of no account, the first moment of Monday is.
  await finish(one, 1, '2026-03-08T18:59:59.999Z')
  await finish(two, 2, '2026-03-08T19:00:00.000Z')
  expect((await goalsOf(idle))?.done).toBe(2)
  const third = await member()
  await finish(third, 1, '2026-03-10T06:00:00.000Z')
  const replies = await Promise.all(
    [one, two, third, idle, two].map(async (student) => await goalsOf(student)),
  )
  expect(replies.map((group) => group?.done)).toEqual([3, 3, 3, 3, 3])
  for (const student of [two, third]) expect(await paidTo(student)).toEqual([paid])
  for (const student of [one, idle]) expect(await paidTo(student)).toEqual([])
  const { rows } = await two.data<{ rows: StatementRow[] }>('statement', { currency: 'coins' })
  expect(rows.filter(({ reason }) => reason === 'group_goal')).toHaveLength(1)
})

test('it is sized by the last weeks and those who are active, and stays as it was made', async () => {
  const students = await members(4)
  for (const student of students) await finish(student, 3, '2026-03-03T07:00:00.000Z')
  const [one, two] = students
  if (!one || !two) throw new Error('four were made')
  // Twelve in three weeks are four a week, and four were active.
  expect((await goalsOf(one))?.target).toBe(5)
  await put(two, null)
  expect((await goalsOf(one))?.target).toBe(5)
  expect(await goalsOf(two)).toBeNull()
})

test('a student alone, and a frozen one, have none; frozen ones are not counted on', async () => {
  const alone = await member()
  expect(await goalsOf(alone)).toBeNull()
  const other = await member()
  await school.db.updateTable('people').set({ frozen: true }).where('id', '=', other.id).execute()
  expect(await goalsOf(alone)).toBeNull()
  expect(await goalsOf(other)).toBeNull()
})

test('who moves to another group in the week is paid for it once, and what was reached stays so', async () => {
  const [one, two] = await members(2)
  if (!one || !two) throw new Error('two were made')
  await finish(one, 3, NOON)
  expect((await goalsOf(two))?.done).toBe(3)
  expect(await paidTo(one)).toEqual([paid])
  const next = await createGroup(school, null)
  await put(one, next)
  const neighbour = await member(next)
  // What they are told of is the day's own goal alone.
  expect(await one.data<DayGoals>('day_goals')).toMatchObject({
    group: { done: 3, target: 3 },
    paid: { coins: serverLimits.goals.coins },
  })
  expect(await paidTo(one)).toEqual([paid])
  expect(await paidTo(neighbour)).toEqual([])
  expect(await goalsOf(two)).toMatchObject({ done: 3, target: 3 })
})

test('a week that ended unseen is paid after its Monday midnight, once; the new week begins anew', async () => {
  const [one, two] = await members(2)
  if (!one || !two) throw new Error('two were made')
  await goalsOf(one)
  await finish(one, 3, '2026-03-15T18:59:59.000Z')
  school.clock.set('2026-03-15T19:01:00.000Z')
  await settle()
  expect(await paidTo(one)).toEqual([])
  school.clock.set('2026-03-15T19:03:00.000Z')
  await Promise.all([settle(), settle()])
  await settle()
  expect([await paidTo(one), await paidTo(two)]).toEqual([[paid], []])
  const back = await two.signedInAgain()
  expect(await goalsOf(back)).toMatchObject({ week: '2026-03-16', done: 0 })
  const weeks = async () =>
    (await school.db.selectFrom('group_goals').select('week').where('group_id', '=', groupId).execute()).map(
      ({ week }) => week,
    )
  await removeOldGroupGoals(school.db, new Date('2026-06-10T07:00:00Z'))
  expect(await weeks()).toEqual(['2026-03-16'])
})
