/** How much each new hold counts in the mean: about the last hundred tell. */
const weight = 0.01

/**
 * How long who asks for a connection of a pool would wait for it now, from what was measured: how long connections are
 * held, and how long the first of those who wait has waited.
 */
export class PoolQueue {
  readonly #size: number
  readonly #clock: () => number
  /** When each that waits began to, the first the longest. */
  readonly #waiting = new Set<{ since_ms: number }>()
  #held_ms = 0
  #queuedSince_ms = 0

  /** @param size connections of the pool @param clock in milliseconds, never set back */
  constructor(size: number, clock: () => number = () => performance.now()) {
    this.#size = size
    this.#clock = clock
  }

  /** How many wait. */
  waiting(): number {
    return this.#waiting.size
  }

  /** How long somebody has been waiting at every moment: 0 while nobody waits. */
  standing_ms(): number {
    return this.#waiting.size === 0 ? 0 : this.#clock() - this.#queuedSince_ms
  }

  /** 0 while nobody waits. */
  expectedWait_ms(): number {
    const [first] = this.#waiting
    if (!first) return 0
    const byHolds_ms = (this.#waiting.size * this.#held_ms) / this.#size
    return Math.max(byHolds_ms, this.#clock() - first.since_ms)
  }

  /** Counts the wait for a connection and how long it is held. @returns the connection, and what to call on its release */
  async measure<Client>(connect: () => Promise<Client>): Promise<{ client: Client; released: () => void }> {
    const turn = { since_ms: this.#clock() }
    if (this.#waiting.size === 0) this.#queuedSince_ms = turn.since_ms
    this.#waiting.add(turn)
    try {
      const client = await connect()
      const begun_ms = this.#clock()
      return {
        client,
        released: () => {
          this.#held_ms += (this.#clock() - begun_ms - this.#held_ms) * weight
        },
      }
    } finally {
      this.#waiting.delete(turn)
    }
  }
}
