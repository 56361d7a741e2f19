import { SchoolError, staffActions, type Lang } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { pagesById, tableReply, type TableColumn } from '../../actions/table-reply.ts'
import { codeInWords, exportColumns as header } from '../../i18n/export-words.ts'
import { say } from '../../i18n/localized.ts'
import { recordAudit } from '../audit/index.ts'
import { addDays, startOfDay } from '../calendar/index.ts'
import { findStudentBrief } from '../groups/index.ts'
import { requireOrder, requireSpan } from '../payments/index.ts'
import { findLedgerRange, listLedgerAfter, type LedgerRecord } from './ledger-export-store.ts'

export const ledgerExport = handle(staffActions.ledger_export, async (context, input) => {
  const { db, scope, actor, now, lang, timeZone } = context
  const { from, to, student_id: studentId, currency, format } = input
  if (studentId === undefined) requireSchoolSpan(from, to)
  else requireOrder(from, to)
  if (studentId !== undefined && !(await findStudentBrief(db, scope, studentId)))
    throw new SchoolError('not_found')
  const name = ['ledger', studentId, currency, from, to].filter((part) => part !== undefined).join('-')
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'ledger_export',
    subject: studentId === undefined ? { kind: 'school' } : { kind: 'student', id: studentId },
    after: { file: `${name}.${format}` },
  })
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
  return await tableReply({ name, columns: columnsIn(lang), pages }, { format, lang, timeZone })
})

/** Of all students at once a year at most: every row of a school that is years old is too much for one file. */
function requireSchoolSpan(from: string | undefined, to: string | undefined): void {
  for (const [field, day] of Object.entries({ from, to }))
    if (day === undefined) throw new SchoolError('validation.failed', { fields: { [field]: 'missing' } })
  if (from !== undefined && to !== undefined) requireSpan(from, to)
}

function columnsIn(lang: Lang): TableColumn<LedgerRecord>[] {
  return [
    { header: header.id, kind: 'number', value: ({ id }) => id },
    { header: header.moment, kind: 'moment', value: ({ created_at }) => created_at },
    { header: header.student_id, kind: 'number', value: ({ person_id }) => person_id },
    { header: header.student, kind: 'text', value: ({ student }) => student },
    { header: header.phone, kind: 'phone', value: ({ phone }) => phone },
    { header: header.group, kind: 'text', value: ({ group_name }) => group_name },
    { header: header.currency, kind: 'text', value: ({ currency }) => codeInWords(currency, lang) },
    { header: header.amount, kind: 'number', value: ({ amount }) => amount },
    { header: header.reason, kind: 'text', value: ({ reason }) => codeInWords(reason, lang) },
    {
      header: header.subject,
      kind: 'text',
      value: ({ subject }) => (subject === null ? null : say(subject, lang)),
    },
  ]
}
