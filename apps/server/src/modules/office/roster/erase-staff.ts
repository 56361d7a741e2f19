import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findErasedAt, lockAccount } from '../../base/people/index.ts'
import { requirePhone } from './account-change.ts'
import { eraseStudent } from './erase-student.ts'

export const eraseActions = {
  student_erase: handle(staffActions.student_erase, async (context, { student_id, phone }) => {
    const { db, actor, now } = context
    const typed = requirePhone(phone)
    const erased = await db.transaction().execute(async (transaction) => {
      const student = await lockAccount(transaction, student_id, 'naming')
      // Sent again, as its reply was lost.
      const before = await findErasedAt(transaction, student_id)
      if (before) return before
      if (student?.role !== 'student') throw new SchoolError('not_found')
      if (student.closed_at === null) throw new SchoolError('conflict', { reason: 'open' })
      if (student.phone !== typed) throw new SchoolError('conflict', { reason: 'other_phone' })
      await eraseStudent(transaction, student_id, now)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'student_erase',
        subject: { kind: 'student', id: student_id },
      })
      return now
    })
    return { erased_at: erased.toISOString() }
  }),
}
