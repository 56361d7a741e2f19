import { studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { getBalance } from '../../base/people/index.ts'
import { awardMissing, listAchievements, markSeen } from './achievements-store.ts'
import { levelOf } from './points-level.ts'

export const achievementsActions = {
  achievements: handle(studentActions.achievements, async ({ db, actor, now }) => {
    // Up to date for the caller; the job awards those who do not open the page.
    await awardMissing(db, [actor.id], now)
    const earned = await listAchievements(db, actor.id)
    const { points } = await getBalance(db, actor.id)
    return {
      earned: earned.map(({ kind, earned_at, seen_at }) => ({
        kind,
        earned_at: earned_at.toISOString(),
        is_new: seen_at === null,
      })),
      level: levelOf(points),
    }
  }),

  achievements_seen: handle(studentActions.achievements_seen, async ({ db, actor, now }, { kinds }) => ({
    first: await markSeen(db, actor.id, kinds, now),
  })),
}
