import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@qadam/contract'

/** Unambiguous letters and digits: it is read out or copied by hand. */
const { alphabet } = limits.invites.code
const LENGTH = 10

/** A password for a student's next sign-in: random, returned once and stored only as a hash. */
export function dealPassword(): string {
  return Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Deterministic for a name: unguessable without both the secret and the name. */
export function derivePassword(secret: Buffer, name: string): string {
  // Above this some letters would come more often than others.
  const fair = 256 - (256 % alphabet.length)
  const bytes = [...createHmac('sha512', secret).update(`first password ${name}`).digest()]
  const letters = bytes.filter((byte) => byte < fair).map((byte) => alphabet[byte % alphabet.length])
  return letters.slice(0, LENGTH).join('')
}

/** What the hash of a derived password is made with: nobody else makes one with it, so that it is known again. */
export function deriveSalt(secret: Buffer, name: string): Buffer {
  return createHmac('sha512', secret).update(`salt of first password ${name}`).digest().subarray(0, 16)
}
