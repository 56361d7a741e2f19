import { SchoolError, sittingsList, staffActions, type StudentExam } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit, serveList } from '../../base/audit/index.ts'
import { allowExam, findExamRights, findStudentBrief } from '../../base/people/index.ts'
import { examGranted, notify } from '../../messages/notifications/index.ts'
import { examBankStaffActions } from './bank-staff.ts'
import { settleSitting } from './end-part.ts'
import { listSittings, lockExam, setSittingAside } from './exam-store.ts'
import { presentRecentSitting, presentSitting } from './present-exam.ts'
import { listRecentSittings } from './recent-store.ts'

async function studentExam(db: Executor, studentId: number): Promise<StudentExam> {
  const sittings = await listSittings(db, studentId)
  const { allowed } = await findExamRights(db, studentId)
  return { allowed, sittings: sittings.map(presentSitting) }
}

export const examStaffActions = {
  ...examBankStaffActions,

  exam_sittings: handle(staffActions.exam_sittings, async ({ db, scope }, { student_id }) => {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    return await studentExam(db, student_id)
  }),

  ...serveList(sittingsList, {
    find: async ({ db, scope }, _, slice) => ({ rows: await listRecentSittings(db, scope, slice) }),
    present: (row, { media, now }) => presentRecentSitting(row, (key) => media.url(key, now)),
  }),

  exam_grant: handle(staffActions.exam_grant, async (context, { student_id }) => {
    const { db, scope, actor, now, live } = context
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const outcome = await db.transaction().execute(async (transaction) => {
      await lockExam(transaction, student_id)
      const { allowed: before } = await findExamRights(transaction, student_id)
      const sitting = await settleSitting(transaction, student_id, now)
      if (sitting && !sitting.finished_at) return 'running' as const
      // Granted and not begun: idempotent, and the student is not notified again.
      if (before && !sitting) return []
      if (sitting) await setSittingAside(transaction, sitting.id, now)
      await allowExam(transaction, student_id)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'exam_grant',
        subject: { kind: 'student', id: student_id },
        before: { allowed: before, level: sitting?.level ?? null },
        after: { allowed: true, level: null },
      })
      const key = `exam_granted:${sitting?.id ?? 0}:${now.toISOString()}`
      return await notify(transaction, examGranted, { personId: student_id, params: {}, key }, now)
    })
    if (outcome === 'running') throw new SchoolError('conflict', { reason: 'running' })
    live.publish(...outcome)
    return await studentExam(db, student_id)
  }),
}
