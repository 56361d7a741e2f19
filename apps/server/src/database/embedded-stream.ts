import { Duplex } from 'node:stream'

/** Gives the bytes of a database's reply to bytes of PostgreSQL's protocol. */
export type Exchange = (message: Buffer) => Promise<Uint8Array>

/** What ends a conversation in PostgreSQL's protocol. */
const TERMINATE = 'X'.charCodeAt(0)

/**
 * What a `pg.Client` takes for its socket, in front of a database that is no server. All messages that a query writes go
 * over together: one exchange a query.
 */
export class EmbeddedStream extends Duplex {
  readonly #exchange: Exchange

  constructor(exchange: Exchange) {
    super()
    this.#exchange = exchange
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }

  // A socket has these; there is nothing to set here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {
    // Replies are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send(chunk, done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done)
  }

  #send(message: Buffer, done: (error?: Error) => void): void {
    // The database outlives this client; the stream alone ends.
    if (message[0] === TERMINATE) {
      this.push(null)
      done()
      return
    }
    void this.#ask(message, done)
  }

  async #ask(message: Buffer, done: (error?: Error) => void): Promise<void> {
    try {
      const reply = await this.#exchange(message)
      this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength))
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
