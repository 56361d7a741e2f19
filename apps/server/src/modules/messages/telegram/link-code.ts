import { createHash, randomBytes } from 'node:crypto'

/** 192 bits: unguessable. Of the letters that Telegram passes on, and shorter than its 64. */
const shape = /^[\w-]{32}$/

export function makeCode(): string {
  return randomBytes(24).toString('base64url')
}

/** Whether we may have made it. */
export function isCode(text: string): boolean {
  return shape.test(text)
}

/** As what the database knows a code. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

/** The address that opens Telegram, which sends the code to the bot (core.telegram.org/api/links#bot-links). */
export function linkOf(botName: string, code: string): string {
  return `https://t.me/${botName}?start=${code}`
}

/** What Telegram shows us with each update (`secret_token`): known to us and to it alone. */
export function webhookSecret(token: string): string {
  return createHash('sha256').update(`webhook of ${token}`).digest('hex')
}
