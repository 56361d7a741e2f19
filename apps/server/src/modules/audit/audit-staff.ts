import { limits, staffActions } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { listAudit } from './audit-store.ts'
import { presentAuditEntry } from './present-audit-entry.ts'

export const auditStaffActions = {
  audit_log: handle(staffActions.audit_log, async ({ db }, filter) => {
    // One more than fits tells whether there are older ones.
    const records = await listAudit(db, filter, limits.audit.page + 1)
    const rows = records.slice(0, limits.audit.page)
    const last = rows.at(-1)
    return {
      rows: rows.map(presentAuditEntry),
      next: records.length > rows.length && last ? last.id : null,
    }
  }),
}
