import net from 'node:net'
import type { Call } from './load.ts'

/** As the proxies in front of a school hold them; a call beyond waits here. */
const mostConnections = 1000

interface Waiting {
  bytes: string
  resolve: (status: number) => void
}

/**
 * Calls over up to a thousand kept connections, for a load that must cost its machine less than what it measures: of a
 * reply only the status and the length are read.
 */
export class Connections {
  readonly #host: string
  readonly #port: number
  readonly #idle: Connection[] = []
  readonly #all = new Set<Connection>()
  readonly #waiting: Waiting[] = []

  constructor(url: string) {
    const { hostname, port } = new URL(url)
    this.#host = hostname
    this.#port = Number(port)
  }

  /** @returns the status of the reply, 0 where none came */
  async send({ path, headers, body }: Call): Promise<number> {
    const text = JSON.stringify(body)
    const head = Object.entries({
      host: `${this.#host}:${this.#port}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...headers,
    })
    const bytes = `POST ${path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`
    return await new Promise((resolve) => {
      this.#waiting.push({ bytes, resolve })
      this.#next()
    })
  }

  close(): void {
    for (const connection of this.#all) connection.socket.destroy()
  }

  #next(): void {
    while (this.#waiting.length > 0) {
      const connection = this.#idle.pop() ?? this.#open()
      const waiting = connection && this.#waiting.shift()
      if (!waiting) return
      connection.send(waiting)
    }
  }

  #open(): Connection | undefined {
    if (this.#all.size >= mostConnections) return undefined
    const connection = new Connection(net.connect(this.#port, this.#host), (isOpen) => {
      if (isOpen) this.#idle.push(connection)
      else this.#all.delete(connection)
      this.#next()
    })
    this.#all.add(connection)
    return connection
  }
}

/** One at a time. */
class Connection {
  readonly socket: net.Socket
  #waiting: Waiting | undefined
  #status = 0
  /** Bytes of the reply that are still to come; undefined before its head was read. */
  #left: number | undefined
  #head = ''

  /** @param free is told after each reply, and once it has closed */
  constructor(socket: net.Socket, free: (isOpen: boolean) => void) {
    this.socket = socket.setNoDelay(true)
    socket.on('data', (bytes: Buffer) => {
      if (this.#read(bytes)) free(true)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#end(0)
      free(false)
    })
  }

  send(waiting: Waiting): void {
    this.#waiting = waiting
    this.#left = undefined
    this.#head = ''
    this.socket.write(waiting.bytes)
  }

  #read(bytes: Buffer): boolean {
    if (this.#left === undefined) {
      this.#head += bytes.toString('latin1')
      const end = this.#head.indexOf('\r\n\r\n')
      if (end === -1) return false
      this.#status = Number(this.#head.slice(9, 12))
      const length = Number(/content-length: (\d+)/i.exec(this.#head)?.[1])
      // Of unknown length: what this client never asks for.
      if (Number.isNaN(length)) throw new Error(`a reply without a length: ${this.#head.slice(0, end)}`)
      this.#left = length - (this.#head.length - end - 4)
    } else this.#left -= bytes.length
    if (this.#left > 0) return false
    this.#end(this.#status)
    return true
  }

  #end(status: number): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.resolve(status)
  }
}
