import { Readable } from 'node:stream'
import { limits } from '@qadam/contract'

/** Who listens, by which session, and what it hears. */
export interface Listener {
  personId: number
  /** SHA-256 of the session's token: the connection lives no longer than the session. */
  sessionHash: Buffer
}

/** One open connection, as the text of an event stream. */
export class LiveStream extends Readable {
  readonly personId: number
  readonly sessionHash: Buffer

  constructor({ personId, sessionHash }: Listener) {
    super()
    this.personId = personId
    this.sessionHash = sessionHash
  }

  // What there is was pushed already.
  override _read(): void {}

  /** Hands text on; a reader too slow to take what waits is dropped, and comes back for everything when it can. */
  tell(text: string): void {
    if (this.destroyed || this.readableEnded) return
    this.push(text)
    if (this.readableLength > limits.live.maxWaitingBytes) this.destroy()
  }

  /** Ends it in order: the client comes back. */
  finish(): void {
    if (!this.destroyed) this.push(null)
  }
}
