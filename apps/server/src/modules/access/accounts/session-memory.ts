import type { CallerRecord } from '../../../actions/action-handler.ts'

/** The longest a record stays cached, should the message of its change be lost. */
const longest_ms = 3000
const mostSessions = 10_000

export interface SessionMemoryOptions {
  read: (tokenHash: Buffer, now: Date, isAttended: boolean) => Promise<CallerRecord | undefined>
  /** A monotonic clock, in milliseconds. */
  monotonic?: () => number
}

interface Remembered {
  caller: CallerRecord
  until: number
  /** It was read for somebody who does something, which the database knows. */
  isAttended: boolean
}

/**
 * Caches callers for a few seconds. A session that ends, or a person who changes, is invalidated at once on every
 * process by its live hub; a process that is disconnected from the others caches nothing. Unknown sessions are never
 * cached.
 */
export class SessionMemory {
  readonly #read: SessionMemoryOptions['read']
  readonly #monotonic: () => number
  readonly #known = new Map<string, Remembered>()
  /** Counts changes: a record that was read before one may be stale. */
  #changes = 0
  #isDeaf = false

  constructor({ read, monotonic = () => performance.now() }: SessionMemoryOptions) {
    this.#read = read
    this.#monotonic = monotonic
  }

  /** The person of a session that has not ended; undefined otherwise. */
  async find(tokenHash: Buffer, now: Date, isAttended = false): Promise<CallerRecord | undefined> {
    const name = tokenHash.toString('base64')
    const known = this.#known.get(name)
    const isFresh = known && known.until > this.#monotonic() && known.caller.session_ends_at > now
    // An act that a look of the app itself came before by a second is still one.
    if (isFresh && (known.isAttended || !isAttended || known.caller.idle_s === null)) return known.caller
    const changesBefore = this.#changes
    const askedAt = this.#monotonic()
    const caller = await this.#read(tokenHash, now, isAttended)
    this.#known.delete(name)
    if (!caller || this.#isDeaf || changesBefore !== this.#changes) return caller
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size >= mostSessions) this.#known.delete(oldest)
    this.#known.set(name, { caller, until: askedAt + longest_ms, isAttended })
    return caller
  }

  /** @param hashes SHA-256 of their tokens, in base64 */
  sessionsEnded(hashes: readonly string[]): void {
    this.#changes += 1
    for (const hash of hashes) this.#known.delete(hash)
  }

  peopleChanged(ids: readonly number[]): void {
    this.#changes += 1
    const changed = new Set(ids)
    for (const [hash, { caller }] of this.#known) if (changed.has(caller.id)) this.#known.delete(hash)
  }

  /** Whether messages of other processes arrive. Clears the cache: changes may have been missed. */
  hears(isHearing: boolean): void {
    this.#changes += 1
    this.#isDeaf = !isHearing
    this.#known.clear()
  }
}
