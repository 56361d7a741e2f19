import { staffActions } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { recordAudit } from '../audit/index.ts'
import { findQuietHours, lockQuietHours, saveQuietHours } from './quiet-hours-store.ts'

export const quietHoursStaffActions = {
  quiet_hours: handle(staffActions.quiet_hours, async ({ db }) => await findQuietHours(db)),

  quiet_hours_save: handle(
    staffActions.quiet_hours_save,
    async ({ db, actor, now }, { enabled, from_hour, to_hour }) =>
      await db.transaction().execute(async (transaction) => {
        const before = await lockQuietHours(transaction)
        const after = { enabled, from_hour, to_hour }
        const isSame =
          before.enabled === enabled && before.from_hour === from_hour && before.to_hour === to_hour
        if (isSame) return before
        await saveQuietHours(transaction, after)
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'quiet_hours_save',
          subject: { kind: 'school' },
          before: { quiet: before.enabled, from_hour: before.from_hour, to_hour: before.to_hour },
          after: { quiet: enabled, from_hour, to_hour },
        })
        return after
      }),
  ),
}
