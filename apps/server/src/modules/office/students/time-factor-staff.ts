import { staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { requireStudent, getTimeFactor, lockPerson, saveTimeFactor } from '../../base/people/index.ts'

export const timeFactorSave = handle(
  staffActions.time_factor_save,
  async ({ db, scope, actor, now }, { student_id: id, factor, reason }) => {
    await requireStudent(db, scope, id)
    await db.transaction().execute(async (transaction) => {
      await lockPerson(transaction, id)
      await requireStudent(transaction, scope, id)
      const before = await getTimeFactor(transaction, id)
      if (before === factor) return
      await saveTimeFactor(transaction, id, factor)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'time_factor_save',
        subject: { kind: 'student', id },
        before: { time_percent: before * 100 },
        after: { time_percent: factor * 100 },
        ...(reason?.trim() && { reason: reason.trim() }),
      })
    })
    return { factor }
  },
)
