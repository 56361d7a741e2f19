import { limits, SchoolError } from '@qadam/contract'
import { daysBetween, isDay } from '../../base/calendar/index.ts'

/** Payments from before Qadam are recorded too. */
const FIRST_DAY = '2000-01-01'

/** @throws SchoolError validation.failed for what is no day of the calendar. */
export function requireDay(day: string, field: string): void {
  if (!isDay(day) || day < FIRST_DAY)
    throw new SchoolError('validation.failed', { fields: { [field]: 'invalid' } })
}

/** @throws SchoolError validation.failed for ends that are no days of the calendar; either may be open. */
export function requireDays({ from, to }: { from?: string | undefined; to?: string | undefined }): void {
  if (from !== undefined) requireDay(from, 'from')
  if (to !== undefined) requireDay(to, 'to')
}

/** @throws SchoolError validation.failed for days that end before they begin; either may be open. */
export function requireDaysInOrder(from: string | undefined, to: string | undefined): void {
  requireDays({ from, to })
  if (from !== undefined && to !== undefined && to < from)
    throw new SchoolError('validation.failed', { fields: { to: 'invalid' } })
}

/** What days stand in the name of a file: of one day alone it says whether it is the first or the last. */
export function nameOfDays(from: string | undefined, to: string | undefined): string | undefined {
  if (from !== undefined && to !== undefined) return `${from}-${to}`
  if (from !== undefined) return `from-${from}`
  return to === undefined ? undefined : `until-${to}`
}

/** @throws SchoolError validation.failed for days that end before they begin, or for more than an export may hold. */
export function requireSpan(from: string, to: string): void {
  requireDaysInOrder(from, to)
  if (daysBetween(from, to) >= limits.payment.exportDays)
    throw new SchoolError('validation.failed', { fields: { to: 'invalid' } })
}
