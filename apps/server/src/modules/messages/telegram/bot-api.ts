import { z } from 'zod'

export interface TelegramBot {
  /** By which Telegram knows us: a secret. */
  token: string
  /** Its user name, without the @. */
  name: string
  /** The address of the Bot API; a school may run its own. */
  api: string
}

export type BotReply =
  | { ok: true; result: unknown }
  | {
      ok: false
      status: number
      description: string
      after_s: number | undefined
      /** The new id of a group that became a supergroup. */
      movedTo: string | undefined
    }

/** @throws where no whole answer comes in time. */
export type CallBot = (method: string, parameters: object, options?: CallOptions) => Promise<BotReply>

interface CallOptions {
  /** How long Telegram itself may hold the answer back. */
  held_s?: number
  signal?: AbortSignal
}

const patience_ms = 10_000

const failure = z.object({
  error_code: z.int().optional(),
  description: z.string().default(''),
  parameters: z
    .object({ retry_after: z.number().optional(), migrate_to_chat_id: z.int().optional() })
    .default({}),
})
const success = z.object({ ok: z.literal(true), result: z.unknown() })

/** The Bot API over HTTP (core.telegram.org/bots/api#making-requests). */
export function callBot({ token, api }: Pick<TelegramBot, 'token' | 'api'>): CallBot {
  return async (method, parameters, { held_s = 0, signal } = {}) => {
    const timeout = AbortSignal.timeout(patience_ms + held_s * 1000)
    let reply: Response
    let text: string
    try {
      reply = await fetch(`${api}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(parameters),
        // A redirect would forward the token.
        redirect: 'manual',
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      })
      text = await reply.text()
    } catch (error) {
      // Without its cause: its message may contain the address, and the token is in it.
      // oxlint-disable-next-line eslint/preserve-caught-error
      throw new Error(`Telegram could not be reached: ${reasonOf(error).replaceAll(token, '…')}`)
    }
    return readReply(reply.status, text)
  }
}

function readReply(status: number, text: string): BotReply {
  const body = parseJson(text)
  const done = success.safeParse(body)
  if (done.success && status === 200) return { ok: true, result: done.data.result }
  const { data } = failure.safeParse(body)
  const { retry_after, migrate_to_chat_id } = data?.parameters ?? {}
  return {
    ok: false,
    // A proxy in front may reply instead, in its own format.
    status: status === 200 ? (data?.error_code ?? 502) : status,
    description: (data?.description ?? '').slice(0, 200),
    after_s: retry_after,
    movedTo: migrate_to_chat_id === undefined ? undefined : String(migrate_to_chat_id),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}
