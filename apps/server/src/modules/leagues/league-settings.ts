import { limits, type LeagueCoins } from '@qadam/contract'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import {
  findSetting,
  findSettingRecord,
  lockSettingRecord,
  saveSetting,
  type SettingRecord,
} from '../../database/settings-store.ts'

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

/** The same with its last save. */
export async function findLeagueRecord(
  db: Executor,
): Promise<{ settings: LeagueSettings; saved: SettingRecord }> {
  const saved = await findSettingRecord(db, LEAGUES)
  return { settings: read(saved.value), saved }
}

/** The same, locked until the transaction ends. */
export async function lockLeagueSettings(
  db: Executor,
): Promise<{ settings: LeagueSettings; saved: SettingRecord }> {
  const saved = await lockSettingRecord(db, LEAGUES, atFirst)
  return { settings: read(saved.value), saved }
}

export async function saveLeagueSettings(
  db: Executor,
  settings: LeagueSettings,
  by: { staffId: number; at: Date },
): Promise<void> {
  await saveSetting(db, LEAGUES, settings, by)
}
