import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

interface Call {
  method: string
  parameters: Record<string, unknown>
}

interface Answer {
  status: number
  body?: object | string
}

const parametersOf = z.record(z.string(), z.unknown())

export const botToken = '123456:stub-token-of-a-test-bot'
export const botName = 'qadam_test_bot'

/**
 * A Bot API over HTTP: takes messages, returns updates from an offset on, drops what an offset confirms, and lets one
 * caller poll at a time, as Telegram does.
 */
export class BotApiStub {
  readonly #server: Server
  /** All calls but `getUpdates`, oldest first. */
  readonly calls: Call[] = []
  /** Answers to the next calls of a method; after them it does as it should. */
  readonly next: Record<string, Answer[]> = {}
  #updates: { update_id: number }[] = []
  #nextUpdate = 700_000
  #webhook: string | undefined
  #asking: ServerResponse | undefined
  /** Requests for updates that were answered with some, or are held. */
  asked = 0

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<BotApiStub> {
    const server = createServer()
    const stub = new BotApiStub(server)
    server.on('request', (request, response) => void stub.#take(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return stub
  }

  get bot(): { token: string; name: string; api: string } {
    const { port } = this.#server.address() as AddressInfo // it listens on a port
    return { token: botToken, name: botName, api: `http://127.0.0.1:${port}` }
  }

  /** Something happens in Telegram. @returns the id of the update. */
  tell(update: object, update_id = this.#nextUpdate + 1): number {
    this.#nextUpdate = Math.max(this.#nextUpdate, update_id)
    this.#updates.push({ update_id, ...update })
    if (this.#asking) this.#give(this.#asking, 0)
    return update_id
  }

  /** No update is pending. */
  get isHeard(): boolean {
    return this.#updates.length === 0
  }

  /** What the bot wrote, oldest first. */
  get messages(): { chat: unknown; text: unknown }[] {
    return this.calls
      .filter(({ method }) => method === 'sendMessage')
      .map(({ parameters }) => ({ chat: parameters['chat_id'], text: parameters['text'] }))
  }

  clear(): void {
    this.calls.length = 0
  }

  /** Nothing that a process gave up is on its way any more, to be answered in place of what comes next. */
  async settle(): Promise<void> {
    for (;;) {
      this.#server.closeIdleConnections()
      const open = await new Promise<number>((tell) =>
        this.#server.getConnections((_error, count) => tell(count)),
      )
      if (open === 0) return
      await sleep(5)
    }
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer) // no encoding is set
    const [, token, method = ''] = /^\/bot([^/]+)\/(\w+)$/.exec(request.url ?? '') ?? []
    if (token !== botToken) return fail(response, 401, 'Unauthorized')
    const parameters = parametersOf.parse(JSON.parse(Buffer.concat(pieces).toString('utf8')))
    const answer = this.next[method]?.shift()
    if (method !== 'getUpdates') this.calls.push({ method, parameters })
    if (answer) return send(response, answer)
    switch (method) {
      case 'getUpdates':
        return this.#ask(response, Number(parameters['offset'] ?? 0))
      case 'setWebhook':
        this.#webhook = String(parameters['url'])
        return send(response, { status: 200, body: { ok: true, result: true } })
      case 'deleteWebhook':
        this.#webhook = undefined
        return send(response, { status: 200, body: { ok: true, result: true } })
      case 'sendMessage':
        return send(response, { status: 200, body: { ok: true, result: { message_id: 1 } } })
      default:
        return fail(response, 404, 'Not Found')
    }
  }

  #ask(response: ServerResponse, offset: number): void {
    if (this.#webhook)
      return fail(response, 409, 'Conflict: can’t use getUpdates method while webhook is active')
    if (this.#asking) fail(this.#asking, 409, 'Conflict: terminated by other getUpdates request')
    this.#asking = response
    response.on('close', () => {
      if (this.#asking === response) this.#asking = undefined
    })
    this.asked += 1
    this.#give(response, offset)
  }

  #give(response: ServerResponse, offset: number): void {
    this.#updates = this.#updates.filter(({ update_id }) => update_id >= offset)
    // Held until something happens.
    if (this.#updates.length === 0) return
    this.#asking = undefined
    send(response, { status: 200, body: { ok: true, result: this.#updates.slice(0, 20) } })
  }
}

function fail(response: ServerResponse, status: number, description: string): void {
  send(response, { status, body: { ok: false, error_code: status, description } })
}

function send(response: ServerResponse, { status, body = '' }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

/** A message to the bot, in private or in a group. */
export function said(text: string, chat: object = {}, from: object = {}): object {
  const person = { id: 7, first_name: 'Dilnoza', last_name: 'Karimova', username: 'dilnoza' }
  return {
    message: {
      message_id: 1,
      date: 1,
      from: { is_bot: false, language_code: 'ru', ...person, ...from },
      chat: { type: 'private', ...person, ...chat },
      text,
    },
  }
}
