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

  isFull(key: string, now: Date): boolean {
    return this.#recent(key, now).length >= this.#most
  }

  note(key: string, now: Date): void {
    const moments = [...this.#recent(key, now), now.getTime()]
    this.#moments.delete(key)
    this.#moments.set(key, moments)
    const [oldest] = this.#moments.keys()
    if (this.#moments.size > mostKeys && oldest !== undefined) this.#moments.delete(oldest)
  }

  #recent(key: string, now: Date): number[] {
    return (this.#moments.get(key) ?? []).filter((moment) => moment > now.getTime() - this.#window_ms)
  }
}
