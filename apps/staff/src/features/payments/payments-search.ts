import {
  paymentMethods,
  paymentProviders,
  transactionStates,
  type PaymentMethod,
  type PaymentProvider,
  type TransactionState,
} from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'
import { parseHidden } from '../../platform/hidden-columns.ts'

const sections = ['history', 'online', 'prices'] as const
const dueStates = ['overdue', 'soon'] as const
/** The columns of each section that may be hidden. */
export const paymentColumns = {
  due: ['call', 'last'],
  history: ['until', 'note'],
  online: ['time', 'provider_id'],
} as const

/** The search parameters of payments; an absent one filters nothing. */
export interface PaymentsSearch {
  /** The due list where absent. */
  section?: (typeof sections)[number]
  state?: (typeof dueStates)[number]
  /** Part of a name or phone. */
  q?: string
  method?: PaymentMethod
  provider?: PaymentProvider
  /** Of a transaction. */
  stage?: TransactionState
  student?: number
  /** First and last day of payment. */
  from?: string
  to?: string
  page?: number
  /** Columns that are hidden, with dots between. */
  hidden?: string
}

/** Parses the search parameters of payments. */
export function parsePaymentsSearch(search: Record<string, unknown>): PaymentsSearch {
  const state = dueStates.find((known) => known === search['state'])
  const method = paymentMethods.find((known) => known === search['method'])
  const section = sections.find((known) => known === search['section'])
  const provider = paymentProviders.find((known) => known === search['provider'])
  const stage = transactionStates.find((known) => known === search['stage'])
  const page = parseId(search['page'])
  const student = parseId(search['student'])
  // A phone comes out of the address as a number.
  const typed = ['string', 'number'].includes(typeof search['q']) ? String(search['q']).slice(0, 100) : ''
  const hidden =
    section === 'prices' ? undefined : parseHidden(search['hidden'], paymentColumns[section ?? 'due'])
  const [from, to] = [parseDay(search['from']), parseDay(search['to'])]
  return {
    ...(section && { section }),
    ...(state && { state }),
    ...(typed !== '' && { q: typed }),
    ...(method && { method }),
    ...(provider && { provider }),
    ...(stage && { stage }),
    ...(student !== null && { student }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page !== null && page > 1 && { page }),
    ...(hidden !== undefined && { hidden }),
  }
}

function parseDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  return Number.isNaN(Date.parse(value)) ? undefined : value
}
