import { limits, SchoolError, staffActions, type ParsedInputOf } from '@qadam/contract'
import { handle, type ScopedContext } from '../../actions/action-handler.ts'
import { recordAudit } from '../audit/index.ts'
import { findGroup, findStudentBrief } from '../groups/index.ts'
import {
  daysBetween,
  isDay,
  listRepairTargets,
  repairStreakDays,
  schoolDay,
  type RepairOutcome,
  type RepairTarget,
} from '../streaks/index.ts'

type Input = ParsedInputOf<typeof staffActions.streak_repair>

/** Students a transaction: many enough to be quick, few enough that nobody waits long for a lock. */
const batch = 100

export const streakRepair = handle(staffActions.streak_repair, async (context, input) => {
  const target = await findTarget(context, input)
  requireRange(input, schoolDay(context.now, context.timeZone))
  const { db, actor, now } = context
  const repair = { from: input.from, to: input.to, isNamed: target !== 'all' && 'studentId' in target }
  const total = { students: 0, days: 0, coins: 0 }
  let afterId = 0
  for (;;) {
    const ids = await listRepairTargets(db, target, afterId, batch)
    const last = ids.at(-1)
    if (last === undefined) return total
    afterId = last
    await db.transaction().execute(async (transaction) => {
      const part = { students: 0, days: 0, coins: 0 }
      let changed: RepairOutcome | undefined
      for (const id of ids) {
        const outcome = await repairStreakDays(transaction, id, repair, context)
        if (!outcome) continue
        changed = outcome
        part.students += 1
        part.days += outcome.days
        part.coins += outcome.coins
        const data = { strike_added: false, current_streak: outcome.after.current }
        context.live.publish({ to: id, event: 'streak', data })
      }
      if (!changed) return
      const { before, after } = changed
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'streak_repair',
        subject: subjectOf(target),
        ...(repair.isNamed ? { before: { current: before.current, longest: before.longest } } : {}),
        after: {
          ...(repair.isNamed ? { current: after.current, longest: after.longest } : {}),
          from: input.from,
          to: input.to,
          ...part,
        },
        reason: input.reason,
      })
      total.students += part.students
      total.days += part.days
      total.coins += part.coins
    })
  }
})

async function findTarget({ db, scope }: ScopedContext, input: Input): Promise<RepairTarget> {
  const { student_id, group_id } = input
  if (student_id !== undefined && group_id !== undefined)
    throw new SchoolError('validation.failed', { fields: { group_id: 'invalid' } })
  if (student_id !== undefined) {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    return { studentId: student_id }
  }
  if (group_id !== undefined) {
    if (!(await findGroup(db, scope, group_id))) throw new SchoolError('not_found')
    return { groupId: group_id }
  }
  if (scope !== 'all') throw new SchoolError('access.forbidden')
  return 'all'
}

function requireRange({ from, to }: Input, today: string): void {
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

function subjectOf(target: RepairTarget) {
  if (target === 'all') return { kind: 'school' } as const
  if ('groupId' in target) return { kind: 'group', id: target.groupId } as const
  return { kind: 'student', id: target.studentId } as const
}
