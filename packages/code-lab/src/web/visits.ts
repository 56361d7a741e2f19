/** A page of a project as one came to it. */
export interface Visit {
  page: string
  /** What was asked behind its name, with its question mark. */
  search: string
  hash: string
}

const MOST_VISITS = 200

/** Which pages were gone through, so that a page's `history` leads back and forth between them. */
export class Visits {
  #all: Visit[] = []
  #at = -1

  get hasAny(): boolean {
    return this.#all.length > 0
  }

  /** How many there are before the one that is shown, and after it. */
  get around(): { before: number; after: number } {
    return { before: Math.max(0, this.#at), after: Math.max(0, this.#all.length - 1 - this.#at) }
  }

  /** One that is shown now; what one had gone back from is gone. */
  add(visit: Visit): void {
    this.#all = [...this.#all.slice(0, this.#at + 1), visit].slice(-MOST_VISITS)
    this.#at = this.#all.length - 1
  }

  /**
   * Goes so many steps on, or back where it is negative. @returns undefined where there is nothing: one stays.
   * @param isThere whether a page can still be shown; where it can't, one stays as well.
   */
  travel(steps: number, isThere: (page: string) => boolean = () => true): Visit | undefined {
    const visit = this.#all[this.#at + steps]
    if (visit && isThere(visit.page)) this.#at += steps
    return visit
  }
}
