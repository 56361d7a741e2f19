import type { Locks } from './cross-tab-lock.ts'

export interface TabLeaderParts {
  /** What is led; each name has one leader in the browser. */
  name: string
  onLead: () => void
  /** Another tab has taken it. */
  onLose: () => void
  /** Undefined in a page that came without encryption: there each tab leads for itself. */
  locks?: Locks | undefined
}

interface Turn {
  abort: AbortController
  release: () => void
}

/**
 * Of the tabs that apply, one leads: the browser's lock of the name decides which. A tab that closes hands over by that
 * alone; one that has gone silent without closing (frozen, asleep) can be robbed of it by `seize`.
 */
export class TabLeader {
  readonly #parts: TabLeaderParts
  #turn: Turn | undefined
  #isLeading = false

  constructor(parts: TabLeaderParts) {
    this.#parts = parts
  }

  get isLeading(): boolean {
    return this.#isLeading
  }

  /** Queues for the lock, unless it does so already. */
  apply(): void {
    if (!this.#turn) this.#request('wait')
  }

  /** Leads at once, in place of another tab. */
  seize(): void {
    if (this.#isLeading) return
    this.withdraw()
    this.#request('steal')
  }

  /** No longer leads, nor waits to. `onLose` is not called. */
  withdraw(): void {
    const turn = this.#turn
    this.#turn = undefined
    this.#isLeading = false
    turn?.abort.abort()
    turn?.release()
  }

  #request(how: 'wait' | 'steal'): void {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const abort = new AbortController()
    const turn: Turn = { abort, release }
    this.#turn = turn
    const begin = async () => {
      if (this.#turn !== turn) return
      this.#isLeading = true
      this.#parts.onLead()
      await released
    }
    const { name, locks } = this.#parts
    if (!locks) {
      void begin()
      return
    }
    // The two can't be asked for together.
    const options = how === 'steal' ? { steal: true } : { signal: abort.signal }
    locks.request(name, options, begin).catch((error: unknown) => {
      if (this.#turn !== turn) return
      if (this.#isLeading) {
        this.#turn = undefined
        this.#isLeading = false
        this.#parts.onLose()
        return
      }
      // A browser may have locks and still refuse them, as in a private window.
      console.warn('locks', error)
      void begin()
    })
  }
}
