import { staffActions, type SmsState } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { recordAudit } from '../audit/index.ts'
import { schoolDay, type SchoolMoment } from '../calendar/index.ts'
import { presentSaved, requireRevision } from '../school/index.ts'
import { findSmsDay } from './sms-days-store.ts'
import { capsOf, smsSettings, type SmsSettings } from './sms-settings.ts'

/** What the configuration decides. */
export interface SmsConfiguration {
  configured: boolean
}

export function smsStaffActions({ configured }: SmsConfiguration) {
  const stateOf = async (db: Executor, { now, timeZone }: SchoolMoment): Promise<SmsState> => {
    const { value: settings, saved } = await smsSettings.findRecord(db)
    const { sent, codes, held_back } = await findSmsDay(db, schoolDay(now, timeZone))
    const codes_over = codes >= capsOf(settings).codes
    return {
      ...settings,
      ...(await presentSaved(db, saved)),
      configured,
      today: { sent, held_back, codes_over },
    }
  }
  return {
    sms_settings: handle(staffActions.sms_settings, async (context) => await stateOf(context.db, context)),

    sms_settings_save: handle(
      staffActions.sms_settings_save,
      async (context, { password_reset, payments, daily_cap, revision }) => {
        await context.db.transaction().execute(async (transaction) => {
          const { value: before, saved } = await smsSettings.lock(transaction)
          const settings: SmsSettings = {
            password_reset: password_reset ?? before.password_reset,
            payments: payments ?? before.payments,
            daily_cap: daily_cap ?? before.daily_cap,
          }
          const isSame = JSON.stringify(settings) === JSON.stringify(before)
          // Also what is sent again because its reply was lost.
          if (isSame) return
          if (revision !== undefined) await requireRevision(transaction, saved, revision, before)
          const by = { staffId: context.actor.id, at: context.now }
          await smsSettings.save(transaction, settings, by)
          await recordAudit(transaction, {
            at: context.now,
            staffId: context.actor.id,
            action: 'sms_settings_save',
            subject: { kind: 'school' },
            before: { ...before },
            after: { ...settings },
          })
        })
        return await stateOf(context.db, context)
      },
    ),
  }
}
