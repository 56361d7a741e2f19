import { SchoolError, staffActions, type Lang } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import {
  codeColumn,
  momentColumn,
  numberColumn,
  studentColumns,
  titleColumn,
} from '../../../actions/table-columns.ts'
import { pagesById, type TableColumn } from '../../../actions/table-reply.ts'
import { exportTable } from '../../base/audit/index.ts'
import { addDays, startOfDay } from '../../base/calendar/index.ts'
import { findStudentBrief } from '../../base/people/index.ts'
import { nameOfDays, requireDaysInOrder, requireSpan } from '../../money/payments/index.ts'
import { findLedgerRange, listLedgerAfter, type LedgerRecord } from './ledger-export-store.ts'

export const ledgerExport = handle(staffActions.ledger_export, async (context, input) => {
  const { db, scope, lang, timeZone } = context
  const { from, to, student_id: studentId, currency, format } = input
  if (studentId === undefined) requireSchoolSpan(from, to)
  else requireDaysInOrder(from, to)
  if (studentId !== undefined && !(await findStudentBrief(db, scope, studentId)))
    throw new SchoolError('not_found')
  const name = ['ledger', studentId, currency, nameOfDays(from, to)]
    .filter((part) => part !== undefined)
    .join('-')
  const asked = {
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    to: to === undefined ? undefined : startOfDay(addDays(to, 1), timeZone),
    studentId,
    currency,
  }
  const range = await findLedgerRange(db, asked)
  const pages = pagesById(
    async (after, limit) => (range ? await listLedgerAfter(db, asked, range, after, limit) : []),
    ({ id }) => id,
  )
  return await exportTable(
    context,
    { name, columns: columnsIn(lang), pages },
    {
      format,
      action: 'ledger_export',
      subject: studentId === undefined ? { kind: 'school' } : { kind: 'student', id: studentId },
    },
  )
})

/** Of all students at once a year at most: every row of a school that is years old is too much for one file. */
function requireSchoolSpan(from: string | undefined, to: string | undefined): void {
  for (const [field, day] of Object.entries({ from, to }))
    if (day === undefined) throw new SchoolError('validation.failed', { fields: { [field]: 'missing' } })
  if (from !== undefined && to !== undefined) requireSpan(from, to)
}

function columnsIn(lang: Lang): TableColumn<LedgerRecord>[] {
  return [
    numberColumn('id', ({ id }) => id),
    momentColumn('moment', ({ created_at }) => created_at),
    ...studentColumns<LedgerRecord>(({ person_id, student, phone, group_name }) => {
      return { id: person_id, name: student, phone, group: group_name }
    }),
    codeColumn('currency', lang, ({ currency }) => currency),
    numberColumn('amount', ({ amount }) => amount),
    codeColumn('reason', lang, ({ reason }) => reason),
    titleColumn('subject', lang, ({ subject }) => subject),
  ]
}
