export interface BackoffOptions {
  /** The first pause, at the longest. */
  first_ms: number
  longest_ms: number
}

/**
 * How long to wait after some failures in a row: twice as long each time, up to the longest, and somewhere between half
 * of that and all of it: jitter, as a restarted server would get all clients' requests in the same second.
 */
export function backoff_ms(
  failures: number,
  { first_ms, longest_ms }: BackoffOptions,
  random: () => number = Math.random,
): number {
  return Math.min(longest_ms, first_ms * 2 ** failures) * (0.5 + random() / 2)
}

/** The pause before the next try, longer after each failure. */
export class Backoff {
  readonly #options: BackoffOptions
  readonly #random: () => number
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: BackoffOptions, random: () => number = Math.random) {
    this.#options = options
    this.#random = random
  }

  get isPending(): boolean {
    return this.#timer !== undefined
  }

  /**
   * Retries after a pause; a pending retry is postponed.
   * @param least_ms what the server asked for (Retry-After); up to half as much again is jitter, as every client was
   * sent the same.
   */
  later(retry: () => void, least_ms = 0): void {
    this.stop()
    const own_ms = backoff_ms(this.#failures, this.#options, this.#random)
    const pause_ms = Math.max(own_ms, least_ms * (1 + this.#random() / 2))
    this.#failures += 1
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      retry()
    }, pause_ms)
  }

  /** Takes back a try that is pending; the count of failures stays. */
  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** After a success, or with new hope: the next pause is the first one again. */
  reset(): void {
    this.stop()
    this.#failures = 0
  }
}
