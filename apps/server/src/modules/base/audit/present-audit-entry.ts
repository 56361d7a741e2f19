import type { AuditEntry } from '@qadam/contract'
import type { AuditRecord } from './audit-store.ts'

export function presentAuditEntry(record: AuditRecord): AuditEntry {
  return {
    id: record.id,
    at: record.at.toISOString(),
    staff: { id: record.staff_id, name: record.staff_name },
    action: record.action,
    subject: { kind: record.subject_kind, id: record.subject_id, name: record.subject_name },
    before: record.before,
    after: record.after,
    reason: record.reason,
  }
}
