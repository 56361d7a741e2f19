import { SchoolError, studentActions, type League } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { addDays, isDay, schoolDay, startOfDay, weekOf } from '../../base/calendar/index.ts'
import { leagueSetting } from './league-setting.ts'
import { findWeekEnd, listLeague, markSeen } from './members-store.ts'
import { ownLeague } from './own-league.ts'
import { presentRunning, presentWeekEnd } from './present-league.ts'
import { findNewestWeek } from './weeks-store.ts'

export const leaguesActions = {
  league: handle(studentActions.league, async (context) => {
    const { db, actor, now, timeZone, media } = context
    const { enabled } = await leagueSetting.find(db)
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
