import { paymentMethods, type PaymentMethod } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'

const dueStates = ['overdue', 'soon'] as const

/** What the address says of the payments; what is absent filters nothing. */
export interface PaymentsSearch {
  /** The due list where absent. */
  section?: 'history'
  state?: (typeof dueStates)[number]
  /** Part of a name or phone. */
  q?: string
  method?: PaymentMethod
  student?: number
  /** First and last day of payment. */
  from?: string
  to?: string
  page?: number
}

/** Reads what the address says of the payments. */
export function parsePaymentsSearch(search: Record<string, unknown>): PaymentsSearch {
  const state = dueStates.find((known) => known === search['state'])
  const method = paymentMethods.find((known) => known === search['method'])
  const page = parseId(search['page'])
  const student = parseId(search['student'])
  // A phone comes out of the address as a number.
  const typed = ['string', 'number'].includes(typeof search['q']) ? String(search['q']).slice(0, 100) : ''
  const [from, to] = [parseDay(search['from']), parseDay(search['to'])]
  return {
    ...(search['section'] === 'history' && { section: 'history' as const }),
    ...(state && { state }),
    ...(typed !== '' && { q: typed }),
    ...(method && { method }),
    ...(student !== null && { student }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page !== null && page > 1 && { page }),
  }
}

function parseDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  return Number.isNaN(Date.parse(value)) ? undefined : value
}
