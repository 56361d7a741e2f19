import type { Database } from '../../../database/database.ts'
import { Ladder, type Rungs } from './ladder.ts'
import { findPlaceAfter, type Board } from './leaderboard-store.ts'

/** The ladder of each period, by database: only of the current one; that of a week that is over is dropped. */
const ladders = new WeakMap<Database, Map<Board['period'], { startsOn: string; ladder: Ladder }>>()

export async function climb(db: Database, board: Board): Promise<Rungs> {
  const stored = ladders.get(db) ?? new Map<Board['period'], { startsOn: string; ladder: Ladder }>()
  ladders.set(db, stored)
  let known = stored.get(board.period)
  if (known?.startsOn !== board.startsOn) {
    const ladder = new Ladder(async (place, step) => await findPlaceAfter(db, board, place, step))
    known = { startsOn: board.startsOn, ladder }
    stored.set(board.period, known)
  }
  return await known.ladder.climb()
}
