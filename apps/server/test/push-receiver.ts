import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Agent } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { z } from 'zod'

interface Answer {
  status: number
  headers?: Record<string, string>
}

export interface ReceivedPush {
  path: string
  headers: IncomingMessage['headers']
  /** Signed by whom, for whom (RFC 8292). */
  claims: { aud: string; exp: number; sub: string }
  message: unknown
}

const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

/**
 * A push service and the browser behind it: takes what a school pushes, checks the school's signature and decrypts the
 * message as a browser does (RFC 8188, RFC 8291), by Node's own cryptography.
 */
export class PushReceiver {
  readonly #server: Server
  readonly #pair = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly received: ReceivedPush[] = []
  /** Answers of the next requests; after them 201. */
  readonly next: Answer[] = []
  /** Requests, taken or not. */
  asked = 0

  private constructor(server: Server) {
    this.#server = server
    this.#pair.generateKeys()
  }

  static async start(): Promise<PushReceiver> {
    const server = createServer()
    const receiver = new PushReceiver(server)
    server.on('request', (request, response) => void receiver.#take(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return receiver
  }

  get port(): number {
    const { port } = this.#server.address() as AddressInfo // it listens on a port
    return port
  }

  /** Stands for the Internet: whatever host is called, this receiver answers. */
  get agent(): Agent {
    const agent = new Agent()
    agent.createConnection = () => connect(this.port, '127.0.0.1')
    return agent
  }

  /** What the browser gives the app, for a device of this name. */
  subscription(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const keys = { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') }
    return { endpoint: `https://push.example/send/${name}`, keys }
  }

  /** The paths of pushes to devices whose names begin so, one for each push. */
  pathsOf(name: string): string[] {
    const paths = this.received.map(({ path }) => path)
    return paths.filter((path) => path.startsWith(`/send/${name}-`)).toSorted()
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer) // no encoding is set
    this.asked += 1
    const answer = this.next.shift() ?? { status: 201 }
    if (answer.status === 201)
      this.received.push({
        path: request.url ?? '',
        headers: request.headers,
        claims: verified(request.headers.authorization ?? ''),
        message: JSON.parse(this.#decrypt(Buffer.concat(pieces)).toString('utf8')),
      })
    response.writeHead(answer.status, answer.headers).end()
  }

  /** RFC 8291, section 3.4, and RFC 8188, section 2. */
  #decrypt(body: Buffer): Buffer {
    const salt = body.subarray(0, 16)
    const keyLength = body[20] ?? 0
    const senderKey = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), senderKey])
    const secret = derive(this.#pair.computeSecret(senderKey), this.#auth, info, 32)
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(record.subarray(-16))
    const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    // The last record ends with a 2, before any padding.
    return plain.subarray(0, plain.lastIndexOf(2))
  }
}

function derive(input: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', input, salt, info, length))
}

/** What `Authorization: vapid t=…, k=…` claims, if its signature holds. */
function verified(authorization: string): ReceivedPush['claims'] {
  const { token = '', key = '' } = /^vapid t=(?<token>[^,]+), k=(?<key>.+)$/.exec(authorization)?.groups ?? {}
  const [header = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The school’s signature does not hold')
  return claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
}
