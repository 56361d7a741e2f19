import { limits, SchoolError } from '@qadam/contract'
import { daysBetween } from '../calendar/index.ts'

/** Payments from before Qadam are recorded too. */
const FIRST_DAY = '2000-01-01'

/** @throws SchoolError validation.failed for what is no day of the calendar. */
export function requireDay(day: string, field: string): void {
  const moment = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  if (!isDay || day < FIRST_DAY || day > '2199-12-31')
    throw new SchoolError('validation.failed', { fields: { [field]: 'invalid' } })
}

/** @throws SchoolError validation.failed for days that end before they begin, or for more than an export may hold. */
export function requireSpan(from: string, to: string): void {
  requireDay(from, 'from')
  requireDay(to, 'to')
  const days = daysBetween(from, to)
  if (days < 0 || days >= limits.payment.exportDays)
    throw new SchoolError('validation.failed', { fields: { to: 'invalid' } })
}
