import { staffActions } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { recordAudit } from '../audit/index.ts'
import {
  findLeagueSettings,
  lockLeagueSettings,
  saveLeagueSettings,
  type LeagueSettings,
} from './league-settings.ts'

export const leaguesStaffActions = {
  league_settings: handle(staffActions.league_settings, async ({ db }) => await findLeagueSettings(db)),

  league_settings_save: handle(
    staffActions.league_settings_save,
    async ({ db, actor, now }, { enabled, coins }) => {
      const settings = { enabled, coins }
      await db.transaction().execute(async (transaction) => {
        // Two admins at once: each change says what it really replaced.
        const before = await lockLeagueSettings(transaction)
        await saveLeagueSettings(transaction, settings)
        if (JSON.stringify(values(before)) === JSON.stringify(values(settings))) return
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'league_settings_save',
          subject: { kind: 'school' },
          before: values(before),
          after: values(settings),
        })
      })
      return settings
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
