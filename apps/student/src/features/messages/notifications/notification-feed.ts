import { limits, type Notification } from '@qadam/contract'

/** More at once would hide the screen; the others wait in the list. */
const AT_ONCE = 3

export interface FeedPorts {
  /** @param anew also where the list came just now. */
  fetch: (anew: boolean) => Promise<Notification[]>
  markRead: (id: number) => Promise<void>
  show: (notification: Notification) => void
  /** In the place of the last: so many more are left in the list. */
  showMore: (count: number) => void
  sayFailed: () => void
  /** The page is not seen, or what is on the screen is not to be disturbed. */
  isQuiet: () => boolean
}

/**
 * Notifications while the app is open: each unread one is shown once, and marked read ten seconds later. Those that
 * arrive during quiet, or were not shown for as long before it, are shown afterwards.
 */
export class NotificationFeed {
  readonly #ports: FeedPorts
  /** Shown in this session, or left in the list. */
  readonly #known = new Set<number>()
  /** On the screen, and when each is read. */
  readonly #shown = new Map<Notification, ReturnType<typeof setTimeout>>()
  #waiting: Notification[] = []
  /** Told as a number alone, and still on the screen. */
  #left: Notification[] = []
  #leftTimer: ReturnType<typeof setTimeout> | undefined
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
      if (!this.#isStopped) this.#ports.sayFailed()
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

  /** What waited is shown as soon as it may be. */
  wake(): void {
    if (this.#isStopped || this.#ports.isQuiet()) return
    const unread = this.#waiting.splice(0)
    const fitting = unread.length > AT_ONCE ? AT_ONCE - 1 : AT_ONCE
    for (const notification of unread.slice(-fitting)) {
      this.#ports.show(notification)
      const timer = setTimeout(() => {
        this.#shown.delete(notification)
        void this.#read(notification.id)
      }, limits.toast.markRead_ms)
      this.#shown.set(notification, timer)
    }
    if (unread.length > fitting) this.#tellOf(unread.slice(0, -fitting))
  }

  /** What was shown and not yet read stays unread. */
  stop(): void {
    this.#isStopped = true
    for (const timer of [...this.#shown.values(), this.#leftTimer]) clearTimeout(timer)
  }

  /** Toasts were put away, as quiet began: what was shown for less than its time counts as not shown. */
  hush(): void {
    for (const timer of [...this.#shown.values(), this.#leftTimer]) clearTimeout(timer)
    this.#waiting = [...this.#left, ...this.#shown.keys(), ...this.#waiting]
    this.#left = []
    this.#shown.clear()
  }

  #tellOf(left: Notification[]): void {
    this.#left.push(...left)
    this.#ports.showMore(this.#left.length)
    clearTimeout(this.#leftTimer)
    this.#leftTimer = setTimeout(() => (this.#left = []), limits.toast.markRead_ms)
  }

  #take(list: Notification[]): void {
    if (this.#isStopped) return
    // The newest is shown last, on top of the others.
    this.#queue(list.filter(({ isRead }) => !isRead).toReversed())
  }

  #queue(unread: Notification[]): void {
    for (const notification of unread) {
      if (this.#known.has(notification.id)) continue
      this.#known.add(notification.id)
      this.#waiting.push(notification)
    }
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
