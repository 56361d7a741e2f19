import { withLock } from '@qadam/delivery/cross-tab-lock'
import { Emitter } from '@qadam/delivery/emitter'
import { storeFirst } from '@qadam/delivery/room'
import { waitingList, type Waiting } from '@qadam/delivery/waiting'
import { isCallError } from './call-error.ts'

/** Something a student gave while the server could not be reached. */
export interface OutboxItem {
  /**
   * Names the thing itself, as `answer:ATTEMPT:QUESTION`: the first with a key stays, a repeat changes nothing. Things of
   * the same second part go in order; those of another one need not wait for them.
   */
  key: string
  action: string
  input: unknown
  /** What the list of all that waits calls it; without it an answer. */
  what?: Waiting['what'] | undefined
  put_at: string
}

/** What became of an item: sent with its reply, refused for good, or to be tried again later. */
export type Delivery =
  | { kind: 'sent'; item: OutboxItem; reply: unknown }
  | { kind: 'refused'; item: OutboxItem; error: unknown }

export interface OutboxPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Whether an error may pass by itself, so that the item stays. */
  isTransient: (error: unknown) => boolean
  /** Lets one tab at a time send; by default the browser's lock. */
  alone?: (name: string, run: () => Promise<void>) => Promise<void>
  /** How the list of all that waits names what it holds. */
  describe?: (items: readonly OutboxItem[]) => Pick<Waiting, 'what' | 'count'>
  now?: () => Date
}

const PREFIX = 'qadam.outbox.'
/** So many that the server failed at, each for itself: it is the server, and all of them wait. */
const MOST_FAILED = 3

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

/** What an earlier version of the app, or anybody else, left there. */
function parseItems(text: string): readonly OutboxItem[] {
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored)) return []
    return stored
      .filter(isItem)
      .map((item) => ({ ...item, put_at: typeof item.put_at === 'string' ? item.put_at : '' }))
  } catch {
    return []
  }
}

const groupOf = ({ key }: OutboxItem): string => key.split(':')[1] ?? key

/**
 * Stores what could not be sent, per account and on this device, and sends it in FIFO order. It lives in local storage
 * because two tabs must see the same box at once, and a reload must not lose it.
 */
export class Outbox {
  readonly #accountId: number
  readonly #key: string
  readonly #ports: Required<OutboxPorts>
  readonly #changes = new Emitter()
  readonly subscribe = this.#changes.subscribe
  /** What the browser refused to store: its storage is full, or switched off. */
  #unkept: readonly OutboxItem[] = []
  /** What it refused to delete. */
  readonly #gone = new Set<string>()
  /** What was read last: parsing is most of the cost with a long list. */
  #last: { text: string; items: readonly OutboxItem[] } = { text: '', items: [] }

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
    const stored = this.#stored()
    if (this.#unkept.length === 0 && this.#gone.size === 0) return stored
    const left = stored.filter(({ key }) => !this.#gone.has(key))
    return [...left, ...this.#unkept.filter(({ key }) => !left.some((item) => item.key === key))]
  }

  /** How many items it holds, reread: another tab may have sent what this one still notes. */
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

  /** Deletes the items a predicate picks, as the answers of an attempt that is over. */
  drop(picks: (item: OutboxItem) => boolean): void {
    const items = this.list()
    const rest = items.filter((item) => !picks(item))
    if (rest.length !== items.length) this.#write(rest)
  }

  /**
   * Sends everything in order and stops at the first thing that cannot go now; where the server fails at that thing
   * alone, others still go. Each leaves the box only after the server took or refused it. Gives what became of those.
   * @param send undefined for what this caller does not send: it stays, and so does what follows it in its group.
   */
  async flush(send: (item: OutboxItem) => Promise<unknown> | undefined): Promise<Delivery[]> {
    const deliveries: Delivery[] = []
    await this.#ports.alone(`${this.#key}.flush`, async () => {
      const failed = new Set<string>()
      const others = new Set<string>()
      const next = () => this.list().find((item) => !failed.has(groupOf(item)) && !others.has(groupOf(item)))
      for (let item = next(); item; item = next()) {
        const { key } = item
        try {
          const sending = send(item)
          if (!sending) {
            others.add(groupOf(item))
            continue
          }
          deliveries.push({ kind: 'sent', item, reply: await sending })
        } catch (error) {
          if (this.#ports.isTransient(error)) {
            failed.add(groupOf(item))
            if (!isCallError(error, 'internal') || failed.size >= MOST_FAILED) return
            continue
          }
          deliveries.push({ kind: 'refused', item, error })
        }
        this.drop((each) => each.key === key)
      }
    })
    // Another tab may have sent what this one still noted.
    this.#note()
    return deliveries
  }

  #stored(): readonly OutboxItem[] {
    let text: string
    try {
      text = this.#ports.storage.getItem(this.#key) ?? ''
    } catch {
      return []
    }
    if (text !== this.#last.text) this.#last = { text, items: parseItems(text) }
    return this.#last.items
  }

  #write(items: readonly OutboxItem[]): void {
    try {
      if (items.length === 0) this.#ports.storage.removeItem(this.#key)
      else storeFirst(this.#ports.storage, this.#key, JSON.stringify(items))
      this.#unkept = []
      this.#gone.clear()
    } catch {
      // Another tab may write there again: only what differs from the store is held here.
      const stored = this.#stored()
      const isIn = (list: readonly OutboxItem[], { key }: OutboxItem) => list.some((one) => one.key === key)
      this.#unkept = items.filter((item) => !isIn(stored, item))
      for (const item of stored) if (!isIn(items, item)) this.#gone.add(item.key)
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
        isKept: this.#unkept.length === 0,
      },
    )
  }
}
