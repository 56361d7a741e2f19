import type { Lang, Statement, StatementRow } from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import type { StatementRecord } from './statement-store.ts'

/** @param records one more than fits, where there are older ones. */
export function presentStatement(
  records: readonly StatementRecord[],
  size: number,
  { now, timeZone, lang }: SchoolMoment & { lang: Lang },
): Statement {
  return {
    rows: records.slice(0, size).map((record): StatementRow => ({
      id: record.id,
      currency: record.currency,
      amount: record.amount,
      balance_after: record.balance_after,
      reason: record.reason,
      subject: record.subject ? say(record.subject, lang) : null,
      count: record.reason === 'streak' ? Number(record.key.split(':')[1]) : null,
      day: schoolDay(record.created_at, timeZone),
      created_at: record.created_at.toISOString(),
    })),
    more: records.length > size,
    today: schoolDay(now, timeZone),
  }
}
