import { limits, SchoolError } from '@qadam/contract'
import { pauseAfter } from './login-throttle.ts'

interface Turns {
  underWay: number
  /** When the next try may come, in milliseconds. */
  nextAt: number
}

/**
 * Throttles the sign-ins of an address before its limit stops them: one try after the other, with a backoff that grows.
 * Tries under way count as failures, so that three hundred sent at once are throttled like sequential ones.
 */
export class LoginTurns {
  readonly #addresses = new Map<string, Turns>()
  readonly #sleep: (ms: number) => Promise<unknown>

  constructor(sleep: (ms: number) => Promise<unknown>) {
    this.#sleep = sleep
  }

  /** @throws SchoolError auth.throttled where the wait would be too long. */
  async inTurn<T>(
    address: string,
    { failures, now }: { failures: number; now: Date },
    run: () => Promise<T>,
  ): Promise<T> {
    const turns = this.#addresses.get(address) ?? { underWay: 0, nextAt: 0 }
    const pause_ms = pauseAfter(failures + turns.underWay) * 1000
    const wait_ms = pause_ms === 0 ? 0 : Math.max(0, turns.nextAt - now.getTime())
    if (wait_ms > limits.login.longestTurn_s * 1000)
      throw new SchoolError('auth.throttled', { retry_after_s: Math.ceil(wait_ms / 1000) })
    if (pause_ms > 0) turns.nextAt = now.getTime() + wait_ms + pause_ms
    turns.underWay += 1
    this.#addresses.set(address, turns)
    try {
      if (wait_ms > 0) await this.#sleep(wait_ms)
      return await run()
    } finally {
      turns.underWay -= 1
      this.#forgetIdle(now)
    }
  }

  /** Addresses with a pending try stay; the others would fill the memory. */
  #forgetIdle(now: Date): void {
    if (this.#addresses.size < 1000) return
    for (const [address, { underWay, nextAt }] of this.#addresses)
      if (underWay === 0 && nextAt <= now.getTime()) this.#addresses.delete(address)
  }
}
