import { once } from 'node:events'
import http from 'node:http'

const check_ms = 500
const patience_ms = 2000

/**
 * What stands in front of several servers: it sends each request to the next one that was ready when it last looked, each
 * half second, and no request twice.
 */
export class Balancer {
  readonly url: string
  readonly #server: http.Server
  readonly #agent = new http.Agent({ keepAlive: true })
  readonly #targets: readonly string[]
  readonly #ready = new Set<string>()
  readonly #timer: NodeJS.Timeout
  #turn = 0

  private constructor(server: http.Server, port: number, targets: readonly string[]) {
    this.url = `http://127.0.0.1:${port}`
    this.#server = server
    this.#targets = targets
    server.on('request', (request: http.IncomingMessage, reply: http.ServerResponse) =>
      this.#hand(request, reply),
    )
    this.#timer = setInterval(() => {
      for (const target of targets) void this.#look(target)
    }, check_ms)
  }

  static async open(targets: readonly string[]): Promise<Balancer> {
    const server = http.createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port to listen on')
    const balancer = new Balancer(server, address.port, targets)
    await Promise.all(targets.map(async (target) => await balancer.#look(target)))
    return balancer
  }

  isReady(target: string): boolean {
    return this.#ready.has(target)
  }

  close(): void {
    clearInterval(this.#timer)
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  async #look(target: string): Promise<void> {
    const isReady = await fetch(`${target}/readyz`, { signal: AbortSignal.timeout(patience_ms) }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return reply.ok
      },
      () => false,
    )
    this.#ready[isReady ? 'add' : 'delete'](target)
  }

  #hand(request: http.IncomingMessage, reply: http.ServerResponse): void {
    const ready = this.#targets.filter((target) => this.#ready.has(target))
    this.#turn += 1
    const target = ready[this.#turn % ready.length]
    const fail = () => {
      if (!reply.headersSent) reply.writeHead(502)
      reply.end()
    }
    if (target === undefined) return fail()
    const { method, headers, url } = request
    const onward = http.request(target + (url ?? ''), { agent: this.#agent, method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => reply.destroy())
      answer.pipe(reply)
    })
    onward.on('error', fail)
    request.pipe(onward)
  }
}
