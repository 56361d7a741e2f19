import { auditList, wordsOfName } from '@qadam/contract'
import { addDays, startOfDay } from '../calendar/index.ts'
import { listAudit, listAuditStaff } from './audit-store.ts'
import { presentAuditEntry } from './present-audit-entry.ts'
import { serveList } from './serve-list.ts'

export const auditStaffActions = serveList(auditList, {
  find: async ({ db, timeZone }, { from, to, query, ...filter }, { before, limit }) => ({
    rows: await listAudit(
      db,
      {
        ...filter,
        before,
        since: from === undefined ? undefined : startOfDay(from, timeZone),
        until: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
        words: wordsOfName(query),
      },
      limit,
    ),
    staff: await listAuditStaff(db),
  }),
  present: presentAuditEntry,
})
