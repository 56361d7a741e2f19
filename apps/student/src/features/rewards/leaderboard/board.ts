import { leaderboardPeriod, type LeaderboardPeriod } from '@qadam/contract'

/** What the address of the leaderboard names. */
export interface Board {
  whose?: 'school' | 'league'
  period?: Exclude<LeaderboardPeriod, 'week'>
}

/** The board that an address names, whatever else it holds; the group's week is not named. */
export function boardOf({ whose, period }: { whose?: unknown; period?: unknown }): Board {
  const known = leaderboardPeriod.safeParse(period).data ?? 'week'
  return {
    ...(whose === 'school' || whose === 'league' ? { whose } : {}),
    ...(known === 'week' ? {} : { period: known }),
  }
}
