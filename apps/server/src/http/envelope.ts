import { SchoolError, type Lang } from '@qadam/contract'
import type { FastifyReply } from 'fastify'
import { isStorageAway } from '../files/storage-failure.ts'
import { errorMessage, fieldMessage, genericMessage, type FieldProblem } from '../i18n/error-messages.ts'
import { isDatabaseAway, isDatabaseRace } from '../database/database-failure.ts'

const json = 'application/json; charset=utf-8'
const retryAfterBusy_s = 2

/** The reply to a call that went well. */
export function successText(data: unknown): string {
  return JSON.stringify({ success: true, data })
}

export function sendWritten(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', json).send(text)
}

/** The reply to a call that failed, in the reader's language. Details of the code stand beside its message. */
export function sendFailure(
  reply: FastifyReply,
  error: SchoolError,
  lang: Lang,
  status: number = error.status,
): FastifyReply {
  const details: Record<string, unknown> = { ...error.details }
  if (error.code === 'server.busy') details.retry_after_s ??= retryAfterBusy_s
  if (error.code === 'internal') details.request_id = reply.request.id
  if (typeof details.retry_after_s === 'number')
    void reply.header('retry-after', String(details.retry_after_s))
  const problems = details.fields
  if (isFieldProblems(problems)) {
    details.fields = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, fieldMessage(problem, lang)]),
    )
  }
  const isGeneric = error.code === 'validation.failed' && !isFieldProblems(problems)
  const message = isGeneric ? genericMessage(lang) : errorMessage(error.code, lang)
  const failure = { ...details, code: error.code, message }
  return (
    reply
      .code(status)
      .header('content-type', json)
      // A file's long life, set before the file was missed, must not become the failure's.
      .header('cache-control', 'no-store')
      .send(JSON.stringify({ success: false, error: failure }))
  )
}

/** What became of a call, as one of the closed list of codes; whatever is not foreseen is `internal`. */
export function asSchoolError(error: unknown): SchoolError {
  if (error instanceof SchoolError) return error
  if (isDatabaseAway(error) || isDatabaseRace(error) || isStorageAway(error))
    return new SchoolError('server.busy')
  const status = refusedBySender(error)
  if (status === undefined) return new SchoolError('internal')
  if (status === 413) return new SchoolError('file.too_large')
  return new SchoolError(status === 403 || status === 404 ? 'not_found' : 'validation.failed')
}

/** The 4xx status of what the framework or its file sending refused, undefined for anything else. */
function refusedBySender(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  // What Fastify's errors and those of its file sending carry, the latter on their prototype; elsewhere undefined.
  const { code, expose, statusCode } = error as Error &
    Partial<Record<'code' | 'expose' | 'statusCode', unknown>>
  const isTheirs = expose === true || (typeof code === 'string' && code.startsWith('FST_'))
  return isTheirs && typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined
}

function isFieldProblems(fields: unknown): fields is Record<string, FieldProblem> {
  return typeof fields === 'object' && fields !== null
}
