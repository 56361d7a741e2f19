import {
  errorCodes,
  studentActions,
  type ErrorCode,
  type InputOf,
  type OutputOf,
  type StudentActionName,
  type StudentActions,
} from '@qadam/contract'
import * as z from 'zod/mini'
import { CallError } from './call-error.ts'
import { currentLanguage } from './i18n/language.ts'
import { session } from './session.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** How long to wait for the whole answer. */
  timeout_ms?: number
  /** The page may be going away: the request is to outlive it. Browsers allow such a request 64 KB. */
  keepalive?: boolean
}

/** What of an HTTP response tells how a call went. */
export type ReplyHead = Pick<Response, 'status' | 'headers'>

const DEFAULT_TIMEOUT_MS = 15_000

const failureSchema = z.object({
  success: z.literal(false),
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})
const successSchema = z.object({ success: z.literal(true), data: z.unknown() })

/**
 * Asks the server for one action of the contract. Never repeats a request by itself.
 * @throws CallError for every failure but the caller's own abort, which is rethrown as it is.
 */
export async function call<Name extends StudentActionName>(
  name: Name,
  input: InputOf<StudentActions[Name]>,
  { signal, timeout_ms = DEFAULT_TIMEOUT_MS, keepalive }: CallOptions = {},
): Promise<OutputOf<StudentActions[Name]>> {
  const token = session.get()?.token
  const timeout = AbortSignal.timeout(timeout_ms)
  const { response, text } = await send(name, input, token, timeout, { signal, keepalive })
  return readReply(name, response, text, token)
}

/**
 * The data of a reply to an action, however it was asked; a refused token ends the session.
 * @throws CallError
 */
export function readReply<Name extends StudentActionName>(
  name: Name,
  head: ReplyHead,
  text: string,
  token: string | undefined,
): OutputOf<StudentActions[Name]> {
  const body = parseJson(text)
  if (head.status >= 300 || body === undefined) throw failureOf(head, body, token)
  if (token) session.confirm(token)
  const reply = z.safeParse(successSchema, body)
  const data = reply.success ? z.safeParse(studentActions[name].output, reply.data.data) : reply
  if (!data.success) throw new CallError({ code: 'reply.invalid', status: head.status, message: '' })
  return data.data as OutputOf<StudentActions[Name]> // parsed by that action's own schema
}

async function send(
  name: StudentActionName,
  input: unknown,
  token: string | undefined,
  timeout: AbortSignal,
  { signal, keepalive }: CallOptions,
) {
  try {
    const response = await fetch(`/api/student?action=${name}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': currentLanguage(),
        ...(token && { 'X-Student-Auth': token }),
      },
      body: JSON.stringify(input ?? {}),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      keepalive,
    })
    return { response, text: await response.text() }
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError({ code: 'network', status: 0, message: '', details: { timed_out: timeout.aborted } })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failureOf(response: ReplyHead, body: unknown, token: string | undefined): CallError {
  const failure = z.safeParse(failureSchema, body).data
  // A proxy's page instead of our envelope: the server is away, not the request wrong.
  if (!failure)
    return new CallError({
      code: response.status >= 500 ? 'server.busy' : 'reply.invalid',
      status: response.status,
      message: '',
    })
  const { code, message, fields, ...rest } = failure.error
  const known = isErrorCode(code) ? code : 'internal'
  if (known === 'auth.required' && token) session.refuse(token)
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const details = Number.isFinite(retryAfter) ? { ...rest, retry_after_s: retryAfter } : rest
  return new CallError({ code: known, status: response.status, message, fields, details })
}

function isErrorCode(code: string): code is ErrorCode {
  return errorCodes.some((known) => known === code)
}
