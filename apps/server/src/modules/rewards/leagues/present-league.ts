import type { League, LeagueRow, LeagueSelf, LeagueWeekEnd } from '@qadam/contract'
import { presentAvatar } from '../../base/people/index.ts'
import { initialOf } from '../leaderboard/index.ts'
import { compareRacers, outcomeOf, placesOf, zonesOf } from './league-places.ts'
import type { NamedRacer, WeekEndRecord } from './members-store.ts'

type MediaUrl = (key: string) => string

/** A league as one of its students sees it: others only above its quiet end, oneself always. */
export function presentRunning(
  racers: readonly NamedRacer[],
  personId: number,
  mediaUrl: MediaUrl,
): Pick<League, 'rows' | 'total' | 'rise' | 'me'> {
  const shown = racers.filter((racer) => racer.is_shown).toSorted(compareRacers)
  const { rise, quiet } = zonesOf(shown.length)
  const rows = shown
    .slice(0, shown.length - quiet)
    .filter(({ points }) => points > 0)
    .map((racer, index): LeagueRow => ({
      place: index + 1,
      ...presentName(racer, mediaUrl),
      is_me: racer.person_id === personId,
    }))
  const own = racers.find((racer) => racer.person_id === personId)
  return { rows, total: shown.length, rise, me: own ? presentSelf(own, racers, mediaUrl) : null }
}

function presentSelf(own: NamedRacer, racers: readonly NamedRacer[], mediaUrl: MediaUrl): LeagueSelf {
  const { place, of } = placesOf(racers).get(own.person_id) ?? { place: 1, of: 1 }
  const zones = zonesOf(of)
  const outcome = outcomeOf({ place, of }, own)
  // The members that the place counts: hidden ones only for one who is hidden too.
  const order = racers.filter((racer) => racer.is_shown || !own.is_shown).toSorted(compareRacers)
  const missing = (index: number) => Math.max(order[index]?.points ?? 0, 0) - Math.max(own.points, 0) + 1
  return {
    ...presentName(own, mediaUrl),
    place: own.points > 0 && place <= of - zones.quiet ? place : null,
    outcome,
    to_rise: outcome === 'risen' || place <= zones.rise || zones.rise === 0 ? null : missing(zones.rise - 1),
    to_stay: outcome === 'fallen' ? missing(of - zones.fall - 1) : null,
    hidden: !own.is_shown,
  }
}

const presentName = (racer: NamedRacer, mediaUrl: MediaUrl) => ({
  first_name: racer.first_name,
  initial: initialOf(racer.last_name),
  avatar: presentAvatar(racer.avatar, mediaUrl),
  points: Math.max(racer.points, 0),
})

/** How a week ended; null of one that was not counted. */
export function presentWeekEnd(record: WeekEndRecord | undefined): LeagueWeekEnd | null {
  if (!record || record.place === null || record.place_of === null) return null
  const { quiet } = zonesOf(record.place_of)
  const isTold = record.points > 0 && record.place <= record.place_of - quiet
  return {
    week: record.starts_on,
    outcome: record.outcome,
    place: isTold ? record.place : null,
    points: record.points,
    coins: record.coins,
    level_before: record.level,
    level_after: record.level_after,
    is_new: record.seen_at === null,
  }
}
