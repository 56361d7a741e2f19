import { randomBytes } from 'node:crypto'
import { certificateLimits } from '@qadam/contract'

const { length, alphabet, group } = certificateLimits.code
const shape = new RegExp(`^[${alphabet}]{${length}}$`)

/** 100 bits: unguessable. Of 32 letters, so that a byte's lower five bits name each alike often. */
export function makeCode(): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** `ABCDE-FGHJK-…`: as people read and write it. */
export function writeCode(code: string): string {
  return (code.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join('-')
}

/** A code as it is stored, however it was typed; undefined for what can be none. */
export function readCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  return shape.test(code) ? code : undefined
}
