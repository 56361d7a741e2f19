import {
  errorCodes,
  livePositionHeader,
  turnedAwayHeader,
  type Action,
  type ErrorCode,
  type InputOf,
  type OutputOf,
} from '@qadam/contract'
import { leaveServerAlone } from '@qadam/delivery/server-pause'
import * as z from 'zod/mini'
import { CallError } from './call-error.ts'
import { ReplyOrder } from './reply-order.ts'
import { retryDelay_ms } from './retry-delay.ts'
import { traceParent } from './trace-parent.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** How long to wait for the whole answer. */
  timeout_ms?: number
  /** The page may be going away: the request is to outlive it. Browsers allow such a request 64 KB. */
  keepalive?: boolean
  /** Of a session that has not begun here yet. */
  token?: string
}

/** What of an HTTP response determines a call's outcome. */
export type ReplyHead = Pick<Response, 'status' | 'headers'>

export interface CallerParts<Actions extends Record<keyof Actions, Action>> {
  /** The contract's actions at one endpoint, by name: all of them, or those that are there from the start. */
  actions: Partial<Actions>
  /** Brings the others, with the first call of one of them. */
  later?: () => Promise<Partial<Actions>>
  /** As `/api/student`. */
  endpoint: string
  /** The header that carries the token of the session. */
  tokenHeader: string
  session: {
    get(): { token: string } | null
    /** The server answered a call made with this token. */
    confirm(token: string): void
    /** The server refused this token. */
    refuse(token: string): void
  }
  language: () => string
  /** Beside those of every call. */
  headers?: () => Readonly<Record<string, string>> | undefined
  /** Knows which replies are older than what was told since; nothing is told where it is absent. */
  order?: ReplyOrder
  /** Told of a reply that is the server's and not as the contract of this app has it. */
  onUnreadable?: () => void
  /** The reply to a request that the page itself has made already, before the app was there. */
  early?: (
    name: string,
    body: string,
    token: string | undefined,
    language: string,
  ) => Promise<Response> | undefined
}

export interface Caller<Actions extends Record<keyof Actions, Action>> {
  /**
   * Calls one action of the contract. Retries by itself only what a busy server refused to begin, after the pause it
   * asks for, and asks again where the reply is older than what the page was told meanwhile; without a token it calls
   * only public actions.
   * @throws CallError for every failure but the caller's own abort, which is rethrown as it is.
   */
  call<Name extends keyof Actions & string>(
    name: Name,
    input: InputOf<Actions[Name]>,
    options?: CallOptions,
  ): Promise<OutputOf<Actions[Name]>>
  /** Adds actions that a screen brings with its own files. */
  know(actions: Partial<Actions>): void
  /** Has an action there for `readReply`, where it is asked without `call`. @throws CallError */
  prepare(name: keyof Actions): Promise<void>
  /**
   * The data of a reply to an action, however it was asked; a refused token ends the session.
   * @throws CallError
   */
  readReply<Name extends keyof Actions & string>(
    name: Name,
    head: ReplyHead,
    text: string,
    token: string | undefined,
  ): OutputOf<Actions[Name]>
}

const DEFAULT_TIMEOUT_MS = 15_000
/**
 * Of a reply that news overtake each time: it is shown then, and what overtook it said again. Of a call that is turned
 * away each time: it fails then.
 */
const MOST_ASKED = 3

const failureSchema = z.object({
  success: z.literal(false),
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})
const successSchema = z.object({ success: z.literal(true), data: z.unknown() })

