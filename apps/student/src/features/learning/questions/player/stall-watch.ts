/** A film that stands still for so long, */
const LONGEST_MS = 5000
/** or a second time so soon, is too much for its line. */
const WITHIN_MS = 60_000

/** Tells once when a film is too large for its line, until it is reset. */
export class StallWatch {
  readonly #onTooMuch: () => void
  readonly #now: () => number
  #timer: ReturnType<typeof setTimeout> | undefined
  #before_ms = Number.NEGATIVE_INFINITY

  constructor(onTooMuch: () => void, now: () => number) {
    this.#onTooMuch = onTooMuch
    this.#now = now
  }

  /** It waits for the line. @param isSudden it played, and nobody jumped: that counts. */
  waits(isSudden: boolean): void {
    const now_ms = this.#now()
    const isAgain = isSudden && now_ms - this.#before_ms < WITHIN_MS
    if (isSudden) this.#before_ms = now_ms
    if (isAgain) return this.#tell()
    this.#timer ??= setTimeout(() => this.#tell(), LONGEST_MS)
  }

  /** It plays, or stands for another reason. */
  goesOn(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  reset(): void {
    this.goesOn()
    this.#before_ms = Number.NEGATIVE_INFINITY
  }

  #tell(): void {
    this.reset()
    this.#onTooMuch()
  }
}
