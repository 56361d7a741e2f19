import type { SettingValues } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import {
  addDays,
  daysBetween,
  schoolDay,
  weekOf,
  type SchoolDay,
  type SchoolMoment,
} from '../../base/calendar/index.ts'
import { creditCoins } from '../rewards/index.ts'
import { cutLeagues } from './cut-leagues.ts'
import { coinsOf, levelAfter, outcomeOf, placesOf } from './league-places.ts'
import { leagueSetting } from './league-setting.ts'
import { listOpenLeagues, saveEnds, type MemberEnd } from './members-store.ts'
import {
  countLeagues,
  deleteWeeksBefore,
  findNewestWeek,
  findOpenWeek,
  insertLeagues,
  listWeek,
  lockWeek,
  saveWeekState,
} from './weeks-store.ts'

/** So many leagues in one transaction: the embedded database has one connection, which others need in between. */
const BATCH = 10

/** Requests of the last moments of a week are paid before it is counted. */
const grace_ms = 2 * 60_000

/** Points of a week are retained at least so long; one that was closed later is counted as if without players. */
const countedFor_days = 60

/** Weeks that nothing reads any more. */
const keptFor_days = 70

/**
 * Brings the leagues up to date: closes weeks that are over, pays, moves the levels, and begins the current week. Each
 * batch is a transaction that locks the week's row: a second process waits for it and continues after it, and a process
 * that dies leaves whole batches behind, from which the next run resumes.
 */
export async function turnLeagueWeek(db: Database, { now, timeZone }: SchoolMoment): Promise<void> {
  const settings = await leagueSetting.find(db)
  if (!settings.enabled) return
  const today = schoolDay(new Date(now.getTime() - grace_ms), timeZone)
  const current = weekOf(today)
  for (;;) {
    const open = await findOpenWeek(db)
    if (!open) break
    // A week that was begun is seated before it is closed.
    await seatWeek(db, open.starts_on)
    // Also one that is still to come: the school's zone was moved.
    if (open.starts_on >= current) return
    const isCounted = daysBetween(open.starts_on, today) <= countedFor_days
    await closeWeek(db, open.starts_on, { now, timeZone }, isCounted ? settings : undefined)
  }
  const newest = await findNewestWeek(db)
  if (newest && newest.starts_on >= current) return
  await deleteWeeksBefore(db, addDays(current, -keptFor_days))
  await db.transaction().execute(async (transaction) => {
    await listWeek(transaction, current, addDays(current, -7))
  })
  await seatWeek(db, current)
}

/** Cuts the listed students of a week into leagues. */
async function seatWeek(db: Database, startsOn: SchoolDay): Promise<void> {
  for (let isSeated = false; !isSeated;)
    isSeated = await db.transaction().execute(async (transaction) => {
      const week = await lockWeek(transaction, startsOn)
      if (week?.state !== 'seating') return true
      const made = await countLeagues(transaction, startsOn)
      const cuts = cutLeagues(week.counts).slice(made, made + BATCH)
      if (cuts.length > 0) await insertLeagues(transaction, startsOn, cuts, made + 1)
      else await saveWeekState(transaction, startsOn, 'running', null)
      return cuts.length === 0
    })
}

/** @param settings undefined for a week whose points are not known any more. */
async function closeWeek(
  db: Database,
  startsOn: SchoolDay,
  moment: SchoolMoment,
  settings: SettingValues<'leagues'> | undefined,
): Promise<void> {
  for (let isClosed = false; !isClosed;)
    isClosed = await db.transaction().execute(async (transaction) => {
      const week = await lockWeek(transaction, startsOn)
      if (week?.state !== 'running') return true
      const { ids, members } = await listOpenLeagues(transaction, startsOn, BATCH)
      if (ids.length === 0) {
        await saveWeekState(transaction, startsOn, 'closed', moment.now)
        return true
      }
      const ends = [...Map.groupBy(members, ({ league_id }) => league_id).values()].flatMap((racers) => {
        const places = placesOf(racers)
        return racers.map((racer): MemberEnd => {
          const place = places.get(racer.person_id)
          const points = Math.max(racer.points, 0)
          if (!settings || !place) return unplayed(racer)
          const outcome = outcomeOf(place, racer)
          return {
            person_id: racer.person_id,
            place: place.place,
            place_of: place.of,
            points,
            outcome,
            coins: coinsOf(place, points, settings),
            level_after: levelAfter(racer.level, outcome),
          }
        })
      })
      await saveEnds(transaction, startsOn, ids, ends)
      const event = { of: 'league', week: startsOn } as const
      const payments = ends.map(({ person_id: personId, coins }) => ({ personId, event, coins }))
      await creditCoins(transaction, payments, moment.now)
      return false
    })
}

const unplayed = ({ person_id, level }: { person_id: number; level: number }): MemberEnd => ({
  person_id,
  place: null,
  place_of: null,
  points: 0,
  outcome: 'stayed',
  coins: 0,
  level_after: level,
})
