import { limits, type Notification } from '@qadam/contract'

/** More in a row would not end; the others wait in the list. */
const MOST_IN_A_ROW = 3

export interface FeedPorts {
  /** @param anew also where the list came just now. */
  fetch: (anew: boolean) => Promise<Notification[]>
  markRead: (id: number) => Promise<void>
  show: (notification: Notification) => void
  /** After the last: so many more are left in the list. */
  showMore: (count: number) => void
  sayFailed: () => void
  /** The page is not seen: what comes is shown when it is. */
  isHidden: () => boolean
  /** The student works, or reads a dialog: what comes is in the list alone, whose bell has a dot. */
  isAtWork: () => boolean
}

/**
 * Notifications while the app is open: each unread one is shown once, after the one before it, and marked read ten
 * seconds later.
 */
export class NotificationFeed {
  readonly #ports: FeedPorts
  /** Shown in this session, or left in the list. */
  readonly #known = new Set<number>()
  #waiting: Notification[] = []
  /** To be told as a number alone. */
  #left = 0
  /** Runs while one is on the screen. */
  #showing: ReturnType<typeof setTimeout> | undefined
  #isBegun = false
  #isStopped = false

  constructor(ports: FeedPorts) {
    this.#ports = ports
  }

  /** The one fetch of a session. */
  async begin(): Promise<void> {
    if (this.#isBegun) return
    this.#isBegun = true
    try {
      this.#take(await this.#ports.fetch(false))
    } catch (error) {
      console.warn('notifications', error)
      if (!this.#isStopped && !this.#ports.isAtWork()) this.#ports.sayFailed()
    }
  }

  /** A connection was lost and is back: some may have come meanwhile. */
  async catchUp(): Promise<void> {
    if (!this.#isBegun) return await this.begin()
    try {
      this.#take(await this.#ports.fetch(true))
    } catch (error) {
      console.warn('notifications', error)
    }
  }

  /** One came live. */
  arrived(notification: Notification): void {
    this.#queue([notification])
  }

  /** The next that waits is shown as soon as it may be. */
  wake(): void {
    if (this.#isStopped || this.#ports.isHidden()) return
    if (this.#ports.isAtWork()) return this.hush()
    if (this.#showing !== undefined) return
    const next = this.#waiting.shift()
    if (next) this.#ports.show(next)
    else if (this.#left > 0) this.#ports.showMore(this.#left)
    else return
    if (!next) this.#left = 0
    this.#showing = setTimeout(() => {
      this.#showing = undefined
      if (next) void this.#read(next.id)
      this.wake()
    }, limits.toast.markRead_ms)
  }

  /** What was shown and not yet read stays unread. */
  stop(): void {
    this.#isStopped = true
    this.hush()
  }

  /** Toasts were put away, as work began: what was shown for less than its time, or waited, stays unread in the list. */
  hush(): void {
    clearTimeout(this.#showing)
    this.#showing = undefined
    this.#waiting = []
    this.#left = 0
  }

  #take(list: Notification[]): void {
    if (this.#isStopped) return
    // The newest is shown last.
    this.#queue(list.filter(({ isRead }) => !isRead).toReversed())
  }

  #queue(unread: Notification[]): void {
    for (const notification of unread) {
      if (this.#known.has(notification.id)) continue
      this.#known.add(notification.id)
      this.#waiting.push(notification)
    }
    if (this.#waiting.length > MOST_IN_A_ROW)
      this.#left += this.#waiting.splice(0, this.#waiting.length - (MOST_IN_A_ROW - 1)).length
    this.wake()
  }

  async #read(id: number): Promise<void> {
    try {
      await this.#ports.markRead(id)
    } catch (error) {
      console.warn('notification read', error)
      if (!this.#isStopped) await this.catchUp()
    }
  }
}
