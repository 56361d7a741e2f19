import type { Executor } from '../../../database/database.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { renameCertificates } from './certificates-store.ts'

/** Writes a name that the school corrected on the student's certificates, whose codes stay. In the caller's transaction. */
export async function reissueCertificates(
  db: Executor,
  studentId: number,
  { from, to }: { from: string; to: string },
  { staffId, now }: { staffId: number; now: Date },
): Promise<void> {
  const certificates = await renameCertificates(db, studentId, to)
  if (certificates === 0) return
  await recordAudit(db, {
    at: now,
    staffId,
    action: 'certificate_reissue',
    subject: { kind: 'student', id: studentId },
    before: { name: from },
    after: { name: to, certificates },
  })
}
