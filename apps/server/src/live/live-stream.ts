import { Readable } from 'node:stream'
import { limits } from '@qadam/contract'

/** A longer timer would end at once; who is still there reconnects. */
const longestTimer_ms = 2 ** 31 - 1

/** A connected client: its person, its session and its position. */
export interface Listener {
  personId: number
  /** SHA-256 of the session's token: the connection lives no longer than the session. */
  sessionHash: Buffer
  /** How long the session lasts from now, if it is not ended before. */
  endsIn_ms: number
  /** Where it resumes: the last `id` of an earlier connection. */
  position?: string | undefined
}

/** One open connection, as the text of an event stream. */
export class LiveStream extends Readable {
  readonly personId: number
  readonly sessionHash: Buffer
  /** Of events that its reader has received from another process already, the last number by process. */
  ahead: ReadonlyMap<string, number> | undefined
  readonly #end: NodeJS.Timeout
  #isFinished = false

  constructor({ personId, sessionHash, endsIn_ms }: Listener) {
    super()
    this.personId = personId
    this.sessionHash = sessionHash
    this.#end = setTimeout(() => this.finish(), Math.min(endsIn_ms, longestTimer_ms))
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

  /** Writes text; a reader too slow for its buffer is dropped, and reconnects for everything when it can. */
  write(text: string): void {
    // A push after the end would emit an error, which may have no listener yet.
    if (this.destroyed || this.#isFinished) return
    this.push(text)
    if (this.readableLength > limits.live.maxWaitingBytes) this.destroy()
  }

  /** Ends it in order: the client reconnects. */
  finish(): void {
    clearTimeout(this.#end)
    if (this.destroyed || this.#isFinished) return
    this.#isFinished = true
    this.push(null)
    this.emit('finished')
  }
}
