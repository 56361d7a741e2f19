import type { AuditActionName, TableFormat } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { FileReply } from '../../../actions/file-reply.ts'
import { tableReply, type Table } from '../../../actions/table-reply.ts'
import { recordAudit, type NewAuditEntry } from './audit-store.ts'

/** A table that leaves the school, written down before its first row does: whose data it holds, and who took them. */
export async function exportTable<Row>(
  { db, actor, now, lang, timeZone }: ActionContext,
  table: Table<Row>,
  { format, ...entry }: Taken,
): Promise<FileReply> {
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    ...entry,
    after: { ...entry.after, file: `${table.name}.${format}` },
  })
  return await tableReply(table, { format, lang, timeZone })
}

interface Taken {
  format: TableFormat
  action: AuditActionName
  subject: NewAuditEntry['subject']
  /** What else tells the file from others. */
  after?: NonNullable<NewAuditEntry['after']>
}
