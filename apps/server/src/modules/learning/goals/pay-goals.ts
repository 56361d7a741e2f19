import { type GoalKind } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import type { SchoolDay, SchoolMoment } from '../../base/calendar/index.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import { findRewards } from '../../base/school/index.ts'
import { countDone } from './count-done.ts'
import { lockGoals, savePaid, type GoalsRecord } from './goals-store.ts'
import type { Done } from './plan-goals.ts'

/** The goals that are reached and not paid. */
export function dueOf({ goals, paid }: Pick<GoalsRecord, 'goals' | 'paid'>, done: Done): GoalKind[] {
  return goals
    .filter(({ kind, target }) => done[kind] >= target && !paid.includes(kind))
    .map(({ kind }) => kind)
}

/** Pays what a student has reached of a day and was not paid for. @returns the coins. */
export async function payGoals(
  db: Database,
  personId: number,
  day: SchoolDay,
  moment: SchoolMoment,
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    // Raced devices and the job pay one after the other, and see what the first has paid.
    const record = await lockGoals(transaction, personId, day)
    if (!record) return 0
    const done = await countDone(transaction, [personId], record)
    const due = dueOf(record, done(personId))
    if (due.length === 0) return 0
    const { goal_coins } = await findRewards(transaction)
    const payments = due.map((kind) => ({
      event: { of: 'goal', day, kind } as const,
      coins: goal_coins,
    }))
    const { coins } = await creditLedger(transaction, personId, payments, moment)
    const paid = [...record.paid, ...due]
    await savePaid(transaction, record, paid, paid.length === record.goals.length ? moment.now : null)
    return coins
  })
}
