import { limits, liveHere } from '@qadam/contract'
import { isOnline, onConnection } from '@qadam/delivery/connection'
import { browserLocks, type Locks } from '@qadam/delivery/cross-tab-lock'
import { openTabChannel, type TabChannel } from '@qadam/delivery/tab-channel'
import { TabLeader } from '@qadam/delivery/tab-leader'
import * as z from 'zod/mini'
import { LiveConnection, type LiveSource, type LiveEvent } from './live-connection.ts'
import { isAtLeast, type ReplyOrder } from './reply-order.ts'

/** Between the tabs of an account. `after` is where its teller was before, so that who missed something there knows. */
const tabMessage = z.union([
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('here'), position: z.nullable(z.string()) }),
  z.object({
    kind: z.literal('told'),
    name: z.string(),
    data: z.optional(z.string()),
    id: z.nullable(z.string()),
    after: z.nullable(z.string()),
  }),
])
export type TabMessage = z.infer<typeof tabMessage>

export interface LiveEventsParts<Events extends Record<keyof Events, z.ZodMiniType>> {
  /** The contract's schema of each event's data, by its name. */
  events: Events
  /** The actions whose replies each event changes. */
  reads: Readonly<Record<keyof Events, readonly string[]>>
  order: ReplyOrder
  /** As `/api/student/events`. */
  address: string
  /** A fresh ticket; each opens one connection. */
  ticket: () => Promise<string>
  /** Whose events are wanted; null while signed out. */
  account: () => number | null
  isVisible: () => boolean
  isOnline: () => boolean
  /** Notifies whenever one of the three may have changed. Returns what unsubscribes. */
  onChange: (check: () => void) => () => void
  /** Notifies when this page is about to be frozen, or put in the background. Returns what unsubscribes. */
  onSleep?: (sleep: () => void) => () => void
  openSource?: (url: string) => LiveSource
  random?: () => number
  locks?: Locks | undefined
  openChannel?: (name: string) => TabChannel<TabMessage>
}

type Listener = (data: unknown) => void
type Timer = ReturnType<typeof setTimeout>

/** A glance at another tab costs no connection. */
const hidden_ms = 30_000
/** A tab that holds the connection and does not answer for so long is frozen, or gone with its lock. */
const answer_ms = 2000

/**
 * Receives the server's live events while a person is signed in and the page visible, by one connection for all tabs of
 * an account: one of them holds it and publishes to the others. It begins where the replies before it were, and resumes
 * where it broke; where nobody knows what came in between, `onMissed` fires, since events are nudges and not the news.
 * Whatever was asked for before an event is answered anew if its reply does not have it; see ReplyOrder.
 */
export class LiveEvents<Events extends Record<keyof Events, z.ZodMiniType>> {
  readonly #parts: LiveEventsParts<Events>
  readonly #connection: LiveConnection
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #missed = new Set<() => void>()
  /** Whose events they are: what another account missed is irrelevant. */
  #account: number | null = null
  #channel: TabChannel<TabMessage> | undefined
  #leader: TabLeader | undefined
  /** The last `id` that this tab received; before that, the one from which its own connection begins. */
  #position: string | null = null
  #hasBegun = false
  #hiding: Timer | undefined
  /** Until the tab that holds the connection is asked, and then until it must have answered. */
  #doubt: Timer | undefined
  #stopWatching: (() => void) | undefined

