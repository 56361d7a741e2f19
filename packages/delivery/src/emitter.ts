/** One kind of event with its listeners. A listener that throws is reported and holds up none of the others. */
export class Emitter<Values extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...values: Values) => void>()

  /** Returns what unsubscribes. A property, so that it can be passed on unbound. */
  readonly subscribe = (listener: (...values: Values) => void): (() => void) => {
    // The same function given twice is two subscriptions: each is ended by what it got.
    const own = (...values: Values) => listener(...values)
    this.#listeners.add(own)
    return () => void this.#listeners.delete(own)
  }

  emit(...values: Values): void {
    for (const listener of this.#listeners)
      try {
        listener(...values)
      } catch (error) {
        console.error(error)
      }
  }

  clear(): void {
    this.#listeners.clear()
  }
}
