import { once } from 'node:events'
import net from 'node:net'
import type { Random } from './random.ts'

/** While connections fray, each piece of what goes through is the last one so often. */
const cutShare = 0.05

/**
 * An address that leads to a port of this machine, which may be another one later, as a name does after a failover. What
 * goes through can be cut at any byte of a request or a reply, of a statement or a row.
 */
export class Passage {
  readonly port: number
  readonly #server: net.Server
  readonly #sockets = new Set<net.Socket>()
  #target: number
  #frays: Random | undefined

  private constructor(server: net.Server, port: number, target: number) {
    this.#server = server
    this.port = port
    this.#target = target
    server.on('connection', (socket) => this.#join(socket))
  }

  static async open(target: number): Promise<Passage> {
    const server = net.createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port to listen on')
    return new Passage(server, address.port, target)
  }

  /** New connections go there; those that are open are cut. */
  lead(target: number): void {
    this.#target = target
    this.#cut()
  }

  /** Until it is mended, connections end in the middle of what they say. */
  fray(random: Random): void {
    this.#frays = random
  }

  mend(): void {
    this.#frays = undefined
  }

  close(): void {
    this.#server.close()
    this.#cut()
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #join(outer: net.Socket): void {
    const inner = net.connect(this.#target, '127.0.0.1')
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const) {
      this.#sockets.add(from.setNoDelay(true))
      from.on('data', (bytes: Buffer) => this.#hand(bytes, from, to))
      from.on('drain', () => to.resume())
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => {
        to.destroy()
        this.#sockets.delete(from)
      })
    }
  }

  #hand(bytes: Buffer, from: net.Socket, to: net.Socket): void {
    const random = this.#frays
    if (random && random() < cutShare) {
      to.write(bytes.subarray(0, Math.floor(random() * bytes.length)), () => to.destroy())
      from.destroy()
    } else if (!to.write(bytes)) from.pause()
  }
}
