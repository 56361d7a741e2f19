interface Expected {
  bytes: Promise<ArrayBuffer>
  bring: (bytes: ArrayBuffer) => void
}

/** Files that come one by one, in any order; who needs one waits for it. */
export class Incoming {
  readonly #expected = new Map<string, Expected>()
  readonly #here = new Map<string, ArrayBuffer>()

  put(name: string, bytes: ArrayBuffer): void {
    this.#here.set(name, bytes)
    this.#expect(name).bring(bytes)
  }

  async get(name: string): Promise<ArrayBuffer> {
    return await this.#expect(name).bytes
  }

  /** Hands over the files that have arrived; none of them can be read here any more. */
  takeAll(): Record<string, ArrayBuffer> {
    const taken = Object.fromEntries(this.#here)
    this.#here.clear()
    this.#expected.clear()
    return taken
  }

  #expect(name: string): Expected {
    const known = this.#expected.get(name)
    if (known) return known
    let bring: Expected['bring'] = () => undefined
    const bytes = new Promise<ArrayBuffer>((resolve) => (bring = resolve))
    const made = { bytes, bring }
    this.#expected.set(name, made)
    return made
  }
}