/** The way from a web app to one endpoint of the server. */
export function createCaller<Actions extends Record<keyof Actions, Action>>({
  actions,
  later,
  endpoint,
  tokenHeader,
  session,
  language,
  headers,
  order = new ReplyOrder(),
  onUnreadable,
  early,
}: CallerParts<Actions>): Caller<Actions> {
  let known = actions

  function findAction<Name extends keyof Actions & string>(name: Name): Actions[Name] {
    const action = known[name]
    if (!action) throw new Error(`The action ${name} is not there`)
    return action
  }

  /** @throws CallError `network` where they do not arrive: asking again may help, as with any call. */
  async function bringLater(): Promise<void> {
    try {
      const more = await later?.()
      // What a screen brought meanwhile stays.
      known = { ...known, ...more }
    } catch {
      throw new CallError({ code: 'network', status: 0, message: '' })
    }
  }

  async function send(
    name: string,
    input: unknown,
    token: string | undefined,
    timeout: AbortSignal,
    { signal, keepalive }: CallOptions,
  ) {
    const body = JSON.stringify(input ?? {})
    const ask = async () =>
      await fetch(`${endpoint}?action=${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Accept-Language': language(),
          traceparent: traceParent(),
          ...headers?.(),
          ...(token && { [tokenHeader]: token }),
        },
        body,
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        keepalive,
      })
    try {
      // An early failure does not predict the next try.
      const begun = early?.(name, body, token, language())?.catch(() => undefined)
      const first = begun && (await begun)
      const response = first ?? (await ask())
      const text = await response.text()
      signal?.throwIfAborted()
      return { response, text, isEarly: first !== undefined }
    } catch (error) {
      if (signal?.aborted) throw error
      throw new CallError({
        code: 'network',
        status: 0,
        message: '',
        details: { timed_out: timeout.aborted },
      })
    }
  }

  function failureOf(response: ReplyHead, body: unknown, token: string | undefined): CallError {
    const failure = z.safeParse(failureSchema, body).data
    // A page of something else: of a captive portal, or of a proxy during a deployment. Ours never received it.
    if (body === undefined && (response.status < 400 || response.status === 404))
      return new CallError({ code: 'network', status: 0, message: '' })
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
    // A busy server's pause (503) applies to all requests, a rate limit to its action alone.
    if (response.status === 503) leaveServerAlone(retryAfter)
    const details = {
      ...rest,
      ...(Number.isFinite(retryAfter) && { retry_after_s: retryAfter }),
      ...(response.headers.has(turnedAwayHeader) && { turned_away: true }),
    }
    return new CallError({ code: known, status: response.status, message, fields, details })
  }

  const caller: Caller<Actions> = {
    async call(name, input, { timeout_ms = DEFAULT_TIMEOUT_MS, ...options } = {}) {
      if (!known[name]) await bringLater()
      const token = options.token ?? session.get()?.token
      // The answer is known, so nothing is asked: a lesson's data or its end wants a token.
      if (!token && findAction(name).access.role !== 'anyone')
        throw new CallError({ code: 'auth.required', status: 401, message: '' })
      for (let asked = 1; ; asked += 1) {
        const { moment } = order
        const timeout = AbortSignal.timeout(timeout_ms)
        const { response, text, isEarly } = await send(name, input, token, timeout, options)
        if (asked < MOST_ASKED && response.headers.has(turnedAwayHeader)) {
          const wait_ms = retryDelay_ms(asked - 1, failureOf(response, parseJson(text), token))
          await new Promise((resolve) => setTimeout(resolve, wait_ms))
          options.signal?.throwIfAborted()
          continue
        }
        const data = caller.readReply(name, response, text, token)
        const position = response.headers.get(livePositionHeader)
        const news = order.newsFor(name, isEarly ? 0 : moment, position)
        if (!news) return data
        if (asked < MOST_ASKED) continue
        // Once who asked has shown it.
        if (news.again) setTimeout(news.again)
        return data
      }
    },
    know(more) {
      known = { ...known, ...more }
    },
    async prepare(name) {
      if (!known[name]) await bringLater()
    },
    readReply(name, head, text, token) {
      const body = parseJson(text)
      if (head.status >= 300 || body === undefined) throw failureOf(head, body, token)
      if (token) session.confirm(token)
      const reply = z.safeParse(successSchema, body)
      const data = reply.success ? z.safeParse(findAction(name).output, reply.data.data) : reply
      if (!data.success) {
        if (reply.success) onUnreadable?.()
        throw new CallError({ code: 'reply.invalid', status: head.status, message: '' })
      }
      return data.data as OutputOf<Actions[typeof name]> // parsed by that action's own schema
    },
  }
  return caller
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isErrorCode(code: string): code is ErrorCode {
  return errorCodes.some((known) => known === code)
}
