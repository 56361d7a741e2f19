import { limits } from '@qadam/contract'

/** The levels by their texts, from the first up. */
const levels = ['clay', 'copper', 'silver', 'gold', 'ruby', 'lapis', 'turquoise'] as const
export type LeagueLevel = (typeof levels)[number]

/** Of a number from 1 to 7; a server newer than this app may have more, which are shown as the highest known. */
export function levelOf(level: number): LeagueLevel {
  return levels[Math.min(Math.max(level, 1), limits.leagues.levels) - 1] ?? 'clay'
}
