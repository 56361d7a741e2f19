import type { Executor } from '../../../database/database.ts'
import { saveLeaderboardHidden } from '../../base/people/index.ts'
import { showPeriodPoints } from '../rewards/index.ts'

/**
 * Hides a student from leaderboards, or shows them again. Inside a transaction, the person first: a concurrent ledger
 * write locks the same row and reads from it whether to show what it adds.
 */
export async function setVisibility(db: Executor, personId: number, hidden: boolean): Promise<void> {
  await saveLeaderboardHidden(db, personId, hidden)
  await showPeriodPoints(db, personId, !hidden)
}
