import { limits, type Notification } from '@qadam/contract'

/** More at once would hide the screen; the others wait in the list. */
const AT_ONCE = 3

export interface FeedPorts {
  fetch: () => Promise<Notification[]>
  markRead: (id: number) => Promise<Notification[]>
  /** Puts the list where the screen finds it. */
  keep: (list: Notification[]) => void
  /** The cached list may be stale. */
  askAgain: () => void
  show: (notification: Notification) => void
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
      this.#take(await this.#ports.fetch())
    } catch (error) {
      console.warn('notifications', error)
      if (!this.#isStopped) this.#ports.sayFailed()
    }
  }

  /** A connection was lost and is back: some may have come meanwhile. */
  async catchUp(): Promise<void> {
    if (!this.#isBegun) return await this.begin()
    try {
      this.#take(await this.#ports.fetch())
    } catch (error) {
      console.warn('notifications', error)
    }
  }

  /** One came live. */
  arrived(notification: Notification): void {
    this.#ports.askAgain()
    this.#queue([notification])
  }

  /** What waited is shown as soon as it may be. */
  wake(): void {
    if (this.#isStopped || this.#ports.isQuiet()) return
    for (const notification of this.#waiting.splice(0).slice(-AT_ONCE)) {
      this.#ports.show(notification)
      const timer = setTimeout(() => {
        this.#shown.delete(notification)
        void this.#read(notification.id)
      }, limits.toast.markRead_ms)
      this.#shown.set(notification, timer)
    }
  }

  /** What was shown and not yet read stays unread. */
  stop(): void {
    this.#isStopped = true
    for (const timer of this.#shown.values()) clearTimeout(timer)
  }

  /** Toasts were put away, as quiet began: what was shown for less than its time counts as not shown. */
  hush(): void {
    for (const timer of this.#shown.values()) clearTimeout(timer)
    this.#waiting = [...this.#shown.keys(), ...this.#waiting]
    this.#shown.clear()
  }

  #take(list: Notification[]): void {
    if (this.#isStopped) return
    this.#ports.keep(list)
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
      const list = await this.#ports.markRead(id)
      if (!this.#isStopped) this.#ports.keep(list)
    } catch (error) {
      console.warn('notification read', error)
      if (!this.#isStopped) await this.catchUp()
    }
  }
}
