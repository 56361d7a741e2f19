import { auditActionNames, type AuditActionName } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'

/** What the address says of the log; what is absent filters nothing. */
export interface AuditSearch {
  /** Words of names and reasons. */
  q?: string
  action?: AuditActionName
  /** Who did it. */
  staff?: number
  /** Whom it is about. */
  student?: number
  /** First and last day. */
  from?: string
  to?: string
  /** Only what is older than this entry: a further page. */
  before?: number
}

/** Reads what the address says of the log. */
export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  const action = auditActionNames.find((known) => known === search['action'])
  const [staff, student, before] = [search['staff'], search['student'], search['before']].map(parseId)
  // What looks like a number comes out of the address as one.
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
  // A day that no month has comes back as another one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined
}
