import { staffActions, type SavedQuietHours } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { recordAudit } from '../audit/index.ts'
import { presentSaved, requireRevision } from '../school/index.ts'
import { quietHours } from './quiet-hours.ts'

const show = async (db: Executor): Promise<SavedQuietHours> => {
  const { value, saved } = await quietHours.findRecord(db)
  return { ...value, ...(await presentSaved(db, saved)) }
}

export const quietHoursStaffActions = {
  quiet_hours: handle(staffActions.quiet_hours, async ({ db }) => await show(db)),

  quiet_hours_save: handle(
    staffActions.quiet_hours_save,
    async ({ db, actor, now }, { enabled, from_hour, to_hour, revision }) => {
      await db.transaction().execute(async (transaction) => {
        const { value: before, saved } = await quietHours.lock(transaction)
        const after = { enabled, from_hour, to_hour }
        const isSame =
          before.enabled === enabled && before.from_hour === from_hour && before.to_hour === to_hour
        // Also what is sent again because its reply was lost.
        if (isSame) return
        await requireRevision(transaction, saved, revision, before)
        await quietHours.save(transaction, after, { staffId: actor.id, at: now })
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'quiet_hours_save',
          subject: { kind: 'school' },
          before: { quiet: before.enabled, from_hour: before.from_hour, to_hour: before.to_hour },
          after: { quiet: enabled, from_hour, to_hour },
        })
      })
      return await show(db)
    },
  ),
}
