import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the stand-in answers. */
export type StubMode =
  /** As it should: streamed, piece by piece. */
  | 'stream'
  /** As one JSON, as an endpoint does that cannot stream. */
  | 'plain'
  /** A piece, then nothing until `release` is called. */
  | 'held'
  | 'silent'
  | 'keeps_alive_only'
  | 'never_ending'
  /** A word now and then, for ever. */
  | 'drips'
  | 'huge_line'
  | 'huge_plain'
  | 'broken_json'
  | 'broken_event'
  | 'unknown_shape'
  | 'breaks_off'
  | 'breaks_off_at_once'
  | 'hangs_up'
  | 'empty'
  | 'html'
  | 'rate_limited'
  | 'rate_limited_for_long'
  | 'server_error'
  | 'not_allowed'
  | 'redirects'

export interface StubRequest {
  authorization: string | undefined
  path: string
  body: { model: string; stream: boolean; messages: { role: string; content: string }[] }
}

/** A real HTTP server that speaks the protocol of chat completions, well or badly. */
export class HelperStub {
  readonly #server: Server
  readonly requests: StubRequest[] = []
  /** Its reply where it answers as it should. */
  reply = 'Avval **oʻylab** koʻring.'
  mode: StubMode = 'stream'
  /** Modes of the next requests, before `mode` holds again. */
  next: StubMode[] = []
  /** Requests whose caller hung up before the end. */
  aborted = 0
  #held: (() => void)[] = []

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<HelperStub> {
    const server = createServer()
    const stub = new HelperStub(server)
    server.on('request', (request, response) => void stub.#answer(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return stub
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo // it listens on a port
    return `http://127.0.0.1:${port}/v1`
  }

  /** Lets the held answers end. */
  release(): void {
    for (const go of this.#held.splice(0)) go()
  }

  async close(): Promise<void> {
    this.release()
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    this.requests.push({
      authorization: request.headers.authorization,
      path: request.url ?? '',
      body: JSON.parse(text) as StubRequest['body'], // what our own client sends
    })
    response.once('close', () => {
      if (!response.writableFinished) this.aborted += 1
    })
    const isElsewhere = request.url?.endsWith('/elsewhere') === true
    await this.#say(isElsewhere ? 'stream' : (this.next.shift() ?? this.mode), response)
  }

  async #say(mode: StubMode, response: ServerResponse): Promise<void> {
    const json = (status: number, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    const open = () => response.writeHead(200, { 'content-type': 'text/event-stream' })
    switch (mode) {
      case 'plain':
        return void json(200, JSON.stringify({ choices: [{ message: { content: this.reply } }] }))
      case 'silent':
        return
      case 'keeps_alive_only':
        open()
        return everyMoment(response, ': keep-alive\n\n')
      case 'never_ending':
        open()
        return everyMoment(response, event('soʻz '.repeat(20)))
      case 'drips':
        open()
        return everyMoment(response, event('soʻz '), '', 100)
      case 'huge_line':
        open()
        return everyMoment(response, 'x'.repeat(100_000), `data: {"a":"`)
      case 'huge_plain':
        response.writeHead(200, { 'content-type': 'application/json' })
        return everyMoment(response, 'x'.repeat(100_000), '{"a":"')
      case 'broken_json':
        return void json(200, '{"choices": [{"mess')
      case 'unknown_shape':
        return void json(200, '{"error": "none of this"}')
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' })
        return void response.end('<h1>Welcome</h1>')
      case 'rate_limited':
        return void json(429, '{"error":"slow down"}', { 'retry-after': '0' })
      case 'rate_limited_for_long':
        return void json(429, '{"error":"slow down"}', { 'retry-after': '3600' })
      case 'server_error':
        return void json(500, '{"error":"sorry"}')
      case 'not_allowed':
        return void json(401, '{"error":"key secret-key is wrong"}')
      case 'redirects':
        return void response.writeHead(307, { location: `${this.url}/elsewhere` }).end()
      case 'hangs_up':
        return void response.destroy()
      case 'breaks_off_at_once':
        open().flushHeaders()
        return void response.end()
      case 'empty':
        return void open().end(`${event('')}data: [DONE]\n\n`)
      case 'broken_event':
        return void open().end(`${event(this.reply)}data: {"choices": [\n\n`)
      case 'breaks_off':
        open().write(event(`${this.reply}\n`))
        return void setTimeout(() => response.destroy(), 50)
      case 'held':
        open().write(event(`${this.reply}\n`))
        await new Promise<void>((go) => this.#held.push(go))
        return void response.end(`${event('oxiri')}data: [DONE]\n\n`)
      case 'stream': {
        open()
        // In the middle of words, events and letters of several bytes, as networks do.
        const bytes = Buffer.from(
          `: hello\n\n${this.reply
            .split(/(?<=\s)/)
            .map((part) => event(part))
            .join('')}${event('', 'stop')}data: [DONE]\n\n`,
        )
        for (let at = 0; at < bytes.length; at += 7) {
          response.write(bytes.subarray(at, at + 7))
          if (at % 70 === 0) await new Promise((next) => setImmediate(next))
        }
        return void response.end()
      }
    }
  }
}

function event(content: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`
}

/** Goes on until the other side has enough. */
function everyMoment(response: ServerResponse, text: string, first = '', pause_ms = 5): void {
  response.write(first)
  const timer = setInterval(() => response.write(text), pause_ms)
  response.once('close', () => clearInterval(timer))
}
