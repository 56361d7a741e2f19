import { limits, SchoolError, staffActions, type ParsedInputOf } from '@qadam/contract'
import { handle, type ScopedContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findGroup, listGroups } from '../../access/groups/index.ts'
import { requireStudent } from '../../base/people/index.ts'
import {
  countRepairTargets,
  daysBetween,
  insertRepairRun,
  isDay,
  listRepairRuns,
  lockRepairRun,
  repairStreakDays,
  schoolDay,
  type RepairOutcome,
  type RepairTarget,
} from '../../rewards/streaks/index.ts'
import { presentRepairRun } from './present-repair-run.ts'

type Range = ParsedInputOf<typeof staffActions.streak_repair_preview>

const none = { students: 0, days: 0, coins: 0 }

export const streakRepairActions = {
  streak_repair: handle(staffActions.streak_repair, async (context, input) => {
    const target = await findTarget(context, input)
    requireRange(input, schoolDay(context.now, context.timeZone))
    const { db, actor, now } = context
    const { from, to, reason } = input
    if (target !== 'all' && 'studentId' in target) {
      const { studentId } = target
      return await db.transaction().execute(async (transaction) => {
        const outcome = await repairOne(transaction, studentId, input, context)
        await requireStudent(transaction, context.scope, studentId)
        if (!outcome) return { ...none, run: null }
        const { before, after, days, coins } = outcome
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'streak_repair',
          subject: { kind: 'student', id: studentId },
          before: { current: before.current, longest: before.longest },
          after: { current: after.current, longest: after.longest, from, to, students: 1, days, coins },
          reason,
        })
        const data = { strike_added: false, current_streak: after.current }
        context.live.publish({ to: studentId, event: 'streak', data })
        return { students: 1, days, coins, run: null }
      })
    }
    const total = await countRepairTargets(db, target, input)
    const run = await db.transaction().execute(async (transaction) => {
      const asked = await insertRepairRun(transaction, {
        request_id: input.request_id ?? null,
        staff_id: actor.id,
        group_id: target === 'all' ? null : target.groupId,
        first_day: from,
        last_day: to,
        reason,
        asked_at: now,
        total,
      })
      if (!asked) throw new SchoolError('conflict')
      if (asked.isNew) await context.jobs.send(transaction, 'repair_streaks', { run_id: asked.id })
      return await lockRepairRun(transaction, asked.id)
    })
    return { ...none, run: presentRepairRun(run) }
  }),

  streak_repair_preview: handle(staffActions.streak_repair_preview, async (context, input) => {
    const target = await findTarget(context, input)
    requireRange(input, schoolDay(context.now, context.timeZone))
    if (target === 'all' || 'groupId' in target)
      return { students: await countRepairTargets(context.db, target, input), outcome: null }
    const outcome = await tryRepair(context, target.studentId, input)
    if (!outcome) return { students: 0, outcome: null }
    const { before, after, days, coins } = outcome
    return {
      students: 1,
      outcome: { days, coins, current_before: before.current, current_after: after.current },
    }
  }),

  streak_repairs: handle(staffActions.streak_repairs, async ({ db, scope }) => {
    const groupIds = scope === 'all' ? scope : (await listGroups(db, scope)).map(({ id }) => id)
    const rows = await listRepairRuns(db, groupIds, limits.streak.repairsShown)
    return { rows: rows.map(presentRepairRun) }
  }),
}

async function repairOne(
  db: Executor,
  studentId: number,
  { from, to }: Range,
  context: ScopedContext,
): Promise<RepairOutcome | undefined> {
  return await repairStreakDays(db, studentId, { from, to, isNamed: true }, context)
}

/** Carries what would be done out of a transaction that is undone. */
class Undone extends Error {
  readonly outcome: RepairOutcome | undefined

  constructor(outcome: RepairOutcome | undefined) {
    super('undone on purpose')
    this.outcome = outcome
  }
}

/** A dry run of a repair: done, read and rolled back, so that it is exact. */
async function tryRepair(
  context: ScopedContext,
  studentId: number,
  range: Range,
): Promise<RepairOutcome | undefined> {
  try {
    return await context.db.transaction().execute<RepairOutcome | undefined>(async (transaction) => {
      throw new Undone(await repairOne(transaction, studentId, range, context))
    })
  } catch (error) {
    if (error instanceof Undone) return error.outcome
    throw error
  }
}

async function findTarget({ db, scope }: ScopedContext, input: Range): Promise<RepairTarget> {
  const { student_id, group_id } = input
  if (student_id !== undefined && group_id !== undefined)
    throw new SchoolError('validation.failed', { fields: { group_id: 'invalid' } })
  if (student_id !== undefined) {
    await requireStudent(db, scope, student_id)
    return { studentId: student_id }
  }
  if (group_id !== undefined) {
    if (!(await findGroup(db, scope, group_id))) throw new SchoolError('not_found')
    return { groupId: group_id }
  }
  if (scope !== 'all') throw new SchoolError('access.forbidden')
  return 'all'
}

function requireRange({ from, to }: Range, today: string): void {
  const fields: Record<string, string> = {}
  if (!isDay(from)) fields['from'] = 'invalid'
  // Today is not over: it can still be earned.
  if (!isDay(to) || to >= today) fields['to'] = 'invalid'
  if (Object.keys(fields).length === 0) {
    const days = daysBetween(from, to) + 1
    if (days < 1 || days > limits.streak.maxRepairDays) fields['from'] = 'invalid'
  }
  if (Object.keys(fields).length > 0) throw new SchoolError('validation.failed', { fields })
}
