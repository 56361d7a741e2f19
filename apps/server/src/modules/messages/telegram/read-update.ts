import type { Lang } from '@qadam/contract'
import { z } from 'zod'

/** What a user did in a chat with the bot. */
export type ChatEvent =
  | { kind: 'start'; chat: Chat; code: string | undefined }
  | { kind: 'stop'; chat: Chat }
  /** Any other private message to the bot. */
  | { kind: 'talk'; chat: Chat }
  /** The bot was blocked or thrown out. */
  | { kind: 'left'; chat: Chat }
  /** A group got another id. */
  | { kind: 'moved'; chat: Chat; to: string }

export interface Chat {
  id: string
  /** How its owner is called, or the group. */
  label: string
  /** What Telegram knows of its owner's language. */
  lang: Lang
}

export interface ReadUpdate {
  id: number
  /** Undefined for what is nothing to us. */
  event: ChatEvent | undefined
}

const name = z.string().default('')
const user = z.object({ first_name: name, last_name: name, username: name, language_code: name })
const chat = z.object({
  id: z.int(),
  type: z.enum(['private', 'group', 'supergroup']),
  title: name,
  first_name: name,
  last_name: name,
  username: name,
})
const update = z.object({
  update_id: z.int(),
  message: z
    .object({
      chat,
      from: user.optional(),
      text: z.string().optional(),
      migrate_to_chat_id: z.int().optional(),
    })
    .optional()
    .catch(undefined),
  my_chat_member: z
    .object({ chat, from: user.optional(), new_chat_member: z.object({ status: z.string() }) })
    .optional()
    .catch(undefined),
})

/** @returns undefined for what is no update at all. */
export function readUpdate(value: unknown, botName: string): ReadUpdate | undefined {
  const { data } = update.safeParse(value)
  if (!data) return undefined
  const { update_id: id, message, my_chat_member: member } = data
  if (member) {
    const hasLeft = ['kicked', 'left'].includes(member.new_chat_member.status)
    return { id, event: hasLeft ? { kind: 'left', chat: chatOf(member.chat, member.from) } : undefined }
  }
  if (!message) return { id, event: undefined }
  const from = chatOf(message.chat, message.from)
  if (message.migrate_to_chat_id !== undefined)
    return { id, event: { kind: 'moved', chat: from, to: String(message.migrate_to_chat_id) } }
  return { id, event: commandOf(message.text ?? '', from, message.chat.type === 'private', botName) }
}

function commandOf(text: string, chat: Chat, isPrivate: boolean, botName: string): ChatEvent | undefined {
  const [, command = '', addressee, argument] =
    /^\/([a-z]{1,32})(?:@(\w+))?(?:\s+(\S{1,100}))?\s*$/i.exec(text) ?? []
  if (addressee !== undefined && addressee.toLowerCase() !== botName.toLowerCase()) return undefined
  switch (command.toLowerCase()) {
    case 'start':
      return { kind: 'start', chat, code: argument }
    case 'stop':
      return { kind: 'stop', chat }
    default:
      // People of a group talk with each other.
      return isPrivate ? { kind: 'talk', chat } : undefined
  }
}

function chatOf(from: z.infer<typeof chat>, sender: z.infer<typeof user> | undefined): Chat {
  const called = from.type === 'private' ? `${from.first_name} ${from.last_name}` : from.title
  const handle = from.username === '' ? '' : `@${from.username}`
  return {
    id: String(from.id),
    label: plain(`${called} ${handle}`) || String(from.id),
    lang: sender?.language_code.startsWith('ru') === true ? 'ru' : 'uz',
  }
}

/** Strangers choose it: on one line, without what steers a screen, and short. */
function plain(text: string): string {
  const line = text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...line].slice(0, 64).join('')
}
