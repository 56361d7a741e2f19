import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { MadePasskey, SignedByPasskey } from '@qadam/contract'

const userPresent = 0x01
const attestedCredential = 0x40

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

/** CBOR of what a passkey needs of it: whole numbers, bytes, texts and maps (RFC 8949). */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as number)]) // of the kinds above
  return Buffer.concat([head(5, value.size), ...entries])
}

function head(kind: number, size: number): Buffer {
  const first = kind << 5
  if (size < 24) return Buffer.from([first | size])
  if (size < 256) return Buffer.from([first | 24, size])
  return Buffer.from([first | 25, size >> 8, size & 0xff])
}

interface Asked {
  challenge: string
  /** What the page says that it is. */
  origin?: string
  domain?: string
}

/** A device that makes one passkey and signs by it (WebAuthn, ES256), as a browser hands it on. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32)
  readonly #private: KeyObject
  readonly #cose: Buffer
  /** How often it has signed; a device that does not count stays at 0. */
  count = 0

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#private = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#cose = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  make(asked: Asked): MadePasskey {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const data = Buffer.concat([
      this.#data(asked, userPresent | attestedCredential),
      ...[Buffer.alloc(16), length, this.id, this.#cose],
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ])
    return {
      ...this.#names,
      response: {
        clientDataJSON: clientData('webauthn.create', asked).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  sign(asked: Asked): SignedByPasskey {
    const data = this.#data(asked, userPresent)
    const client = clientData('webauthn.get', asked)
    return {
      ...this.#names,
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.#private).toString('base64url'),
      },
    }
  }

  get #names() {
    const id = this.id.toString('base64url')
    return { id, rawId: id }
  }

  #data({ domain = 'localhost' }: Asked, flags: number): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(this.count)
    return Buffer.concat([sha256(domain), Buffer.from([flags]), count])
  }
}

function clientData(type: string, { challenge, origin = 'http://localhost:3000' }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}
