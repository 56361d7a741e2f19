import { SchoolError, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { findStudentBrief } from '../../base/people/index.ts'
import { listCertificates, listWithdrawnFor, lockCertificate, saveCertificate } from './certificates-store.ts'
import { presentForStaff } from './present-certificate.ts'

export const certificatesStaffActions = {
  certificates: handle(staffActions.certificates, async ({ db, scope, lang }, { student_id }) => {
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const records = await listCertificates(db, student_id)
    const withdrawn = await listWithdrawnFor(
      db,
      records.filter(({ withdrawn_at }) => withdrawn_at !== null).map(({ id }) => id),
    )
    return {
      certificates: records.map((record) => presentForStaff(record, lang, withdrawn.get(record.id))),
    }
  }),

  certificate_revoke: handle(
    staffActions.certificate_revoke,
    async ({ db, actor, lang, now }, { student_id, certificate_id, revoked, reason }) =>
      await db.transaction().execute(async (transaction) => {
        const one = { id: certificate_id, personId: student_id }
        const record = await lockCertificate(transaction, one)
        if (!record) throw new SchoolError('not_found')
        const withdrawnFor = (await listWithdrawnFor(transaction, [record.id])).get(record.id)
        if ((record.revoked_at !== null) === revoked) return presentForStaff(record, lang, withdrawnFor)
        await saveCertificate(
          transaction,
          record.id,
          revoked
            ? { revoked_at: now, revoked_by: actor.id, revoke_reason: reason.trim() }
            : { revoked_at: null, revoked_by: null, revoke_reason: null },
        )
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'certificate_revoke',
          subject: { kind: 'student', id: student_id },
          before: { course: record.course_title.uz, revoked: !revoked },
          after: { course: record.course_title.uz, revoked },
          reason: reason.trim(),
        })
        const changed = await lockCertificate(transaction, one)
        return presentForStaff(changed ?? record, lang, withdrawnFor)
      }),
  ),
}
