/** A debounce timer: restarts with each call, but never waits longer than `latest_ms` after the first. */
export class Pause {
  readonly #pause_ms: number
  readonly #latest_ms: number
  #timer: ReturnType<typeof setTimeout> | undefined
  #since: number | undefined

  constructor(pause_ms: number, latest_ms: number) {
    this.#pause_ms = pause_ms
    this.#latest_ms = latest_ms
  }

  start(run: () => void): void {
    const now = performance.now()
    this.#since ??= now
    clearTimeout(this.#timer)
    const wait = Math.min(this.#pause_ms, this.#since + this.#latest_ms - now)
    this.#timer = setTimeout(
      () => {
        this.#since = undefined
        run()
      },
      Math.max(0, wait),
    )
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#since = undefined
  }
}
