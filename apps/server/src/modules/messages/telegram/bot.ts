import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { telegramLimits } from '@qadam/contract'
import { z } from 'zod'
import type { Database } from '../../../database/database.ts'
import type { Logger } from '../../../log/logger.ts'
import { RecentCounts } from '../../../actions/recent-counts.ts'
import type { BotReply, CallBot, TelegramBot } from './bot-api.ts'
import { handleUpdate } from './handle-update.ts'
import { webhookSecret } from './link-code.ts'
import { readUpdate } from './read-update.ts'
import { findOffset, leaveTurn, takeTurn } from './updates-store.ts'

export interface Telegram {
  /** What Telegram sends to prove itself; the address is no secret. */
  secret: string
  /** Handles an update. @throws where it is to be sent again. */
  hear: (update: unknown) => Promise<void>
  /** Releases the turn, after what is under way. */
  stop: () => Promise<void>
}

interface Listening {
  db: Database
  bot: TelegramBot
  call: CallBot
  /** Where Telegram may call; undefined where it is polled instead. */
  webhook: string | undefined
  log: Pick<Logger, 'warn'>
  clock?: () => Date
  pauses?: Pauses
}

export interface Pauses {
  /** How long Telegram holds the reply while there are no updates (long polling). */
  held_s: number
  /** How long the lease of the turn lasts; longer than one request. */
  lease_s: number
  /** Between two checks of the turn of another process. */
  turn_ms: number
  /** After the first failure, and after many. */
  failure_ms: number
  longestFailure_ms: number
}

const usual: Pauses = {
  held_s: 25,
  lease_s: 90,
  turn_ms: 15_000,
  failure_ms: 5_000,
  longestFailure_ms: 300_000,
}

const now = () => new Date()

/** Of all that Telegram can send. */
const allowed_updates = ['message', 'my_chat_member']
/** Handled one after the other. */
const limit = 20

/**
 * Receives messages to the school's bot. Of several processes one holds the turn: it registers Telegram's webhook, or
 * polls for updates.
 */
export function startTelegram({
  db,
  bot,
  call,
  webhook,
  log,
  clock = now,
  pauses = usual,
}: Listening): Telegram {
  const holder = randomUUID()
  const secret = webhookSecret(bot.token)
  const unknown = new RecentCounts(telegramLimits.unknownOfChat)
  const ending = new AbortController()
  const { signal } = ending
  let failures = 0

  const hear = async (value: unknown): Promise<void> => {
    const update = readUpdate(value, bot.name)
    if (!update) return
    const answer = await handleUpdate(db, update, unknown, clock())
    // It is done whether or not the reply can be sent.
    if (answer) await say(call, answer, log)
  }

  const prepare = async (): Promise<void> => {
    if (webhook === undefined) requireDone(await call('deleteWebhook', {}, { signal }))
    else {
      const where = { url: webhook, secret_token: secret, allowed_updates, max_connections: 4 }
      requireDone(await call('setWebhook', where, { signal }))
    }
  }

  const ask = async (): Promise<void> => {
    const offset = await findOffset(db, clock())
    const { held_s } = pauses
    const question = { ...(offset !== undefined && { offset }), timeout: held_s, limit, allowed_updates }
    const updates = updateList.parse(requireDone(await call('getUpdates', question, { held_s, signal })))
    for (const update of updates) {
      if (signal.aborted || !(await takeTurn(db, holder, pauses.lease_s))) return
      await hear(update)
    }
  }

  const listen = async (): Promise<void> => {
    let isReady = false
    while (!signal.aborted) {
      try {
        if (await takeTurn(db, holder, pauses.lease_s)) {
          if (!isReady) await prepare()
          isReady = true
          await (webhook === undefined ? ask() : rest(pauses.turn_ms, signal))
        } else {
          isReady = false
          await rest(pauses.turn_ms, signal)
        }
        failures = 0
      } catch (error) {
        if (signal.aborted) break
        isReady = false
        const pause_ms = pauseAfter((failures += 1), error, pauses)
        log.warn({ err: error, pause_ms }, 'Telegram does not answer as it should')
        await rest(pause_ms, signal)
      }
    }
    await leaveTurn(db, holder)
  }

  const listening = listen().catch((error: unknown) =>
    // The lease of the turn expires.
    log.warn({ err: error }, 'the turn at Telegram was not left'),
  )
  return {
    secret,
    hear,
    stop: async () => {
      ending.abort()
      await listening
    },
  }
}

const updateList = z.array(z.object({ update_id: z.int() }).loose())

class TelegramRefusal extends Error {
  readonly after_s: number | undefined

  constructor({ status, description, after_s }: Extract<BotReply, { ok: false }>) {
    super(`Telegram answered ${status} ${description}`)
    this.after_s = after_s
  }
}

function requireDone(reply: BotReply): unknown {
  if (!reply.ok) throw new TelegramRefusal(reply)
  return reply.result
}

async function say(
  call: CallBot,
  { chat, text }: { chat: string; text: string },
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  try {
    const reply = await call('sendMessage', { chat_id: chat, text })
    // A person who blocks the bot at once gets no reply.
    if (!reply.ok && reply.status !== 403) throw new TelegramRefusal(reply)
  } catch (error) {
    log.warn({ err: error }, 'an answer in Telegram could not be sent')
  }
}

function pauseAfter(failures: number, error: unknown, { failure_ms, longestFailure_ms }: Pauses): number {
  const asked_ms = error instanceof TelegramRefusal ? (error.after_s ?? 0) * 1000 : 0
  return Math.min(longestFailure_ms, Math.max(asked_ms, failure_ms * 2 ** (failures - 1)))
}

async function rest(pause_ms: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(pause_ms, undefined, { signal })
  } catch {
    // Woken to end.
  }
}
