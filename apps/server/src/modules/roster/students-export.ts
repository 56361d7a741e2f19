import { staffActions, type Lang } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import {
  codeColumn,
  dayColumn,
  momentColumn,
  numberColumn,
  phoneColumn,
  textColumn,
} from '../../actions/table-columns.ts'
import { pagesById, type TableColumn } from '../../actions/table-reply.ts'
import { exportTable } from '../audit/index.ts'
import { schoolDay } from '../calendar/index.ts'
import { listRosterAfter, type RosterRecord } from './roster-store.ts'

export const studentsExport = handle(staffActions.students_export, async (context, input) => {
  const { db, scope, now, lang, timeZone } = context
  const { query = '', group_id, state, format } = input
  const name = `students-${schoolDay(now, timeZone)}`
  const pages = pagesById(
    async (after, limit) => await listRosterAfter(db, scope, { query, group_id, state }, after, limit),
    ({ id }) => id,
  )
  return await exportTable(
    context,
    { name, columns: columnsIn(lang), pages },
    {
      format,
      action: 'students_export',
      subject: group_id === undefined ? { kind: 'school' } : { kind: 'group', id: group_id },
    },
  )
})

function columnsIn(lang: Lang): TableColumn<RosterRecord>[] {
  return [
    numberColumn('id', ({ id }) => id),
    textColumn('first_name', ({ first_name }) => first_name),
    textColumn('last_name', ({ last_name }) => last_name),
    phoneColumn('phone', ({ phone }) => phone),
    textColumn('group', ({ group_name }) => group_name),
    codeColumn('state', lang, ({ closed_at, frozen }) =>
      closed_at === null ? (frozen ? 'frozen' : 'active') : 'account_closed',
    ),
    dayColumn('next_due_on', ({ next_due_on }) => next_due_on),
    numberColumn('points', ({ points }) => points),
    numberColumn('coins', ({ coins }) => coins),
    textColumn('lang', (row) => row.lang),
    momentColumn('created_at', ({ created_at }) => created_at),
    momentColumn('closed_at', ({ closed_at }) => closed_at),
  ]
}
