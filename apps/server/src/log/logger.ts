import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/**
 * The process's logger: one JSON line an event. What it never holds: bodies, tokens, phones, passwords, signed
 * queries. Requests are logged field by field for that reason, and the paths below guard against a slip elsewhere.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['*.password', '*.token', '*.phone', '*.headers', 'req.headers', 'password', 'token', 'phone'],
      censor: '[hidden]',
    },
    serializers: { err: describeError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error's kind and place. PostgreSQL's messages may quote the row they are about, so quotations are left out. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ') + 1)
  // What pg's errors carry; on others these are undefined.
  const fromDatabase = error as Error & Partial<Record<'code' | 'constraint' | 'table' | 'severity', unknown>>
  const isFromDatabase = fromDatabase.severity !== undefined
  return {
    type: error.name,
    code: fromDatabase.code,
    message: isFromDatabase ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message,
    constraint: fromDatabase.constraint,
    table: fromDatabase.table,
    stack: frames,
  }
}
