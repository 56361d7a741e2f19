// Class 08 and 57P0x: the connection or the server went away; 53: out of connections, memory or disk; 25P03 and 57014:
// timed out.
const awaySqlState = /^(08...|57P0[1-5]|53...|25P03|57014)$/
const awaySystemCode = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])
// pg gives these no code.
const awayMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|driver has already been destroyed|The embedded database has ended)/

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

const queryTimeout = 'Query read timeout'

/** Whether a client gave up waiting for a reply: its connection is of no use any more. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === queryTimeout
}

/** Whether a query failed because the database can't be reached just now: nothing is wrong with the request. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const code = codeOf(error)
  return (
    awaySqlState.test(code) ||
    awaySystemCode.has(code) ||
    isQueryTimeout(error) ||
    (error instanceof Error && awayMessage.test(error.message))
  )
}

/** Whether the database gave this one up for the sake of another (serialization failure, deadlock): a retry helps. */
export function isDatabaseRace(error: unknown): boolean {
  const code = codeOf(error)
  return code === '40001' || code === '40P01' || code === '55P03'
}

/** Whether a write was refused because another row has the same value. @param constraint as PostgreSQL names it */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return (
    codeOf(error) === '23505' &&
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === constraint
  )
}

/** Whether a row could not go, or not come, because another one names it. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503'
}

/** Whether something could not be made because another process made it at this very moment, be it a row, a table or a schema. */
export function isThereAlready(error: unknown): boolean {
  return ['23505', '42P06', '42P07', '42710', '42723'].includes(codeOf(error))
}
