import { createHash, randomBytes } from 'node:crypto'

const tokenShape = /^[A-Za-z0-9_-]{43}$/

/** A new session's token: 256 random bits, base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 of a token, which is all the database stores; undefined if it can't be one of ours. */
export function hashToken(token: string): Buffer | undefined {
  return tokenShape.test(token) ? createHash('sha256').update(token).digest() : undefined
}

/** The same of one that was made here. */
export function requireHash(token: string): Buffer {
  const hash = hashToken(token)
  if (!hash) throw new Error('A token was made in a shape that sessions refuse')
  return hash
}
