/** So many at once; the others wait in their order. */
export class Lanes {
  readonly count: number
  readonly #free: number[]
  readonly #waiting: ((lane: number) => void)[] = []

  constructor(count: number) {
    this.count = count
    this.#free = Array.from({ length: count }, (_, lane) => lane)
  }

  /** @param work receives the number of its lane. */
  async take<Result>(run: (lane: number) => Promise<Result>): Promise<Result> {
    const lane = this.#free.pop() ?? (await new Promise<number>((resolve) => this.#waiting.push(resolve)))
    try {
      return await run(lane)
    } finally {
      const next = this.#waiting.shift()
      if (next) next(lane)
      else this.#free.push(lane)
    }
  }
}
