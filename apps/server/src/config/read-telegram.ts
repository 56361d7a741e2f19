import type { TelegramBot } from '../modules/messages/telegram/index.ts'
import { mayBePublic } from '../outgoing/public-address.ts'
import { StartFailure } from '../errors/start-failure.ts'

/** @throws StartFailure where the token is set without the name, or the other way round. */
export function readTelegram(
  token: string | undefined,
  name: string | undefined,
  api: string,
): TelegramBot | undefined {
  if (token === undefined && name === undefined) return undefined
  if (token === undefined || name === undefined)
    throw new StartFailure(
      'TELEGRAM_BOT_TOKEN and TELEGRAM_BOT_NAME go together. Set both, or none for a school without a bot.',
    )
  return { token, name, api: api.replace(/\/+$/, '') }
}

/** Telegram calls no other ports (core.telegram.org/bots/api#setwebhook). */
const webhookPorts = ['', '80', '88', '443', '8443']
const webhookPath = '/telegram/webhook'

/** Where Telegram may call the school; undefined where it can't, and we poll it instead. */
export function webhookOf(publicUrl: string | undefined): string | undefined {
  if (publicUrl === undefined) return undefined
  const url = new URL(webhookPath, publicUrl)
  const isReachable =
    url.protocol === 'https:' && mayBePublic(url.hostname) && webhookPorts.includes(url.port)
  return isReachable ? url.href : undefined
}
