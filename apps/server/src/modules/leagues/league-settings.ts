import { limits, type LeagueCoins } from '@qadam/contract'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import { findSetting, lockSetting, saveSetting } from '../../database/settings-store.ts'

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

const atFirst: LeagueSettings = { enabled: true, coins: limits.leagues.coins }

const read = (value: unknown): LeagueSettings => {
  const own = settingsSchema.safeParse(value)
  return own.success ? own.data : atFirst
}

/** As the school has set it; a school that has set nothing plays. */
export async function findLeagueSettings(db: Executor): Promise<LeagueSettings> {
  return read(await findSetting(db, LEAGUES))
}

/** The same, locked until the transaction ends. */
export async function lockLeagueSettings(db: Executor): Promise<LeagueSettings> {
  return read(await lockSetting(db, LEAGUES, atFirst))
}

export async function saveLeagueSettings(db: Executor, settings: LeagueSettings): Promise<void> {
  await saveSetting(db, LEAGUES, settings)
}
