import { createHmac, randomInt } from 'node:crypto'
import { limits, secondFactorLimits } from '@qadam/contract'

/** Unambiguous letters and digits: they are copied by hand. */
const { alphabet } = limits.invites.code
const { count, length } = secondFactorLimits.recoveryCodes

/** Codes of 49 random bits, each good once, as they are shown: `ABCDE-FGHJK`. */
export function dealRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => {
    const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${letters.slice(0, length / 2)}-${letters.slice(length / 2)}`
  })
}

/** What the database has of a code: nothing that could be tried out without the school's key. */
export function hashRecoveryCode(key: Buffer, personId: number, code: string): Buffer {
  return createHmac('sha256', key)
    .update(`${personId}:${tidyCode(code)}`)
    .digest()
}

/** A code as it was dealt, however it was typed. */
export function tidyCode(typed: string): string {
  return typed.replaceAll(/[\s\p{Dash}]/gu, '').toUpperCase()
}
