import { staffActions, type Lang } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { pagesById, tableReply, type TableColumn } from '../../actions/table-reply.ts'
import { codeInWords, exportColumns as header } from '../../i18n/export-words.ts'
import { recordAudit } from '../audit/index.ts'
import { schoolDay } from '../calendar/index.ts'
import { listRosterAfter, type RosterRecord } from './roster-store.ts'

export const studentsExport = handle(staffActions.students_export, async (context, input) => {
  const { db, scope, actor, now, lang, timeZone } = context
  const { query = '', group_id, state, format } = input
  const name = `students-${schoolDay(now, timeZone)}`
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'students_export',
    subject: group_id === undefined ? { kind: 'school' } : { kind: 'group', id: group_id },
    after: { file: `${name}.${format}` },
  })
  const pages = pagesById(
    async (after, limit) => await listRosterAfter(db, scope, { query, group_id, state }, after, limit),
    ({ id }) => id,
  )
  return await tableReply({ name, columns: columnsIn(lang), pages }, { format, lang, timeZone })
})

function columnsIn(lang: Lang): TableColumn<RosterRecord>[] {
  return [
    { header: header.id, kind: 'number', value: ({ id }) => id },
    { header: header.first_name, kind: 'text', value: ({ first_name }) => first_name },
    { header: header.last_name, kind: 'text', value: ({ last_name }) => last_name },
    { header: header.phone, kind: 'phone', value: ({ phone }) => phone },
    { header: header.group, kind: 'text', value: ({ group_name }) => group_name },
    {
      header: header.state,
      kind: 'text',
      value: ({ closed_at, frozen }) =>
        codeInWords(closed_at === null ? (frozen ? 'frozen' : 'active') : 'account_closed', lang),
    },
    { header: header.next_due_on, kind: 'day', value: ({ next_due_on }) => next_due_on },
    { header: header.points, kind: 'number', value: ({ points }) => points },
    { header: header.coins, kind: 'number', value: ({ coins }) => coins },
    { header: header.lang, kind: 'text', value: (row) => row.lang },
    { header: header.created_at, kind: 'moment', value: ({ created_at }) => created_at },
    { header: header.closed_at, kind: 'moment', value: ({ closed_at }) => closed_at },
  ]
}
