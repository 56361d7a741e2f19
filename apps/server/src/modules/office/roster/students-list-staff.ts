import { studentsList, type Lang } from '@qadam/contract'
import {
  codeColumn,
  dayColumn,
  momentColumn,
  numberColumn,
  phoneColumn,
  textColumn,
} from '../../../actions/table-columns.ts'
import type { TableColumn } from '../../../actions/table-reply.ts'
import { serveList } from '../../base/audit/index.ts'
import { schoolDay } from '../../base/calendar/index.ts'
import { presentRosterStudent } from './present-roster.ts'
import { listRosterAfter, pageRoster, type RosterRecord } from './roster-store.ts'

/** The list of students and its export. */
export const studentsListActions = serveList(studentsList, {
  find: async ({ db, scope }, search, slice) => await pageRoster(db, scope, search, slice),
  present: (row, { media, now }) => presentRosterStudent(row, (key) => media.url(key, now)),
  file: {
    name: (_, { now, timeZone }) => `students-${schoolDay(now, timeZone)}`,
    columns: columnsIn,
    after: async ({ db, scope }, search, after, limit) =>
      await listRosterAfter(db, scope, search, after, limit),
    subject: ({ group_id: id }) => (id === undefined ? { kind: 'school' } : { kind: 'group', id }),
  },
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
