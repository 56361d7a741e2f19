import { Readable } from 'node:stream'
import { limits } from '@qadam/contract'

/** Who listens, by which session, and what it hears. */
export interface Listener {
  personId: number
  /** SHA-256 of the session's token: the connection lives no longer than the session. */
  sessionHash: Buffer
  /** How long the session lasts from now, if nobody ends it before. */
  endsIn_ms: number
  /** What it heard before, where it comes back: the last `id` of another connection. */
  position?: string | undefined
}

/** One open connection, as the text of an event stream. */
export class LiveStream extends Readable {
  readonly personId: number
  readonly sessionHash: Buffer
  /** Of events that its reader has heard at another process already, the last number by process. */
  ahead: ReadonlyMap<string, number> | undefined
  readonly #end: NodeJS.Timeout
  #isFinished = false

  constructor({ personId, sessionHash, endsIn_ms }: Listener) {
    super()
    this.personId = personId
    this.sessionHash = sessionHash
    this.#end = setTimeout(() => this.finish(), endsIn_ms)
    this.#end.unref()
  }

  /** It has its end, which its reader may not have reached. */
  get isFinished(): boolean {
    return this.#isFinished
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    clearTimeout(this.#end)
    callback(error)
  }

  // What there is was pushed already.
  override _read(): void {}

  /** Hands text on; a reader too slow to take what waits is dropped, and comes back for everything when it can. */
  tell(text: string): void {
    // What came after its end would be an error, and nobody may be listening to it yet.
    if (this.destroyed || this.#isFinished) return
    this.push(text)
    if (this.readableLength > limits.live.maxWaitingBytes) this.destroy()
  }

  /** Ends it in order: the client comes back. */
  finish(): void {
    clearTimeout(this.#end)
    if (this.destroyed || this.#isFinished) return
    this.#isFinished = true
    this.push(null)
    this.emit('finished')
  }
}
