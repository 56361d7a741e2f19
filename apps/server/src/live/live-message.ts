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
 * Notifies open apps that something changed. What an action publishes is sent only once the action has succeeded: after
 * all its commits, and is dropped when it fails: it may be called inside a transaction too, and no transaction ever waits
 * for it. A message may get lost (a phone asleep, a process gone), so it must never be the only trace of what happened.
 */
export interface LivePublisher {
  publish: (...messages: readonly LiveMessage[]) => void
  /**
   * Closes the connections of these sessions at once, and evicts them from every process's cache. By SHA-256 of their
   * tokens. Settles once all processes have done so.
   */
  endSessions: (sessionHashes: readonly Buffer[]) => Promise<void>
  /** Invalidates what every process caches of them as callers: language, role, whether frozen. */
  peopleChanged: (ids: readonly number[]) => Promise<void>
}

/** An event with its place among those that its process published, from 1. */
export type NumberedMessage = LiveMessage & { number: number }

/** Messages between processes: an event; the end of sessions, by their hashes in base64; people who changed. */
export type WireMessage = NumberedMessage | { ended: readonly string[] } | { changed: readonly number[] }

/** Buffers what is published until it is flushed. */
export class LiveOutbox implements LivePublisher {
  readonly #messages: LiveMessage[] = []
  readonly #ended: Buffer[] = []
  readonly #changed: number[] = []

  publish(...messages: readonly LiveMessage[]): void {
    this.#messages.push(...messages)
  }

  endSessions(sessionHashes: readonly Buffer[]): Promise<void> {
    this.#ended.push(...sessionHashes)
    return Promise.resolve()
  }

  peopleChanged(ids: readonly number[]): Promise<void> {
    this.#changed.push(...ids)
    return Promise.resolve()
  }

  async handOn(to: LivePublisher): Promise<void> {
    to.publish(...this.#messages)
    if (this.#ended.length > 0) await to.endSessions(this.#ended)
    if (this.#changed.length > 0) await to.peopleChanged(this.#changed)
  }
}
