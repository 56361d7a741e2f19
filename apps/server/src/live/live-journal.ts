import { randomBytes } from 'node:crypto'
import type { NumberedMessage } from './live-message.ts'

export const journalLimits = {
  /** The latest that are retained. */
  events: 2000,
  /** Of them, the most that are replayed to one client that reconnects. */
  replayed: 100,
  /** A process that is silent for so many heartbeats is gone. */
  goneAfterBeats: 15,
} as const

/** What is known of one process’s events. */
interface Head {
  /** All of its events from this number to the last are in the journal. */
  first: number
  last: number
  /** Heartbeats of ours since its last message. */
  silence: number
}

/** A position (cursor) names each process and the last of its events that was received: `aZ3_x-Qe.41~kk0PdW1b.7`. */
const position = /^[\w-]{8}\.\d{1,15}(~[\w-]{8}\.\d{1,15})*$/
const longestPosition = 4096

/**
 * The latest events that this process received, its own and others', from which a reader resumes where its connection
 * broke, at whichever process. Each process numbers what it publishes, so that a reader's position is one number a process:
 * exact however the events of several of them mixed, without a clock and without a write to the database.
 */
export class LiveJournal {
  /** This process. */
  readonly origin = randomBytes(6).toString('base64url')
  readonly #heads = new Map<string, Head>([[this.origin, { first: 1, last: 0, silence: 0 }]])
  #entries: { origin: string; message: NumberedMessage }[] = []
  #position: string | undefined

  /** Of the last event that this process published. */
  get last(): number {
    return this.#heads.get(this.origin)?.last ?? 0
  }

  /** The position of a reader who has received all that this process has. */
  get position(): string {
    return (this.#position ??= [...this.#heads].map(([origin, { last }]) => `${origin}.${last}`).join('~'))
  }

  /** Notes an event. `lost`: others before it never came. `again`: it came before. */
  note(origin: string, message: NumberedMessage): 'next' | 'lost' | 'again' {
    const head = this.#heads.get(origin) ?? { first: 1, last: 0, silence: 0 }
    if (message.number <= head.last) return 'again'
    const isNext = message.number === head.last + 1
    this.#setHead(origin, { first: isNext ? head.first : message.number, last: message.number, silence: 0 })
    this.#entries.push({ origin, message })
    if (this.#entries.length > journalLimits.events) this.#dropOldest()
    return isNext ? 'next' : 'lost'
  }

  /** Another process announces its last number. @returns whether events of it were lost. */
  noteHead(origin: string, last: number): boolean {
    const head = this.#heads.get(origin)
    if (head && last <= head.last) {
      head.silence = 0
      return false
    }
    this.#setHead(origin, { first: last + 1, last, silence: 0 })
    return last > 0
  }

  /**
   * What a person missed since a position, in order; undefined where that is not known for certain, or is more than is
   * worth replaying.
   */
  since(text: string, personId: number): NumberedMessage[] | undefined {
    const heard = readPosition(text)
    if (!heard) return undefined
    for (const [origin, last] of heard) {
      // The reader received nothing of it, so that only what we have not received ourselves could be missing.
      if (!this.#heads.has(origin) && last > 0) return undefined
    }
    for (const [origin, { first }] of this.#heads) if ((heard.get(origin) ?? 0) + 1 < first) return undefined
    const missed = this.#entries
      .filter(({ origin, message }) => message.number > (heard.get(origin) ?? 0) && isFor(message, personId))
      .map(({ message }) => message)
    return missed.length > journalLimits.replayed ? undefined : missed
  }

  /** Last numbers by process of events that a reader at a position received elsewhere and that are yet to come here. */
  ahead(text: string): Map<string, number> {
    const heard = readPosition(text) ?? new Map<string, number>()
    return new Map([...heard].filter(([origin, last]) => last > (this.#heads.get(origin)?.last ?? 0)))
  }

  /** Messages of other processes were lost meanwhile: what is known of them no longer holds. */
  forgetOthers(): void {
    for (const origin of [...this.#heads.keys()]) if (origin !== this.origin) this.#heads.delete(origin)
    this.#entries = this.#entries.filter(({ origin }) => origin === this.origin)
    this.#position = undefined
  }

  /** A heartbeat: a process that is silent for many of them is gone. */
  age(): void {
    for (const [origin, head] of this.#heads) {
      if (origin === this.origin) continue
      head.silence += 1
      if (head.silence <= journalLimits.goneAfterBeats) continue
      this.#heads.delete(origin)
      this.#entries = this.#entries.filter((entry) => entry.origin !== origin)
      this.#position = undefined
    }
  }

  #dropOldest(): void {
    const dropped = this.#entries.shift()
    const head = dropped && this.#heads.get(dropped.origin)
    if (head) head.first = Math.max(head.first, dropped.message.number + 1)
  }

  #setHead(origin: string, head: Head): void {
    this.#heads.set(origin, head)
    this.#position = undefined
  }
}

function readPosition(text: string): Map<string, number> | undefined {
  if (text.length > longestPosition || !position.test(text)) return undefined
  return new Map(
    text.split('~').map((part) => {
      const [origin = '', last] = part.split('.')
      return [origin, Number(last)]
    }),
  )
}

function isFor({ to }: NumberedMessage, personId: number): boolean {
  return typeof to === 'number' ? to === personId : to.includes(personId)
}
