import { staffActions } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { recordAudit } from '../audit/index.ts'
import { presentSaved, requireRevision } from '../school/index.ts'
import { leagueSettings, type LeagueSettings } from './league-settings.ts'

const show = async (db: Executor) => {
  const { value, saved } = await leagueSettings.findRecord(db)
  return { ...value, ...(await presentSaved(db, saved)) }
}

export const leaguesStaffActions = {
  league_settings: handle(staffActions.league_settings, async ({ db }) => await show(db)),

  league_settings_save: handle(
    staffActions.league_settings_save,
    async ({ db, actor, now }, { enabled, coins, revision }) => {
      const settings = { enabled, coins }
      await db.transaction().execute(async (transaction) => {
        // Two admins at once: each change says what it really replaced.
        const { value: before, saved } = await leagueSettings.lock(transaction)
        if (JSON.stringify(values(before)) === JSON.stringify(values(settings))) return
        await requireRevision(transaction, saved, revision, before)
        await leagueSettings.save(transaction, settings, { staffId: actor.id, at: now })
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'league_settings_save',
          subject: { kind: 'school' },
          before: values(before),
          after: values(settings),
        })
      })
      return await show(db)
    },
  ),
}

const values = ({ enabled, coins }: LeagueSettings) => ({
  enabled,
  first: coins.first,
  second: coins.second,
  third: coins.third,
  rise: coins.rise,
})
