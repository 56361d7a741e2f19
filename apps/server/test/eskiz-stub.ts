import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  status: number
  body?: object | string
  headers?: Record<string, string>
  /** Hangs up instead. */
  hangsUp?: boolean
}

/** A stand-in for the interface of Eskiz. */
export class EskizStub {
  readonly url: string
  readonly #server: Server
  /** Forms that signed in. */
  signIns: Record<string, string>[] = []
  /** Messages that came with the token that is good now. */
  sent: Record<string, string>[] = []
  /** What is answered next to messages; else they are taken. */
  answers: Answer[] = []
  /** What is answered next to sign-ins; else they get a token. */
  signInAnswers: Answer[] = []
  #good = ''
  #dealt = 0

  private constructor(server: Server) {
    this.#server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` // it listens on a port
    server.on('request', (request, response) => void this.#answer(request, response))
  }

  static async start(): Promise<EskizStub> {
    const server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new EskizStub(server)
  }

  /** As after the first start, and with no token that is good. */
  reset(): void {
    this.signIns = []
    this.sent = []
    this.answers = []
    this.signInAnswers = []
    this.endToken()
  }

  endToken(): void {
    this.#good = ''
  }

  /** The code in the last message. */
  get code(): string {
    return /\d{6}/.exec(this.sent.at(-1)?.['message'] ?? '')?.[0] ?? ''
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer) // no encoding is set
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(Buffer.concat(pieces), { headers }).formData()
    const fields = Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    )
    const reply = ({ status, body = {}, headers: more = {}, hangsUp = false }: Answer) => {
      if (hangsUp) request.socket.destroy()
      else
        response
          .writeHead(status, { 'content-type': 'application/json', ...more })
          .end(typeof body === 'string' ? body : JSON.stringify(body))
    }
    if (request.url === '/api/auth/login') {
      this.signIns.push(fields)
      const planned = this.signInAnswers.shift()
      if (planned) return reply(planned)
      this.#dealt += 1
      this.#good = `token-${this.#dealt}`
      return reply({ status: 200, body: { message: 'token_generated', data: { token: this.#good } } })
    }
    if (request.headers.authorization !== `Bearer ${this.#good}`)
      return reply({ status: 401, body: { status: 'token-invalid', message: 'Expired' } })
    const taken = { id: crypto.randomUUID(), status: 'waiting', message: 'Waiting for SMS provider' }
    const planned = this.answers.shift() ?? { status: 200, body: taken }
    if (planned.status === 200) this.sent.push(fields)
    reply(planned)
  }
}
