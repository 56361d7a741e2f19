/** More addresses than ever call at once; a flood of them must not fill the memory. */
const mostKeys = 10_000

/** How often something came lately, by whom it came from, in this process: what can't be guessed is not to be tried without end. */
export class RecentCounts {
  readonly #moments = new Map<string, number[]>()
  readonly #most: number
  readonly #window_ms: number

  constructor({ most, window_s }: { most: number; window_s: number }) {
    this.#most = most
    this.#window_ms = window_s * 1000
  }

  /** Counts one more. @returns false where there were the most already: then it isn't counted. */
  take(key: string, now: Date): boolean {
    const after = now.getTime() - this.#window_ms
    const recent = (this.#moments.get(key) ?? []).filter((moment) => moment > after)
    if (recent.length >= this.#most) return false
    this.#moments.delete(key)
    this.#moments.set(key, [...recent, now.getTime()])
    const [oldest] = this.#moments.keys()
    if (this.#moments.size > mostKeys && oldest !== undefined) this.#moments.delete(oldest)
    return true
  }
}
