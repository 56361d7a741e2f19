import { limits } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { getOwnLeague, joinLeague, type OwnLeague } from './members-store.ts'
import { lockWeek, type LeagueWeek } from './weeks-store.ts'

/** The caller's league; with a point of this week and no league yet, they join one. */
export async function ownLeague(
  { db, actor, now }: Pick<ActionContext, 'db' | 'actor' | 'now'>,
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
