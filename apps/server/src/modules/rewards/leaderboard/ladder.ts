/** A student's sort key on a board: minus the points, when they were reached, the person's id. */
export interface Place {
  minus_points: number
  reached_at: Date
  person_id: number
}

export function comparePlaces(one: Place, other: Place): number {
  return (
    one.minus_points - other.minus_points ||
    one.reached_at.getTime() - other.reached_at.getTime() ||
    one.person_id - other.person_id
  )
}

/** A place that is known to have so many before it; without a place, the beginning. */
export interface Rung {
  place: Place | undefined
  before: number
}

export const beginning: Rung = { place: undefined, before: 0 }

/**
 * Every `step`th place of a board, cached, so that a rank, or a page far down, is counted from the nearest one and not
 * from the top: at a million students it costs what it costs at a thousand. A board shorter than a step has no rungs,
 * and is counted exactly; of a longer one the rungs are refreshed while it is read, and are at most `oldest_ms` old.
 */
export class Ladder {
  readonly #next: (from: Place | undefined, step: number) => Promise<Place | undefined>
  readonly #options: { step: number; refresh_ms: number; oldest_ms: number; clock_ms: () => number }
  #rungs: readonly Rung[] = [beginning]
  #readAt_ms = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | undefined

  /** @param next the place so many steps further than a place (or than the first of all), as the board is now. */
  constructor(
    next: (from: Place | undefined, step: number) => Promise<Place | undefined>,
    { step = 1000, refresh_ms = 4000, oldest_ms = 8000, clock_ms = () => performance.now() } = {},
  ) {
    this.#next = next
    this.#options = { step, refresh_ms, oldest_ms, clock_ms }
  }

  /** Stale while revalidating: waits for new rungs only where the cached ones are too old. */
  async climb(): Promise<Rungs> {
    const age = this.#options.clock_ms() - this.#readAt_ms
    if (age > this.#options.refresh_ms && this.#reading === undefined) {
      this.#reading = this.#read().finally(() => (this.#reading = undefined))
      // Callers that await it get the error; for all others the cached rungs are good enough.
      this.#reading.catch(() => {})
    }
    if (age > this.#options.oldest_ms) await this.#reading
    return new Rungs(this.#rungs)
  }

  async #read(): Promise<void> {
    const readAt = this.#options.clock_ms()
    const rungs: Rung[] = [beginning]
    // Piece by piece: the embedded database has one connection, which others need in between.
    for (;;) {
      const { place, before } = rungs.at(-1) ?? beginning
      const next = await this.#next(place, this.#options.step)
      if (!next) break
      rungs.push({ place: next, before: before + this.#options.step })
    }
    this.#rungs = rungs
    this.#readAt_ms = readAt
  }
}

/** The rungs of a moment; the first is the beginning. */
export class Rungs {
  readonly #rungs: readonly Rung[]

  constructor(rungs: readonly Rung[]) {
    this.#rungs = rungs
  }

  /** The last rung that is not after a place. */
  below(place: Place): Rung {
    return this.#last((rung) => rung.place === undefined || comparePlaces(rung.place, place) <= 0)
  }

  /** The last rung with at most so many before it. */
  at(offset: number): Rung {
    return this.#last((rung) => rung.before <= offset)
  }

  last(): Rung {
    return this.#rungs.at(-1) ?? beginning
  }

  /** The last rung of those, from the first on, for which it holds. */
  #last(holds: (rung: Rung) => boolean): Rung {
    let least = 0
    let most = this.#rungs.length - 1
    while (least < most) {
      const middle = Math.ceil((least + most) / 2)
      const rung = this.#rungs[middle]
      if (rung && holds(rung)) least = middle
      else most = middle - 1
    }
    return this.#rungs[least] ?? beginning
  }
}
