import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findLesson, spentSince } from '../../learning/courses/index.ts'
import { requireStudent, lockBalance } from '../../base/people/index.ts'
import { creditLedger, isPaid } from '../../rewards/rewards/index.ts'
import { giveBackAttempts, lockSpentAttempts } from '../../learning/attempts/index.ts'

export const correctionsStaffActions = {
  attempts_grant: handle(staffActions.attempts_grant, async (context, input) => {
    const { db, scope, actor, now, live } = context
    const { student_id, lesson_id, count, spent_seen, reason } = input
    await requireStudent(db, scope, student_id)
    if (!(await findLesson(db, student_id, lesson_id))) throw new SchoolError('not_found')
    const granted = await db.transaction().execute(async (transaction) => {
      const spent = await lockSpentAttempts(transaction, student_id, lesson_id, spentSince(now))
      await requireStudent(transaction, scope, student_id)
      if (spent_seen !== undefined && spent_seen !== spent.length)
        throw new SchoolError('conflict', { reason: 'changed', spent: spent.length })
      const given = spent.slice(0, count)
      if (given.length === 0) return 0
      await giveBackAttempts(transaction, given)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'attempts_grant',
        subject: { kind: 'student', id: student_id },
        after: { lesson_id, attempts: given.length },
        reason,
      })
      return given.length
    })
    if (granted > 0) live.publish({ to: student_id, event: 'attempts', data: { lesson_id } })
    return { granted }
  }),

  balance_correct: handle(staffActions.balance_correct, async (context, input) => {
    const { db, scope, actor, now, timeZone, live } = context
    const { student_id, points, coins, reason, request_id } = input
    await requireStudent(db, scope, student_id)
    const balance = await db.transaction().execute(async (transaction) => {
      const before = await lockBalance(transaction, student_id)
      const event = { of: 'correction', requestId: request_id } as const
      // A retry whose reply was lost: the correction is in the balance.
      if (await isPaid(transaction, student_id, event)) return before
      if (before.coins + coins < 0) throw new SchoolError('coins.insufficient', { coins: before.coins })
      if (before.points + points < 0)
        throw new SchoolError('conflict', { reason: 'points', points: before.points })
      const added = await creditLedger(transaction, student_id, [{ event, points, coins }], { now, timeZone })
      if (added.points === 0 && added.coins === 0) return before
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'balance_correct',
        subject: { kind: 'student', id: student_id },
        before: { points: before.points, coins: before.coins },
        after: { points: before.points + added.points, coins: before.coins + added.coins },
        reason,
      })
      return { points: before.points + added.points, coins: before.coins + added.coins }
    })
    live.publish({ to: student_id, event: 'balance', data: balance })
    return balance
  }),
}
