import { Emitter } from './emitter.ts'

/** What a queue holds that has yet to leave this device. */
export interface Waiting {
  /** The owning account: what waits of another one is hidden. */
  owner?: number | undefined
  /** What it is, by a name that the app has words for. */
  what: string
  count: number
  /** When the first of it was given; ISO. */
  since: string
  /** Whether it outlives the page: a full disk or a private window stores nothing. */
  isKept: boolean
}

/** Everything that waits in this page, by the queue that holds it. */
export class WaitingList {
  readonly #changed = new Emitter()
  readonly #notes = new Map<string, Waiting>()
  #list: readonly Waiting[] = []

  readonly subscribe = this.#changed.subscribe

  /** The oldest first; the same list until something changes. */
  readonly list = (): readonly Waiting[] => this.#list

  /** @param queue names the queue; what it noted before is replaced. */
  note(queue: string, waiting: Waiting | undefined): void {
    const before = this.#notes.get(queue)
    if (before === waiting || (before && waiting && isSame(before, waiting))) return
    if (waiting) this.#notes.set(queue, waiting)
    else this.#notes.delete(queue)
    this.#list = [...this.#notes.values()].toSorted((one, other) => (one.since < other.since ? -1 : 1))
    this.#changed.emit()
  }
}

function isSame(one: Waiting, other: Waiting): boolean {
  return (
    one.owner === other.owner &&
    one.what === other.what &&
    one.count === other.count &&
    one.since === other.since &&
    one.isKept === other.isKept
  )
}

export const waitingList = new WaitingList()
