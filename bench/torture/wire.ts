import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, between, pick } from './random.ts'
import type { Person } from './school.ts'

/** So many requests lose their client before the reply: it asks the same again. */
const vanishingShare = 0.08
const patience_ms = 20_000
const pause_ms = 150

export interface Reply {
  status: number
  headers: Headers
  /** Of a success. */
  data: unknown
  /** Of a refusal. */
  code: string
}

/** What the wire saw beside the replies that it hands out. */
export interface WireCounts {
  sent: number
  vanished: number
  refused: number
  failed: number
  /** Replies that say the server itself was at fault: there is never to be one. */
  faults: string[]
}

/** Calls over HTTP as an app does that never gives up: the same request again until it has a reply that is final. */
export class Wire {
  readonly counts: WireCounts = { sent: 0, vanished: 0, refused: 0, failed: 0, faults: [] }
  readonly #addresses: () => readonly string[]
  readonly #random: Random

  /** @param addresses of the servers, which may be away just now */
  constructor(addresses: () => readonly string[], random: Random) {
    this.#addresses = addresses
    this.#random = random
  }

  async call(side: 'student' | 'staff', { token }: Person, action: string, input: object): Promise<Reply> {
    return await this.ask(action, `/api/${side}?action=${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [`x-${side}-auth`]: token },
      body: JSON.stringify(input),
    })
  }

  /** The same request until it has a reply that is final. */
  async ask(what: string, path: string, request: RequestInit): Promise<Reply> {
    for (;;) {
      const reply = await this.try(what, path, request)
      if (reply) return reply
      await sleep(pause_ms + between(this.#random, 0, pause_ms))
    }
  }

  /** Once. Undefined where it has no final reply. */
  async try(what: string, path: string, request: RequestInit): Promise<Reply | undefined> {
    const vanishes = this.#random() < vanishingShare
    const wait_ms = vanishes ? between(this.#random, 0, 40) : patience_ms
    const address = pick(this.#random, this.#addresses())
    this.counts.sent += 1
    try {
      const response = await fetch(`${address}${path}`, { ...request, signal: AbortSignal.timeout(wait_ms) })
      const { status, headers } = response
      const text = await response.text()
      // The server's own envelope; what moves bytes has none where it went well.
      const body = JSON.parse(text === '' ? '{}' : text) as { data?: unknown; error?: { code: string } }
      if (status === 503) {
        this.counts.refused += 1
        return undefined
      }
      if (status >= 500) {
        this.counts.faults.push(`${what} answered ${status} ${JSON.stringify(body.error)}`)
        return undefined
      }
      return { status, headers, data: body.data, code: body.error?.code ?? '' }
    } catch {
      this.counts[vanishes ? 'vanished' : 'failed'] += 1
      return undefined
    }
  }
}
