import { SchoolError, type Lang } from '@qadam/contract'
import type { FastifyError, FastifyReply } from 'fastify'
import { errorMessage, fieldMessage, type FieldProblem } from '../i18n/error-messages.ts'
import { isDatabaseAway, isDatabaseRace } from './database-failure.ts'

const json = 'application/json; charset=utf-8'
const retryAfterBusy_s = 2

/** The reply to a call that went well. */
export function sendSuccess(reply: FastifyReply, data: unknown): FastifyReply {
  return reply.header('content-type', json).send(JSON.stringify({ success: true, data }))
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
  const failure = { ...details, code: error.code, message: errorMessage(error.code, lang) }
  return reply
    .code(status)
    .header('content-type', json)
    .send(JSON.stringify({ success: false, error: failure }))
}

/** What became of a call, as one of the closed list of codes; whatever is not foreseen is `internal`. */
export function asSchoolError(error: unknown): SchoolError {
  if (error instanceof SchoolError) return error
  if (isDatabaseAway(error) || isDatabaseRace(error)) return new SchoolError('server.busy')
  const code = frameworkCode(error)
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new SchoolError('file.too_large')
  // Whatever else the framework refuses to read, the sender got wrong.
  const status = (error as Partial<FastifyError> | null)?.statusCode
  if (code?.startsWith('FST_') && status !== undefined && status < 500)
    return new SchoolError('validation.failed')
  return new SchoolError('internal')
}

function frameworkCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

function isFieldProblems(fields: unknown): fields is Record<string, FieldProblem> {
  return typeof fields === 'object' && fields !== null
}
