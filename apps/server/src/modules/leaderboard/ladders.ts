import type { Database } from '../../database/database.ts'
import { Ladder, type Rungs } from './ladder.ts'
import { findPlaceAfter, type Board } from './leaderboard-store.ts'

/** Of each database a process serves, the ladder of each period: of the one that runs, a week that is over is let go. */
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
