/** A reply that is told piece by piece: what an action gives in place of its data to a caller that wants events. */
export class EventReply {
  readonly events: AsyncIterable<object>

  /** @param events each checked by whoever makes it, since no schema of an action covers a part of a reply. */
  constructor(events: AsyncIterable<object>) {
    this.events = events
  }
}

/** How a caller takes what is long in the making. */
export interface Waiting {
  /** It asked for server-sent events. */
  isStreamed: boolean
  /** Aborted once nobody is there to take the reply. */
  gone: AbortSignal
}
