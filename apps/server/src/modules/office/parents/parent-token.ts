import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: unguessable. */
const shape = /^[\w-]{32}$/

export function makeToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Whether we may have made it. */
export function isToken(text: string): boolean {
  return shape.test(text)
}

/** As what the database knows a token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
