import { studentActions, type DayGoal, type DayGoals } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { addDays, schoolDay, startOfDay, type SchoolDay } from '../../base/calendar/index.ts'
import { listLessonStandings } from '../courses/index.ts'
import { getBalance, getPaymentStanding } from '../../base/people/index.ts'
import { findRewards } from '../../base/school/index.ts'
import { countDue } from '../recall/index.ts'
import { countDone } from './count-done.ts'
import { findGoals, findLastEnd, insertGoals, lengthenDay, type GoalsRecord } from './goals-store.ts'
import { viewGroupGoal } from './group-goals.ts'
import { dueOf, payGoals } from './pay-goals.ts'
import { planGoals } from './plan-goals.ts'

export const goalsActions = {
  day_goals: handle(studentActions.day_goals, readDayGoals),
}

/** The goals of the caller's day and their group's of the week; pays what is reached. */
export async function readDayGoals(context: ActionContext): Promise<DayGoals> {
  const { db, actor, now, timeZone, live } = context
  const day = schoolDay(now, timeZone)
  if ((await getPaymentStanding(db, actor.id)).frozen)
    return { day, goals: [], group: null, paid: null, recall_due: 0 }
  const own = await findOwnGoals(context, day)
  const group = await viewGroupGoal(db, actor.id, context)
  const isPaid = group?.paid.includes(actor.id) === true
  const coins = own.coins + (isPaid ? group.goal.coins : 0)
  const paid = coins > 0 ? { coins, balance: await getBalance(db, actor.id) } : null
  if (paid) live.publish({ to: actor.id, event: 'balance', data: paid.balance })
  const recall_due = await countDue(db, actor.id, day)
  return { day, goals: own.goals, group: group?.goal ?? null, paid, recall_due }
}

/** The caller's goals of a day and how far they are; pays those that are reached. */
async function findOwnGoals(
  context: ActionContext,
  day: SchoolDay,
): Promise<{ goals: DayGoal[]; coins: number }> {
  const { db, actor } = context
  const record = (await findRunning(context, day)) ?? (await makeGoals(context, day))
  if (!record) return { goals: [], coins: 0 }
  const done = (await countDone(db, [actor.id], record))(actor.id)
  const coins = dueOf(record, done).length > 0 ? await payGoals(db, actor.id, day, context) : 0
  const { goal_coins } = await findRewards(db)
  const goals = record.goals.map(({ kind, target }) => ({
    kind,
    target,
    done: Math.min(done[kind], target),
    coins: goal_coins,
  }))
  return { goals, coins }
}

/** Those of today, also where a change of the school's zone has it end later than when they were made. */
async function findRunning(
  { db, actor, now, timeZone }: ActionContext,
  day: SchoolDay,
): Promise<GoalsRecord | undefined> {
  const record = await findGoals(db, actor.id, day)
  if (!record || record.ends_at > now) return record
  const ends_at = startOfDay(addDays(day, 1), timeZone)
  await lengthenDay(db, [record], ends_at)
  return { ...record, ends_at }
}

/** @returns undefined where nothing can be reached today: what opens later in the day still makes some. */
async function makeGoals(
  { db, actor, now, timeZone }: ActionContext,
  day: SchoolDay,
): Promise<GoalsRecord | undefined> {
  const starts = startOfDay(day, timeZone)
  const ends_at = startOfDay(addDays(day, 1), timeZone)
  const last = await findLastEnd(db, actor.id, day)
  // After the zone was moved, what counted for the last day is not counted again.
  const starts_at = last && last > starts ? (last < ends_at ? last : ends_at) : starts
  const window = { day, starts_at, ends_at }
  const done = (await countDone(db, [actor.id], window))(actor.id)
  const rest_s = (ends_at.getTime() - Math.max(now.getTime(), starts_at.getTime())) / 1000
  const goals = planGoals(await listLessonStandings(db, actor.id, now), done, rest_s)
  if (goals.length === 0) return undefined
  await insertGoals(db, { person_id: actor.id, ...window, goals })
  return await findGoals(db, actor.id, day)
}
