import type { Lang } from '@qadam/contract'
import { mayBePublic } from '../../../outgoing/public-address.ts'
import type { PushMessage, PushOutcome, SendPush } from '../push/index.ts'
import type { BotReply, CallBot } from './bot-api.ts'

const words: Record<Lang, { app: string; pay: string }> = {
  uz: { app: 'Ilovada ochish', pay: 'Toʻlash' },
  ru: { app: 'Открыть в приложении', pay: 'Оплатить' },
}

/** Of a chat that can't be written to any more; Telegram has no codes for them. */
const gone = /chat not found|user is deactivated|PEER_ID_INVALID|bot was kicked|group chat was deleted/i

/**
 * Writes to a chat. The title is bold by an entity: nothing that a person is called is ever read as markup.
 * @param publicUrl where the school is reached; without one there is no button into the app.
 */
export function telegramProvider(call: CallBot, publicUrl: string | undefined): SendPush {
  return async ({ address }, message) =>
    outcomeOf(await call('sendMessage', messageOf(address, message, publicUrl)))
}

function messageOf(chat: string, message: PushMessage, publicUrl: string | undefined): object {
  const { title, body } = message
  const url = addressOf(message.url, publicUrl)
  const text = words[message.lang][message.url.startsWith('/') ? 'app' : 'pay']
  return {
    chat_id: chat,
    text: `${title}\n\n${body}`,
    entities: [{ type: 'bold', offset: 0, length: title.length }],
    link_preview_options: { is_disabled: true },
    ...(url !== undefined && { reply_markup: { inline_keyboard: [[{ text, url }]] } }),
  }
}

/** Telegram refuses a whole message for a button that leads to no public place. */
function addressOf(link: string, publicUrl: string | undefined): string | undefined {
  if (link === '' || (link.startsWith('/') && publicUrl === undefined)) return undefined
  const url = URL.parse(link, publicUrl)
  return url && /^https?:$/.test(url.protocol) && mayBePublic(url.hostname) ? url.href : undefined
}

function outcomeOf(reply: BotReply): PushOutcome {
  if (reply.ok) return { kind: 'sent' }
  const { status, description, after_s, movedTo } = reply
  const reason = `Telegram answered ${status} ${description}`
  if (movedTo !== undefined) return { kind: 'moved', address: movedTo }
  // Blocked, or thrown out of the group.
  if (status === 403 || (status === 400 && gone.test(description))) return { kind: 'gone' }
  // 401 and 404 are a wrong token or address, which an admin will mend.
  if ([401, 404, 408, 429].includes(status) || status >= 500) return { kind: 'later', reason, after_s }
  return { kind: 'refused', reason }
}
