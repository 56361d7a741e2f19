import { daysBetween, schoolDay, type SchoolDay, type SchoolMoment } from '../../rewards/streaks/index.ts'

/** Whole school days until the next payment, negative past it; null when none is expected. */
export function daysLeftToPayment(
  nextDueOn: SchoolDay | null,
  { now, timeZone }: SchoolMoment,
): number | null {
  return nextDueOn === null ? null : daysBetween(schoolDay(now, timeZone), nextDueOn)
}

/** Where the demo school's students are sent to pay: a page of its own server that says what stands there in a school. */
export const demoPaymentLink = '/pages/demo-payment'

/** A link the school's settings may hold; null unless it is one a browser may be sent to. */
export function readPaymentLink(stored: unknown): string | null {
  if (typeof stored !== 'string') return null
  // A screen of the app: one path, which leads nowhere else.
  if (/^\/[a-z]+#[a-z]+$/.test(stored) || stored === demoPaymentLink) return stored
  return /^https?:\/\//i.test(stored) && URL.canParse(stored) ? stored : null
}
