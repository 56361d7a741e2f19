import { staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { requireStudent, isHiddenFromLeaderboard, lockPerson } from '../../base/people/index.ts'
import { setVisibility } from './visibility.ts'

export const leaderboardStaffActions = {
  leaderboard_visibility: handle(
    staffActions.leaderboard_visibility,
    async ({ db, scope, actor, now }, { student_id: id, hidden }) => {
      await requireStudent(db, scope, id)
      await db.transaction().execute(async (transaction) => {
        await lockPerson(transaction, id)
        await requireStudent(transaction, scope, id)
        const before = await isHiddenFromLeaderboard(transaction, id)
        if (before === hidden) return
        await setVisibility(transaction, id, hidden)
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'leaderboard_visibility',
          subject: { kind: 'student', id },
          before: { hidden: before },
          after: { hidden },
        })
      })
      return { hidden }
    },
  ),
}
