import { createHash, randomBytes } from 'node:crypto'

/** What a link ends with. 192 bits: unguessable. */
export function makeShareKey(): string {
  return randomBytes(24).toString('base64url')
}

/** As what the database knows a key. */
export function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
