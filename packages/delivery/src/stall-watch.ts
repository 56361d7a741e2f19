/** Detects a stalled transfer, as an upload through a dead network whose connection was never closed. */
export class StallWatch {
  readonly #after_ms: number
  readonly #onStalled: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(after_ms: number, onStalled: () => void) {
    this.#after_ms = after_ms
    this.#onStalled = onStalled
    this.moved()
  }

  /** Progress: restarts the timeout. */
  moved(): void {
    this.stop()
    this.#timer = setTimeout(() => this.#onStalled(), this.#after_ms)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
