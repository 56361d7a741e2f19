import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, between, pick } from './random.ts'
import type { Person } from './school.ts'

/** So many requests lose their client before the reply: it asks the same again. */
const vanishingShare = 0.08
const patience_ms = 20_000
const pause_ms = 150

export interface Reply {
  status: number
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

  async call(side: 'student' | 'staff', person: Person, action: string, input: object): Promise<Reply> {
    for (;;) {
      const reply = await this.#ask(side, person, action, input)
      if (reply) return reply
      await sleep(pause_ms + between(this.#random, 0, pause_ms))
    }
  }

  /** Undefined where the request is to be sent again. */
  async #ask(
    side: 'student' | 'staff',
    { token }: Person,
    action: string,
    input: object,
  ): Promise<Reply | undefined> {
    const vanishes = this.#random() < vanishingShare
    const wait_ms = vanishes ? between(this.#random, 0, 40) : patience_ms
    const address = pick(this.#random, this.#addresses())
    this.counts.sent += 1
    try {
      const response = await fetch(`${address}/api/${side}?action=${action}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [`x-${side}-auth`]: token },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(wait_ms),
      })
      // The server's own envelope.
      const body = (await response.json()) as { data?: unknown; error?: { code: string } }
      if (response.status === 503) {
        this.counts.refused += 1
        return undefined
      }
      if (response.status >= 500) {
        this.counts.faults.push(`${action} answered ${response.status} ${JSON.stringify(body.error)}`)
        return undefined
      }
      return { status: response.status, data: body.data, code: body.error?.code ?? '' }
    } catch {
      this.counts[vanishes ? 'vanished' : 'failed'] += 1
      return undefined
    }
  }
}
