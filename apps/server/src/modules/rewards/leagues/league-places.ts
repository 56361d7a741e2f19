import { limits, type LeagueOutcome } from '@qadam/contract'

const { levels } = limits.leagues

/** A student in a league, as far as their week goes. */
export interface Racer {
  person_id: number
  level: number
  /** Of the week. */
  points: number
  /** When the points were reached; null without a point. */
  reached_at: Date | null
  /** Their order when the league was made: by points of the week before. */
  seat: number
  /** False for a student who is hidden from leaderboards. */
  is_shown: boolean
  is_frozen: boolean
}

/** How many from the top rise, how many from the bottom fall; the quiet ones are hidden from other students. */
export interface Zones {
  rise: number
  fall: number
  quiet: number
}

/** A fifth each. Among fewer than five no one falls, and one alone does not rise; the last is never shown to others. */
export function zonesOf(count: number): Zones {
  const fifth = Math.floor(count / 5)
  const least = count < 2 ? 0 : 1
  return { rise: Math.max(fifth, least), fall: fifth, quiet: Math.max(fifth, least) }
}

export interface Place {
  /** From 1. */
  place: number
  /** Among so many. */
  of: number
}

/** By points; of two with the same, who reached them first. Without a point, as they stood at the start. */
export function compareRacers(one: Racer, other: Racer): number {
  const points = Math.max(other.points, 0) - Math.max(one.points, 0)
  if (points !== 0) return points
  if (one.points > 0 && one.reached_at && other.reached_at) {
    const reached = one.reached_at.getTime() - other.reached_at.getTime()
    if (reached !== 0) return reached
  }
  return one.seat - other.seat || one.person_id - other.person_id
}

/**
 * All places, by person. A hidden student takes no place from those who are shown, and has one among all: students who
 * agree to hide would each be the first otherwise.
 */
export function placesOf(racers: readonly Racer[]): Map<number, Place> {
  const order = racers.toSorted(compareRacers)
  const shown = order.filter((racer) => racer.is_shown).length
  const places = new Map<number, Place>()
  let shownAhead = 0
  for (const [ahead, racer] of order.entries()) {
    places.set(
      racer.person_id,
      racer.is_shown ? { place: shownAhead + 1, of: shown } : { place: ahead + 1, of: order.length },
    )
    if (racer.is_shown) shownAhead += 1
  }
  return places
}

/** The outcome of a place if the week ends now. Without a point no student rises, and a frozen one does not fall. */
export function outcomeOf(
  { place, of }: Place,
  { points, level, is_frozen }: Pick<Racer, 'points' | 'level' | 'is_frozen'>,
): LeagueOutcome {
  const { rise, fall } = zonesOf(of)
  if (place <= rise && points > 0 && level < levels) return 'risen'
  if (place > of - fall && level > 1 && !is_frozen) return 'fallen'
  return 'stayed'
}

export function levelAfter(level: number, outcome: LeagueOutcome): number {
  if (outcome === 'stayed') return level
  return outcome === 'risen' ? level + 1 : level - 1
}

/** What a place is worth: the first three their own, the others that rise the same; those of the highest level too. */
export function coinsOf(
  { place, of }: Place,
  points: number,
  coins: { first: number; second: number; third: number; rise: number },
): number {
  if (points <= 0 || place > zonesOf(of).rise) return 0
  return [coins.first, coins.second, coins.third][place - 1] ?? coins.rise
}
