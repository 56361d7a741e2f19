import { withLock } from '@qadam/delivery/cross-tab-lock'
import { Emitter } from '@qadam/delivery/emitter'
import { waitingList, type Waiting } from '@qadam/delivery/waiting'

/** Something a student gave while the server could not be reached. */
export interface OutboxItem {
  /** Names the thing itself, as `answer:ATTEMPT:QUESTION`: the first with a key stays, a repeat changes nothing. */
  key: string
  action: string
  input: unknown
  put_at: string
}

/** What became of an item: sent with its reply, refused for good, or to be tried again later. */
export type Delivery =
  { kind: 'sent'; item: OutboxItem; reply: unknown } | { kind: 'refused'; item: OutboxItem; error: unknown }

export interface OutboxPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Whether an error may pass by itself, so that the item stays. */
  isTransient: (error: unknown) => boolean
  /** Lets one tab at a time send; by default the browser's lock. */
  alone?: (name: string, work: () => Promise<void>) => Promise<void>
  /** How the list of all that waits names what it holds. */
  describe?: (items: readonly OutboxItem[]) => Pick<Waiting, 'what' | 'count'>
  now?: () => Date
}

const PREFIX = 'qadam.outbox.'

function isItem(value: unknown): value is OutboxItem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'key' in value &&
    typeof value.key === 'string' &&
    'action' in value &&
    typeof value.action === 'string'
  )
}

/**
 * Keeps what could not be sent, per account and on this device, and sends it in the order it was given. It lives in
 * local storage because two tabs must see the same box at once, and a reload must not lose it.
 */
export class Outbox {
  readonly #accountId: number
  readonly #key: string
  readonly #ports: Required<OutboxPorts>
  readonly #changes = new Emitter()
  readonly subscribe = this.#changes.subscribe
  /** Stands in when the browser refuses storage: full, or switched off. */
  #memory: OutboxItem[] | undefined

  constructor(accountId: number, ports: OutboxPorts) {
    this.#accountId = accountId
    this.#key = PREFIX + accountId
    this.#ports = {
      alone: withLock,
      describe: ({ length }) => ({ what: 'answers', count: length }),
      now: () => new Date(),
      ...ports,
    }
    this.#note()
  }

  list(): readonly OutboxItem[] {
    if (this.#memory) return this.#memory
    try {
      const stored: unknown = JSON.parse(this.#ports.storage.getItem(this.#key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isItem) : []
    } catch {
      return []
    }
  }

  /** How many things it holds, looked at anew: another tab may have sent what this one still tells of. */
  count(): number {
    this.#note()
    return this.list().length
  }

  has(key: string): boolean {
    return this.list().some((item) => item.key === key)
  }

  /** Adds a thing at the end; one with the same key is already there and stays as it is. */
  put(item: Omit<OutboxItem, 'put_at'>): void {
    const items = this.list()
    if (items.some((each) => each.key === item.key)) return
    this.#write([...items, { ...item, put_at: this.#ports.now().toISOString() }])
  }

  /** Forgets the things a test picks, as the answers of an attempt that is over. */
  drop(picks: (item: OutboxItem) => boolean): void {
    const items = this.list()
    const kept = items.filter((item) => !picks(item))
    if (kept.length !== items.length) this.#write(kept)
  }

  /**
   * Sends everything in order and stops at the first thing that cannot go now. Each thing leaves the box only after
   * the server took or refused it. Gives what became of those that left.
   */
  async flush(send: (item: OutboxItem) => Promise<unknown>): Promise<Delivery[]> {
    const deliveries: Delivery[] = []
    await this.#ports.alone(`${this.#key}.flush`, async () => {
      for (let item = this.list()[0]; item; item = this.list()[0]) {
        const { key } = item
        try {
          deliveries.push({ kind: 'sent', item, reply: await send(item) })
        } catch (error) {
          if (this.#ports.isTransient(error)) return
          deliveries.push({ kind: 'refused', item, error })
        }
        this.drop((each) => each.key === key)
      }
    })
    // Another tab may have sent what this one still told of.
    this.#note()
    return deliveries
  }

  #write(items: OutboxItem[]): void {
    try {
      if (items.length === 0) this.#ports.storage.removeItem(this.#key)
      else this.#ports.storage.setItem(this.#key, JSON.stringify(items))
      this.#memory = undefined
    } catch {
      this.#memory = items
    }
    this.#note()
    this.#changes.emit()
  }

  #note(): void {
    const items = this.list()
    const [first] = items
    waitingList.note(
      this.#key,
      first && {
        owner: this.#accountId,
        ...this.#ports.describe(items),
        since: first.put_at,
        isKept: this.#memory === undefined,
      },
    )
  }
}
