import { auditActionNames, type AuditActionName } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'

/** The log's search parameters; an absent one filters nothing. */
export interface AuditSearch {
  /** Words of names and reasons. */
  q?: string
  action?: AuditActionName
  /** The author of the change. */
  staff?: number
  /** Whom it is about. */
  student?: number
  /** First and last day. */
  from?: string
  to?: string
  /** Only what is older than this entry: a further page. */
  before?: number
}

/** Parses the log's search parameters. */
export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const action = auditActionNames.find((known) => known === search['action'])
  const [staff, student, before] = [search['staff'], search['student'], search['before']].map(parseId)
  // The router parses digits in the address to a number.
  const q = ['string', 'number'].includes(typeof search['q']) ? String(search['q']).slice(0, 100) : ''
  const [from, to] = [search['from'], search['to']].map(parseDay)
  return {
    ...(q !== '' && { q }),
    ...(action && { action }),
    ...(staff && { staff }),
    ...(student && { student }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before }),
  }
}

function parseDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const time = Date.parse(`${value}T00:00:00Z`)
  // An invalid day such as 31 February parses to another one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined
}
