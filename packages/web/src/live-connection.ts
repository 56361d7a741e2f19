import { limits } from '@qadam/contract'
import { backoff_ms } from '@qadam/delivery/backoff'

/** What is used of an EventSource. */
export interface LiveSource {
  addEventListener(type: string, listener: (event: Event) => void): void
  close(): void
}

/** One event as it came: its data as text, and its `id` where it has one. */
export interface LiveEvent {
  name: string
  data?: unknown
  id: string | null
}

export interface LiveConnectionParts {
  /** As `/api/student/events`. */
  address: string
  names: readonly string[]
  /** A fresh ticket; each opens one connection. */
  ticket: () => Promise<string>
  /** The last `id` that was received, by whichever connection; null for none. */
  position: () => string | null
  hear: (received: LiveEvent) => void
  openSource: (url: string) => LiveSource
  random: () => number
}

type State =
  | { kind: 'off' }
  | { kind: 'asking' }
  | { kind: 'open'; source: LiveSource; since: number; silence: ReturnType<typeof setTimeout> }
  | { kind: 'waiting'; timer: ReturnType<typeof setTimeout> }

const BACKOFF = { first_ms: 1000, longest_ms: 60_000 }
/** A connection that lived this long was a good one: the next wait is short again. */
const settled_ms = 30_000

/** One connection to the server's live events: reconnects with backoff, and resumes from the last event. */
export class LiveConnection {
  readonly #parts: LiveConnectionParts
  #state: State = { kind: 'off' }
  /** Goes up whenever what is under way no longer counts. */
  #run = 0
  #failures = 0

  constructor(parts: LiveConnectionParts) {
    this.#parts = parts
  }

  get state(): State['kind'] {
    return this.#state.kind
  }

  open(): void {
    if (this.#state.kind === 'off') void this.#connect()
  }

  close(): void {
    this.#release()
    this.#run += 1
    this.#failures = 0
    this.#state = { kind: 'off' }
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
    const position = this.#parts.position()
    // The browser sends this by itself only where it repeats the same address, whose ticket is used up.
    const query = new URLSearchParams({ ticket, ...(position !== null && { last_event_id: position }) })
    const source = this.#parts.openSource(`${this.#parts.address}?${query}`)
    this.#state = { kind: 'open', source, since: Date.now(), silence: this.#watchSilence(run) }
    const mine = (hear: (event: Event) => void) => (event: Event) => {
      if (run !== this.#run || this.#state.kind !== 'open') return
      clearTimeout(this.#state.silence)
      this.#state.silence = this.#watchSilence(run)
      hear(event)
    }
    source.addEventListener(
      'error',
      mine(() => this.#lose()),
    )
    for (const name of ['here', 'beat', ...this.#parts.names])
      source.addEventListener(
        name,
        mine((event) => this.#parts.hear(read(name, event))),
      )
  }

  /** A phone that changed its network may never learn that the connection is dead. */
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

  #release(): void {
    if (this.#state.kind === 'waiting') clearTimeout(this.#state.timer)
    if (this.#state.kind === 'open') {
      clearTimeout(this.#state.silence)
      this.#state.source.close()
    }
  }
}

function read(name: string, event: Event): LiveEvent {
  const id = 'lastEventId' in event && typeof event.lastEventId === 'string' ? event.lastEventId : ''
  return { name, data: 'data' in event ? event.data : undefined, id: id === '' ? null : id }
}
