import type { LiveEventData, LiveEventName } from '@qadam/contract'

/** One event for the open apps of one person or of several, students or staff. */
export type LiveMessage = {
  [Name in LiveEventName]: {
    to: number | readonly number[]
    event: Name
    data: LiveEventData<Name>
  }
}[LiveEventName]

/**
 * Tells open apps that something changed. What an action publishes leaves only once the action has ended well, so after
 * all its commits, and is dropped when it fails: it may be called inside a transaction too, and no transaction ever waits
 * for it. A message may get lost (a phone asleep, a process gone), so it must never be the only trace of what happened.
 */
export interface LivePublisher {
  publish: (...messages: readonly LiveMessage[]) => void
  /** Lets the connections of these sessions go at once, on every process. By the SHA-256 of their tokens. */
  endSessions: (sessionHashes: readonly Buffer[]) => void
}

/** What processes tell each other: an event, or the end of sessions, by their hashes in base64. */
export type WireMessage = LiveMessage | { ended: readonly string[] }

/** Keeps what is published until it is handed on. */
export class LiveOutbox implements LivePublisher {
  readonly #messages: LiveMessage[] = []
  readonly #ended: Buffer[] = []

  publish(...messages: readonly LiveMessage[]): void {
    this.#messages.push(...messages)
  }

  endSessions(sessionHashes: readonly Buffer[]): void {
    this.#ended.push(...sessionHashes)
  }

  handOn(to: LivePublisher): void {
    to.publish(...this.#messages)
    to.endSessions(this.#ended)
  }
}
