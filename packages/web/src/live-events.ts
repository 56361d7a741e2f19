import { limits } from '@qadam/contract'
import { backoff_ms } from '@qadam/delivery/backoff'
import { isOnline, onConnection } from '@qadam/delivery/connection'
import * as z from 'zod/mini'

/** What is used of an EventSource. */
export interface LiveSource {
  addEventListener(type: string, listener: (event: Event) => void): void
  close(): void
}

export interface LiveEventsParts<Events extends Record<keyof Events, z.ZodMiniType>> {
  /** The contract's schema of each event's data, by its name. */
  events: Events
  /** As `/api/student/events`. */
  address: string
  /** A fresh ticket; each opens one connection. */
  ticket: () => Promise<string>
  /** Whose events are wanted; null while nobody is signed in. */
  account: () => number | null
  isVisible: () => boolean
  isOnline: () => boolean
  /** Tells whenever one of the three may have changed. Gives back what stops it. */
  onChange: (look: () => void) => () => void
  openSource?: (url: string) => LiveSource
  random?: () => number
}

type State =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'open'; source: LiveSource; since: number; silence: ReturnType<typeof setTimeout> }
  | { kind: 'waiting'; timer: ReturnType<typeof setTimeout> }

type Listener = (data: unknown) => void

const BACKOFF = { first_ms: 1000, longest_ms: 60_000 }
/** A connection that lived this long was a good one: the next wait is short again. */
const settled_ms = 30_000
/** A glance at another tab costs no connection. */
const hidden_ms = 30_000

/**
 * Hears the server's live events while somebody is signed in and looks. A connection that is lost is opened anew, later
 * each time; whatever may have been missed meanwhile is told by `onMissed`, since events are nudges and not the news.
 */
export class LiveEvents<Events extends Record<keyof Events, z.ZodMiniType>> {
  readonly #parts: Required<LiveEventsParts<Events>>
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #missed = new Set<() => void>()
  readonly #begun = new Set<() => void>()
  #state: State = { kind: 'off' }
  /** Whose connection it is, or was: what another account missed concerns nobody. */
  #account: number | null = null
  #wasOpen = false
  /** Goes up whenever what is under way no longer counts. */
  #run = 0
  #failures = 0
  #hiding: ReturnType<typeof setTimeout> | undefined
  #stopWatching: (() => void) | undefined

  constructor(parts: LiveEventsParts<Events>) {
    this.#parts = { openSource: (url) => new EventSource(url), random: Math.random, ...parts }
  }

  get state(): State['kind'] {
    return this.#state.kind
  }

  start(): void {
    this.#stopWatching ??= this.#parts.onChange(() => this.#look())
    this.#look()
  }

  /** For good, or until the next start. */
  stop(): void {
    this.#stopWatching?.()
    this.#stopWatching = undefined
    this.#close()
  }

  /** Data that is not what the contract says is dropped. Gives back what unsubscribes. */
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

  /** Told once a connection is back after a time without one. Gives back what unsubscribes. */
  onMissed(listener: () => void): () => void {
    this.#missed.add(listener)
    return () => this.#missed.delete(listener)
  }

  /** Told once the first connection is open: what was asked for just before it may have changed. Gives back what unsubscribes. */
  onBegun(listener: () => void): () => void {
    this.#begun.add(listener)
    return () => this.#begun.delete(listener)
  }

  #look(): void {
    const account = this.#parts.isOnline() ? this.#parts.account() : null
    if (account === null || account !== this.#account) this.#close()
    if (account === null) return
    if (account !== this.#account) {
      this.#account = account
      this.#wasOpen = false
    }
    if (!this.#parts.isVisible()) {
      if (this.#state.kind !== 'off') this.#hiding ??= setTimeout(() => this.#close(), hidden_ms)
      return
    }
    clearTimeout(this.#hiding)
    this.#hiding = undefined
    if (this.#state.kind === 'off') void this.#connect()
  }

  async #connect(): Promise<void> {
    const run = ++this.#run
    this.#state = { kind: 'asking' }
    let ticket: string
    try {
      ticket = await this.#parts.ticket()
    } catch {
      if (run === this.#run) this.#retryLater()
      return
    }
    if (run !== this.#run) return
    const source = this.#parts.openSource(`${this.#parts.address}?ticket=${encodeURIComponent(ticket)}`)
    this.#state = { kind: 'open', source, since: Date.now(), silence: this.#watchSilence(run) }
    const mine = (hear: (event: Event) => void) => (event: Event) => {
      if (run !== this.#run || this.#state.kind !== 'open') return
      clearTimeout(this.#state.silence)
      this.#state.silence = this.#watchSilence(run)
      hear(event)
    }
    source.addEventListener(
      'open',
      mine(() => this.#opened()),
    )
    source.addEventListener(
      'beat',
      mine(() => undefined),
    )
    // The browser would try the same address again, whose ticket is used up.
    source.addEventListener(
      'error',
      mine(() => this.#lose()),
    )
    for (const name of Object.keys(this.#parts.events)) {
      source.addEventListener(
        name,
        mine((event) => this.#hear(name, event)),
      )
    }
  }

  #opened(): void {
    const missed = this.#wasOpen
    this.#wasOpen = true
    const told = missed ? this.#missed : this.#begun
    told.forEach((listener) => listener())
  }

  #hear(name: string, event: Event): void {
    const schema = this.#parts.events[name as keyof Events] // the names are its keys
    const data = z.safeParse(schema, parseJson('data' in event ? event.data : undefined))
    if (!data.success) return
    this.#listeners.get(name)?.forEach((listener) => listener(data.data))
  }

  /** A phone that changed its network may never be told that the connection is dead. */
  #watchSilence(run: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => run === this.#run && this.#lose(), limits.live.silence_s * 1000)
  }

  #lose(): void {
    if (this.#state.kind === 'open' && Date.now() - this.#state.since >= settled_ms) this.#failures = 0
    this.#release()
    this.#retryLater()
  }

  #retryLater(): void {
    const run = ++this.#run
    const pause_ms = backoff_ms(this.#failures, BACKOFF, this.#parts.random)
    this.#failures += 1
    const timer = setTimeout(() => run === this.#run && void this.#connect(), pause_ms)
    this.#state = { kind: 'waiting', timer }
  }

  #close(): void {
    clearTimeout(this.#hiding)
    this.#hiding = undefined
    this.#release()
    this.#run += 1
    this.#failures = 0
    this.#state = { kind: 'off' }
  }

  #release(): void {
    if (this.#state.kind === 'waiting') clearTimeout(this.#state.timer)
    if (this.#state.kind === 'open') {
      clearTimeout(this.#state.silence)
      this.#state.source.close()
    }
  }
}

/** The three things of this browser that decide whether events are wanted. */
export function watchBrowser(session: {
  get(): { user: { id: number } } | null
  subscribe(listener: () => void): () => void
}): Pick<LiveEventsParts<Record<string, never>>, 'account' | 'isVisible' | 'isOnline' | 'onChange'> {
  return {
    account: () => session.get()?.user.id ?? null,
    isVisible: () => document.visibilityState !== 'hidden',
    isOnline,
    onChange: (look) => {
      const unsubscribe = [session.subscribe(look), onConnection(look)]
      document.addEventListener('visibilitychange', look)
      return () => {
        for (const each of unsubscribe) each()
        document.removeEventListener('visibilitychange', look)
      }
    },
  }
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
