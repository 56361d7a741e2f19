import type { Certificate, Lang, StaffCertificate } from '@qadam/contract'
import { say, type Localized } from '../../../i18n/localized.ts'
import { writeCode } from './certificate-code.ts'
import type { CertificateRecord } from './certificates-store.ts'

export function presentCertificate(record: CertificateRecord, lang: Lang): Certificate {
  return {
    id: record.id,
    code: writeCode(record.code),
    course: { id: record.course_id, title: say(record.course_title, lang) },
    name: record.name,
    issued_at: record.issued_at.toISOString(),
    revoked_at: record.revoked_at?.toISOString() ?? null,
    withdrawn_at: record.withdrawn_at?.toISOString() ?? null,
    listed: record.listed,
  }
}

/** @param withdrawnFor the lessons whose approval was taken back */
export function presentForStaff(
  record: CertificateRecord,
  lang: Lang,
  withdrawnFor: readonly Localized[] = [],
): StaffCertificate {
  const { revoked_by, revoke_reason } = record
  return {
    ...presentCertificate(record, lang),
    revoked_by,
    revoke_reason,
    withdrawn_for: withdrawnFor.map((title) => say(title, lang)),
  }
}
