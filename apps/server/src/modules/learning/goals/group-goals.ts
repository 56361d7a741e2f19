import { type GroupGoal, serverLimits } from '@qadam/contract'
import type { Database, Executor } from '../../../database/database.ts'
import {
  addDays,
  schoolDay,
  startOfDay,
  weekOf,
  type SchoolDay,
  type SchoolMoment,
} from '../../base/calendar/index.ts'
import { countFinishedLessons } from '../courses/index.ts'
import { findGroupOf, listStudentsOfGroup } from '../../base/people/index.ts'
import { creditCoins } from '../../rewards/rewards/index.ts'
import { findRewards } from '../../base/school/index.ts'
import {
  findGroupGoal,
  findOpenGroupGoal,
  insertGroupGoal,
  lockGroupGoal,
  settleGroupGoal,
  type GroupGoalRecord,
} from './group-goals-store.ts'
import { sizeGroupGoal } from './size-group-goal.ts'

interface GroupGoalView {
  goal: GroupGoal
  /** The students whom this very call has paid. */
  paid: readonly number[]
}

/** The goal of a student's group in the week that runs; pays it where it is reached. */
export async function viewGroupGoal(
  db: Database,
  personId: number,
  moment: SchoolMoment,
): Promise<GroupGoalView | undefined> {
  const groupId = await findGroupOf(db, personId)
  if (groupId === undefined) return undefined
  const week = weekOf(schoolDay(moment.now, moment.timeZone))
  const record = (await findGroupGoal(db, groupId, week)) ?? (await makeGroupGoal(db, groupId, week, moment))
  if (!record) return undefined
  const done = sumOf(await lessonsOfWeek(db, record, moment))
  const isPayable = record.reached_at === null && done >= record.target
  const paid = isPayable ? await payGroupGoal(db, record, moment) : []
  const { target } = record
  const { group_goal_coins } = await findRewards(db)
  // Once reached it stays so, even when students leave the group.
  const shown = record.reached_at === null ? Math.min(done, target) : target
  return { goal: { week, target, done: shown, coins: group_goal_coins }, paid }
}

/** Ends the weeks that are over: pays what was reached and not read since. */
export async function settleEndedWeeks(db: Database, { now, timeZone }: SchoolMoment): Promise<void> {
  const current = weekOf(schoolDay(new Date(now.getTime() - serverLimits.goals.grace_s * 1000), timeZone))
  for (;;) {
    const record = await findOpenGroupGoal(db, current)
    if (!record) return
    await payGroupGoal(db, record, { now, timeZone })
    await settleGroupGoal(db, record, false, now)
  }
}

async function makeGroupGoal(
  db: Database,
  groupId: number,
  week: SchoolDay,
  { timeZone }: SchoolMoment,
): Promise<GroupGoalRecord | undefined> {
  const students = (await listStudentsOfGroup(db, groupId)).filter(({ frozen }) => !frozen)
  if (students.length === 0) return undefined
  const { weeks } = serverLimits.goals.group
  const lately = {
    from: startOfDay(addDays(week, -7 * weeks), timeZone),
    before: startOfDay(week, timeZone),
  }
  const ids = students.map(({ id }) => id)
  const lessons = await countFinishedLessons(db, ids, lately)
  const target = sizeGroupGoal({
    students: students.length,
    active: lessons.size,
    perWeek: sumOf(lessons) / weeks,
  })
  if (target === undefined) return undefined
  await insertGroupGoal(db, { group_id: groupId, week, target })
  return await findGroupGoal(db, groupId, week)
}

/** Lessons that the students of the group have finished in its week, by their ids. */
async function lessonsOfWeek(
  db: Executor,
  { group_id, week }: GroupGoalRecord,
  { timeZone }: SchoolMoment,
): Promise<Map<number, number>> {
  const students = await listStudentsOfGroup(db, group_id)
  if (students.length === 0) return new Map()
  return await countFinishedLessons(
    db,
    students.map(({ id }) => id),
    { from: startOfDay(week, timeZone), before: startOfDay(addDays(week, 7), timeZone) },
  )
}

/** Pays the students who took part, if it is reached and was not paid. @returns whom. */
async function payGroupGoal(
  db: Database,
  { group_id, week }: GroupGoalRecord,
  moment: SchoolMoment,
): Promise<number[]> {
  return await db.transaction().execute(async (transaction) => {
    const record = await lockGroupGoal(transaction, group_id, week)
    if (!record || record.reached_at !== null) return []
    const lessons = await lessonsOfWeek(transaction, record, moment)
    if (sumOf(lessons) < record.target) return []
    // A student who moved here and was paid for this week in another group is not paid again: the key is the week.
    const event = { of: 'group_goal', week } as const
    const ids = [...lessons.keys()].toSorted((one, other) => one - other)
    const { group_goal_coins: coins } = await findRewards(transaction)
    const paid = await creditCoins(
      transaction,
      ids.map((personId) => ({ personId, event, coins })),
      moment.now,
    )
    await settleGroupGoal(transaction, record, true, moment.now)
    return paid
  })
}

const sumOf = (lessons: ReadonlyMap<number, number>) =>
  [...lessons.values()].reduce((sum, count) => sum + count, 0)
