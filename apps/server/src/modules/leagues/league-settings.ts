import { limits, type LeagueCoins } from '@qadam/contract'
import { z } from 'zod'
import { typedSetting } from '../../database/settings-store.ts'

const amount = z.int().min(0).max(limits.leagues.maxCoins)
const schema = z.object({
  enabled: z.boolean(),
  coins: z.object({ first: amount, second: amount, third: amount, rise: amount }),
})

export interface LeagueSettings {
  /** Off: leagues are hidden, and no week begins or ends. */
  enabled: boolean
  coins: LeagueCoins
}

/** A school that has set nothing plays. */
export const leagueSettings = typedSetting<LeagueSettings>('leagues', schema, {
  enabled: true,
  coins: limits.leagues.coins,
})
