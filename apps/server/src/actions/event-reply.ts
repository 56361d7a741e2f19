/** A streamed reply: what an action returns in place of its data to a caller that accepts events. */
export class EventReply {
  readonly events: AsyncIterable<object>

  /** @param events each validated by its producer, since no schema of an action covers a part of a reply. */
  constructor(events: AsyncIterable<object>) {
    this.events = events
  }
}

/** How a caller receives a slow reply. */
export interface Waiting {
  /** The caller accepts server-sent events. */
  isStreamed: boolean
  /** Aborted once the caller has disconnected. */
  gone: AbortSignal
}
