import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { recordAudit } from '../audit/index.ts'
import { findStudentBrief } from '../groups/index.ts'
import { isHiddenFromLeaderboard, lockPerson } from '../people/index.ts'
import { setVisibility } from './visibility.ts'

export const leaderboardStaffActions = {
  leaderboard_visibility: handle(
    staffActions.leaderboard_visibility,
    async ({ db, scope, actor, now }, { student_id: id, hidden }) => {
      if (!(await findStudentBrief(db, scope, id))) throw new SchoolError('not_found')
      await db.transaction().execute(async (transaction) => {
        await lockPerson(transaction, id)
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
