import { limits } from '@qadam/contract'
import { LiveJournal } from './live-journal.ts'
import type { LiveMessage, LivePublisher, NumberedMessage, WireMessage } from './live-message.ts'
import { LiveStream, type Listener } from './live-stream.ts'
import { splitReaders } from './wire.ts'

/** Carries messages to the other processes; what it brings from them goes to `deliver`. */
export interface LiveBus {
  send: (messages: readonly WireMessage[]) => void
  /** Flushes the batch at once; settles when the other processes have acknowledged it, or do not answer. */
  sendNow: (messages: readonly WireMessage[]) => Promise<void>
  /** Announces how many events this process has published, so that others detect a lost one. */
  sayPublished: (published: number) => void
}

/** Receives changes of sessions and people, on whichever process they happened. */
export interface SessionListener {
  /** By the hashes of their tokens, in base64. */
  sessionsEnded: (hashes: readonly string[]) => void
  peopleChanged: (ids: readonly number[]) => void
  /** Whether messages of other processes arrive. */
  hears: (isHearing: boolean) => void
}

/** The retry delay of a browser's own EventSource; our client has its own backoff. */
const retry_ms = 3000

/** The open connections of this process. */
export class LiveHub implements LivePublisher {
  readonly #streams = new Map<number, Set<LiveStream>>()
  readonly #journal = new LiveJournal()
  #bus: LiveBus | undefined
  #listener: SessionListener | undefined
  #isHearing = true
  #isClosed = false

  /** Without a bus this process is the only one. */
  joinBus(bus: LiveBus): void {
    this.#bus = bus
  }

  /** Registers the cache of callers in this process. */
  onSessions(listener: SessionListener): void {
    this.#listener = listener
    listener.hears(this.#isHearing)
  }

  /** Called by the bus. */
  hears(isHearing: boolean): void {
    this.#isHearing = isHearing
    this.#listener?.hears(isHearing)
  }

  /** What this process is called among those on its database. */
  get origin(): string {
    return this.#journal.origin
  }

  /** How far the events are that this process has, as an `id` of a stream. */
  get position(): string {
    return this.#journal.position
  }

  /** The events that this process has published. */
  get published(): number {
    return this.#journal.last
  }

  /**
   * A connection of a person, who first gets what they missed since their `position`; `here` reports whether there may
   * have been more. The oldest of too many is closed. Ended at once while the process shuts down.
   */
  open(listener: Listener): LiveStream {
    const stream = new LiveStream(listener)
    // A comment first, so that the reader has the headers and a proxy in between begins to pass things on.
    stream.write(`retry: ${retry_ms}\n: here\n\n`)
    this.#goOn(stream, listener)
    if (this.#isClosed) {
      stream.finish()
      return stream
    }
    const own = this.#streams.get(listener.personId) ?? new Set()
    this.#streams.set(listener.personId, own)
    own.add(stream)
    stream.once('close', () => this.#forget(stream))
    // At once, and not when its reader reaches the end: one that never reads would retain it for ever.
    stream.once('finished', () => this.#forget(stream))
    const [oldest] = own
    if (own.size > limits.live.connectionsAPerson) oldest?.finish()
    return stream
  }

  /** To the open apps of this process and, by the bus, of all others. */
  publish(...messages: readonly LiveMessage[]): void {
    if (messages.length === 0) return
    const before = this.published
    const numbered = messages
      .flatMap(splitReaders)
      .map((message, index): NumberedMessage => ({ ...message, number: before + index + 1 }))
    this.deliver(numbered)
    this.#bus?.send(numbered)
  }

  async endSessions(sessionHashes: readonly Buffer[]): Promise<void> {
    if (sessionHashes.length > 0)
      await this.#broadcast({ ended: sessionHashes.map((hash) => hash.toString('base64')) })
  }

  async peopleChanged(ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await this.#broadcast({ changed: ids })
  }

  async #broadcast(message: WireMessage): Promise<void> {
    this.deliver([message])
    await this.#bus?.sendNow([message])
  }

  /** To the open apps of this process alone, from the process that published it. */
  deliver(messages: readonly WireMessage[], origin = this.origin): void {
    for (const message of messages) {
      if ('ended' in message) {
        this.#listener?.sessionsEnded(message.ended)
        this.#finishSessions(new Set(message.ended))
        continue
      }
      if ('changed' in message) {
        this.#listener?.peopleChanged(message.changed)
        continue
      }
      const noted = this.#journal.note(origin, message)
      if (noted === 'again') continue
      // Every client reconnects, and learns from its position that it may have missed something.
      if (noted === 'lost') this.endAll()
      const { to } = message
      let text: string | undefined
      for (const personId of typeof to === 'number' ? [to] : to) {
        for (const stream of this.#streams.get(personId) ?? []) {
          if (message.number <= (stream.ahead?.get(origin) ?? 0)) continue
          text ??= `id: ${this.#journal.position}\n${asEvent(message)}`
          stream.write(text)
        }
      }
    }
  }

  /** Another process has published so many. */
  othersPublished(origin: string, published: number): void {
    if (this.#journal.noteHead(origin, published)) this.endAll()
  }

  /** Messages of other processes were lost for a time: every client reconnects, to fetch what it missed. */
  heardNothing(): void {
    this.#journal.forgetOthers()
    this.endAll()
  }

  /** To be called with each heartbeat. */
  sayPublished(): void {
    this.#journal.age()
    this.#bus?.sayPublished(this.published)
  }

  #goOn(stream: LiveStream, { position, personId }: Listener): void {
    const missed = position === undefined ? [] : this.#journal.since(position, personId)
    if (position !== undefined) stream.ahead = this.#journal.ahead(position)
    // Without an id: a client cut off in between has not received all of them.
    for (const message of missed ?? []) stream.write(asEvent(message))
    const data = JSON.stringify({ missed: missed === undefined })
    stream.write(`id: ${this.#journal.position}\nevent: here\ndata: ${data}\n\n`)
  }

  /** Shows every reader that the connection lives, and ends those whose session `isOver`. */
  beat(isOver: (sessionHash: Buffer) => boolean): void {
    // A comment for proxies on the way, and an event because a page receives no comments.
    const beat = `: beat\nid: ${this.#journal.position}\nevent: beat\ndata: {}\n\n`
    for (const stream of this.#all()) {
      if (isOver(stream.sessionHash)) stream.finish()
      else stream.write(beat)
    }
  }

  /** SHA-256 of the tokens whose sessions have a connection here. */
  get sessionHashes(): Buffer[] {
    return this.#all().map((stream) => stream.sessionHash)
  }

  /** Whether messages of other processes arrive. */
  get isHearing(): boolean {
    return this.#isHearing
  }

  get connections(): number {
    return this.#all().length
  }

  /** Disconnects every client, to reconnect and fetch what it may have missed. */
  endAll(): void {
    for (const stream of this.#all()) stream.finish()
  }

  /** Disconnects every client for good. */
  close(): void {
    this.#isClosed = true
    this.endAll()
  }

  #finishSessions(ended: ReadonlySet<string>): void {
    for (const stream of this.#all()) if (ended.has(stream.sessionHash.toString('base64'))) stream.finish()
  }

  #all(): LiveStream[] {
    return [...this.#streams.values()].flatMap((own) => [...own])
  }

  #forget(stream: LiveStream): void {
    const own = this.#streams.get(stream.personId)
    own?.delete(stream)
    if (own?.size === 0) this.#streams.delete(stream.personId)
  }
}

function asEvent({ event, data }: LiveMessage): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
