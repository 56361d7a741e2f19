import { limits, SchoolError, staffActions, wordsOfName } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { addDays, isDay, startOfDay } from '../calendar/index.ts'
import { listAudit, listAuditStaff } from './audit-store.ts'
import { presentAuditEntry } from './present-audit-entry.ts'

export const auditStaffActions = {
  audit_log: handle(staffActions.audit_log, async ({ db, timeZone }, { from, to, query, ...filter }) => {
    requireDays({ from, to })
    // One more than fits shows whether there are older ones.
    const records = await listAudit(
      db,
      {
        ...filter,
        since: from === undefined ? undefined : startOfDay(from, timeZone),
        until: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
        words: wordsOfName(query ?? ''),
      },
      limits.audit.page + 1,
    )
    const rows = records.slice(0, limits.audit.page)
    const last = rows.at(-1)
    return {
      rows: rows.map(presentAuditEntry),
      next: records.length > rows.length && last ? last.id : null,
      staff: await listAuditStaff(db),
    }
  }),
}

function requireDays(days: { from?: string | undefined; to?: string | undefined }): void {
  const wrong = Object.entries(days).filter(([, day]) => day !== undefined && !isDay(day))
  if (wrong.length > 0)
    throw new SchoolError('validation.failed', {
      fields: Object.fromEntries(wrong.map(([field]) => [field, 'invalid'])),
    })
}
