import { limits, type LeagueCoins } from '@qadam/contract'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import { findSetting, saveSetting } from '../../database/settings-store.ts'

const amount = z.int().min(0).max(limits.leagues.maxCoins)
const settingsSchema = z.object({
  enabled: z.boolean(),
  coins: z.object({ first: amount, second: amount, third: amount, rise: amount }),
})

export interface LeagueSettings {
  /** Off: leagues are hidden, and no week begins or ends. */
  enabled: boolean
  coins: LeagueCoins
}

/** The name in the table `settings`. */
const LEAGUES = 'leagues'

/** As the school has set it; a school that has set nothing plays. */
export async function findLeagueSettings(db: Executor): Promise<LeagueSettings> {
  const own = settingsSchema.safeParse(await findSetting(db, LEAGUES))
  return own.success ? own.data : { enabled: true, coins: limits.leagues.coins }
}

export async function saveLeagueSettings(db: Executor, settings: LeagueSettings): Promise<void> {
  await saveSetting(db, LEAGUES, settings)
}
