import type { LessonMoments } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { addDays, startOfDay } from '../../base/calendar/index.ts'
import { leagueSetting } from './league-setting.ts'
import { placesOf, zonesOf, type Place, type Racer } from './league-places.ts'
import { listLeague } from './members-store.ts'
import { ownLeague } from './own-league.ts'
import { findNewestWeek } from './weeks-store.ts'

/**
 * The place of a student that some of their points brought, with the one before them; null where it is the same, or
 * is shown to nobody: near the end, and without a point.
 */
export function placeGain(
  racers: readonly Racer[],
  personId: number,
  gained: number,
): { place: number; before: number | null } | null {
  const own = racers.find((racer) => racer.person_id === personId)
  if (!own || gained <= 0) return null
  const without = { ...own, points: own.points - gained }
  const now = shownPlace(placesOf(racers).get(personId), own)
  const before = shownPlace(
    placesOf(racers.map((racer) => (racer === own ? without : racer))).get(personId),
    without,
  )
  if (now === null || (before !== null && now >= before)) return null
  return { place: now, before }
}

function shownPlace(place: Place | undefined, { points }: Pick<Racer, 'points'>): number | null {
  return place && points > 0 && place.place <= place.of - zonesOf(place.of).quiet ? place.place : null
}

/** What points of the caller, earned at these moments, did for their place in the league of the week that runs. */
export async function findPlaceGain(
  context: Pick<ActionContext, 'db' | 'actor' | 'now' | 'timeZone'>,
  earned: readonly { points: number; at: Date }[],
): Promise<LessonMoments['league']> {
  const { db, actor, now, timeZone } = context
  const { enabled } = await leagueSetting.find(db)
  const week = enabled ? await findNewestWeek(db) : undefined
  if (week?.state !== 'running') return null
  const [from, until] = [
    startOfDay(week.starts_on, timeZone),
    startOfDay(addDays(week.starts_on, 7), timeZone),
  ]
  if (now >= until) return null
  const own = await ownLeague(context, week, until)
  if (!own || own.league_id === null) return null
  const gained = earned.reduce((sum, { points, at }) => sum + (at >= from ? points : 0), 0)
  const gain = placeGain(await listLeague(db, own.league_id), actor.id, gained)
  return gain && { level: own.level, ...gain }
}