  constructor(parts: LiveEventsParts<Events>) {
    this.#parts = parts
    this.#connection = new LiveConnection({
      address: parts.address,
      names: Object.keys(parts.events),
      ticket: parts.ticket,
      position: () => (this.#position ??= parts.order.earliest),
      hear: (received) => this.#pass(received),
      openSource: parts.openSource ?? ((url) => new EventSource(url)),
      random: parts.random ?? Math.random,
    })
  }

  /** Of this tab’s own connection. */
  get state(): LiveConnection['state'] {
    return this.#connection.state
  }

  start(): void {
    this.#stopWatching ??= this.#watch()
    this.#check()
  }

  #watch(): () => void {
    const forget = [
      this.#parts.onChange(() => this.#check()),
      // It could no longer publish to the others what it receives.
      this.#parts.onSleep?.(() => this.#standDown()),
    ]
    return () => {
      for (const one of forget) one?.()
    }
  }

  /** For good, or until the next start. */
  stop(): void {
    this.#stopWatching?.()
    this.#stopWatching = undefined
    this.#leave()
  }

  /** Data that does not match the contract is dropped. Returns what unsubscribes. */
  subscribe<Name extends keyof Events & string>(
    name: Name,
    listener: (data: z.infer<Events[Name]>) => void,
  ): () => void {
    const heard = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, heard)
    const own = listener as Listener // what it gets was parsed by its own schema
    heard.add(own)
    return () => heard.delete(own)
  }

  /** Fires where events were missed that will not be sent any more. Returns what unsubscribes. */
  onMissed(listener: () => void): () => void {
    this.#missed.add(listener)
    return () => this.#missed.delete(listener)
  }

  #check(): void {
    const account = this.#parts.account()
    if (account === null || account !== this.#account) this.#leave()
    if (account === null) return
    if (account !== this.#account) this.#join(account)
    if (!this.#parts.isOnline()) {
      this.#standDown()
      return
    }
    if (!this.#parts.isVisible()) {
      this.#trust()
      this.#hiding ??= setTimeout(() => this.#standDown(), hidden_ms)
      return
    }
    clearTimeout(this.#hiding)
    this.#hiding = undefined
    this.#leader?.apply()
    if (this.#leader?.isLeading === false && this.#doubt === undefined) this.#ask()
  }

  #join(account: number): void {
    const { address, openChannel = (name) => openTabChannel(name, parseTabMessage) } = this.#parts
    const name = `qadam.live ${address} ${account}`
    this.#account = account
    this.#channel = openChannel(name)
    this.#channel.listen((message) => this.#hearTab(message))
    this.#leader = new TabLeader({
      name,
      locks: 'locks' in this.#parts ? this.#parts.locks : sharedLocks(),
      onLead: () => {
        this.#trust()
        this.#connection.open()
      },
      onLose: () => {
        this.#connection.close()
        this.#check()
      },
    })
  }

  /** Holds no connection and waits for none, but receives what other tabs publish. */
  #standDown(): void {
    clearTimeout(this.#hiding)
    this.#hiding = undefined
    this.#leader?.withdraw()
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    this.#connection.close()
  }

  #leave(): void {
    this.#standDown()
    this.#channel?.close()
    this.#channel = undefined
    this.#leader = undefined
    this.#account = null
    this.#position = null
    this.#hasBegun = false
  }

  /** Pings the tab that holds the connection; without a reply, takes over. */
  #ask(): void {
    clearTimeout(this.#doubt)
    this.#doubt = setTimeout(() => this.#leader?.seize(), answer_ms)
    this.#channel?.say({ kind: 'ask' })
  }

  /** It lives. */
  #trust(): void {
    clearTimeout(this.#doubt)
    this.#doubt = undefined
    // A hidden tab takes nothing over, and pings once it is visible.
    if (this.#leader?.isLeading || !this.#parts.isVisible() || !this.#parts.isOnline()) return
    this.#doubt = setTimeout(() => this.#ask(), limits.live.silence_s * 1000)
  }

  #hearTab(message: TabMessage): void {
    if (message.kind === 'ask') {
      if (this.#leader?.isLeading)
        this.#channel?.say({ kind: 'here', position: this.#hasBegun ? this.#position : null })
      return
    }
    this.#trust()
    if (message.kind === 'told') {
      this.#take(message, message.after)
      return
    }
    const { position } = message
    // The connection has yet to open.
    if (position === null) return
    if (!this.#isWholeAt(position)) this.#miss(position)
    this.#moveTo(position)
  }

  /** What came by this tab’s own connection, for all tabs. */
  #pass(received: LiveEvent): void {
    const after = this.#position
    const data = typeof received.data === 'string' ? received.data : undefined
    this.#channel?.say({ kind: 'told', name: received.name, data, id: received.id, after })
    this.#take(received, after)
  }

  #take({ name, data, id }: LiveEvent, after: string | null): void {
    // Without an id it is told again after a break, before the `here` that says whether there was more.
    if (id !== null || this.#hasBegun) {
      const isWhole = this.#isWholeAt(after) && !(name === 'here' && isMissed(data))
      // A reply that comes only now may have been begun before.
      if (!this.#hasBegun) this.#overtake(after)
      if (id !== null) this.#moveTo(id)
      if (!isWhole) this.#miss(id)
    }
    this.#hear(name, data, id)
  }

  /** Whether this tab has all that was told up to there: it heard it, or what it shows was fetched since. */
  #isWholeAt(position: string | null): boolean {
    return this.#hasBegun ? position === this.#position : isAtLeast(this.#parts.order.earliest, position)
  }

  #moveTo(position: string): void {
    this.#position = position
    this.#hasBegun = true
  }

  #miss(position: string | null): void {
    this.#overtake(position)
    this.#notifyMissed()
  }

  readonly #notifyMissed = (): void => this.#missed.forEach((listener) => listener())

  /** Whatever an event may have changed. */
  #overtake(position: string | null): void {
    const { order, reads } = this.#parts
    order.overtake(Object.values<readonly string[]>(reads).flat(), { position, again: this.#notifyMissed })
  }

  #hear(name: string, text: unknown, position: string | null): void {
    if (!Object.hasOwn(this.#parts.events, name)) return
    const event = name as keyof Events & string // it is one of its keys
    const data = z.safeParse(this.#parts.events[event], parseJson(text))
    if (!data.success) return
    const { order, reads } = this.#parts
    order.overtake(reads[event], { position, again: this.#notifyMissed })
    this.#listeners.get(name)?.forEach((listener) => listener(data.data))
  }
}

/** The three things of this browser that decide whether events are wanted. */
export function watchBrowser(session: {
  get(): { user: { id: number } } | null
  subscribe(listener: () => void): () => void
}): Pick<
  LiveEventsParts<Record<string, never>>,
  'account' | 'isVisible' | 'isOnline' | 'onChange' | 'onSleep'
> {
  return {
    account: () => session.get()?.user.id ?? null,
    isVisible: () => document.visibilityState !== 'hidden',
    isOnline,
    onChange: (check) => {
      const unsubscribe = [session.subscribe(check), onConnection(check)]
      document.addEventListener('visibilitychange', check)
      globalThis.addEventListener('pageshow', check)
      return () => {
        for (const each of unsubscribe) each()
        document.removeEventListener('visibilitychange', check)
        globalThis.removeEventListener('pageshow', check)
      }
    },
    onSleep: (sleep) => {
      document.addEventListener('freeze', sleep)
      globalThis.addEventListener('pagehide', sleep)
      return () => {
        document.removeEventListener('freeze', sleep)
        globalThis.removeEventListener('pagehide', sleep)
      }
    },
  }
}

function isMissed(data: unknown): boolean {
  const here = z.safeParse(liveHere, parseJson(data))
  return !here.success || here.data.missed
}

function parseTabMessage(data: unknown): TabMessage | undefined {
  const message = z.safeParse(tabMessage, data)
  return message.success ? message.data : undefined
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** None where the tabs could not share what the one with the connection receives. */
function sharedLocks(): Locks | undefined {
  return 'BroadcastChannel' in globalThis ? browserLocks() : undefined
}
