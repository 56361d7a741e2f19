import { randomInt } from 'node:crypto'
import { limits } from '@qadam/contract'

/** Letters and digits that nobody confuses: it is read out or copied by hand. */
const { alphabet } = limits.invites.code
const LENGTH = 10

/** A password for a student's next sign-in: random, said once and kept as a hash alone. */
export function dealPassword(): string {
  return Array.from({ length: LENGTH }, () => alphabet[randomInt(alphabet.length)]).join('')
}
