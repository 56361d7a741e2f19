import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { dealPassword, endSessions, forgetDevices, hashPassword } from '../../access/accounts/index.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findStudentBrief, setPasswordHash } from '../../base/people/index.ts'

/** All sessions end: a stolen password may be the reason for a new one. */
export const studentPasswordNew = handle(
  staffActions.student_password_new,
  async ({ db, live, scope, actor, now }, { student_id }) => {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const password = dealPassword()
    // Before the transaction: hashing takes too long to hold one.
    const passwordHash = await hashPassword(password)
    await db.transaction().execute(async (transaction) => {
      await setPasswordHash(transaction, student_id, passwordHash)
      await forgetDevices(transaction, student_id)
      // A sign-in by the old one is over by now, or finds the new one.
      await endSessions({ db: transaction, live }, { personId: student_id })
      // Nothing of the password: the log is read by others.
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'student_password_new',
        subject: { kind: 'student', id: student_id },
      })
    })
    return { password }
  },
)
