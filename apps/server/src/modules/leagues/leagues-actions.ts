import { limits, SchoolError, studentActions, type League } from '@qadam/contract'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import { addDays, isDay, schoolDay, startOfDay, weekOf } from '../calendar/index.ts'
import { leagueSettings } from './league-settings.ts'
import {
  findWeekEnd,
  getOwnLeague,
  joinLeague,
  listLeague,
  markSeen,
  type OwnLeague,
} from './members-store.ts'
import { presentRunning, presentWeekEnd } from './present-league.ts'
import { findNewestWeek, lockWeek, type LeagueWeek } from './weeks-store.ts'

export const leaguesActions = {
  league: handle(studentActions.league, async (context) => {
    const { db, actor, now, timeZone, media } = context
    const { enabled } = await leagueSettings.find(db)
    const week = enabled ? await findNewestWeek(db) : undefined
    const startsOn = week?.starts_on ?? weekOf(schoolDay(now, timeZone))
    const endsAt = startOfDay(addDays(startsOn, 7), timeZone)
    const reply: League = {
      state: enabled ? 'none' : 'off',
      level: 1,
      now: now.toISOString(),
      ends_at: endsAt.toISOString(),
      rows: [],
      total: 0,
      rise: 0,
      me: null,
      last: null,
    }
    if (!enabled) return reply
    const [own, last] = [await ownLeague(context, week, endsAt), await findWeekEnd(db, actor.id)]
    const known = { ...reply, level: own?.level ?? 1, last: presentWeekEnd(last) }
    if (!week || !own) return known
    if (week.state !== 'running' || now >= endsAt) return { ...known, state: 'closing' as const }
    if (own.league_id === null) return known
    const racers = await listLeague(db, own.league_id)
    return {
      ...known,
      state: 'running' as const,
      ...presentRunning(racers, actor.id, (key) => media.url(key, now)),
    }
  }),

  league_seen: handle(studentActions.league_seen, async ({ db, actor, now }, { week }) => {
    if (!isDay(week)) throw new SchoolError('validation.failed', { fields: { week: 'invalid' } })
    return { first: await markSeen(db, actor.id, week, now) }
  }),
}

/** The caller's league; with a point of this week and no league yet, they join one. */
async function ownLeague(
  { db, actor, now }: ActionContext,
  week: LeagueWeek | undefined,
  endsAt: Date,
): Promise<OwnLeague | undefined> {
  if (!week) return undefined
  const own = await getOwnLeague(db, actor.id, week.starts_on)
  const isLate = own.league_id === null && own.points > 0 && !own.is_frozen
  if (!isLate || week.state !== 'running' || now >= endsAt) return own
  return await db.transaction().execute(async (transaction) => {
    const locked = await lockWeek(transaction, week.starts_on)
    // Another device was first, or the week has ended.
    const current = await getOwnLeague(transaction, actor.id, week.starts_on)
    if (locked?.state !== 'running' || current.league_id !== null) return current
    await joinLeague(transaction, week.starts_on, actor.id, { level: own.level, most: limits.leagues.most })
    return await getOwnLeague(transaction, actor.id, week.starts_on)
  })
}
