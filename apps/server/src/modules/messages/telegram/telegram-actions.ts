import { SchoolError, studentActions, telegramLimits } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { lockPerson } from '../../base/people/index.ts'
import { listContacts, removeContact } from '../push/index.ts'
import { insertCode, removeCodesOf } from './codes-store.ts'
import { hashCode, linkOf, makeCode } from './link-code.ts'
import { presentChat } from './present-chat.ts'

export interface TelegramSettings {
  /** The user name of the bot; undefined where there is none. */
  botName: string | undefined
}

const provider = 'telegram'
const reader = 'student'

export function telegramActions({ botName }: TelegramSettings) {
  return {
    telegram: handle(studentActions.telegram, async ({ db, actor }) => {
      const chats = await listContacts(db, { provider, personId: actor.id, reader })
      return { bot: botName ?? null, chats: chats.map(presentChat) }
    }),

    telegram_link: handle(studentActions.telegram_link, async ({ db, actor, now }) => {
      if (botName === undefined) throw new SchoolError('not_found')
      const code = makeCode()
      const expires_at = new Date(now.getTime() + telegramLimits.link_s * 1000)
      const id = await db.transaction().execute(async (transaction) => {
        await lockPerson(transaction, actor.id)
        const chats = await listContacts(transaction, { provider, personId: actor.id, reader })
        if (chats.length >= telegramLimits.chats) throw new SchoolError('conflict')
        await removeCodesOf(transaction, actor.id, reader)
        const hash = hashCode(code)
        return await insertCode(transaction, { hash, personId: actor.id, reader, expires_at }, now)
      })
      return { id, url: linkOf(botName, code), expires_at: expires_at.toISOString() }
    }),

    telegram_unlink: handle(studentActions.telegram_unlink, async ({ db, actor }, { chat_id }) => {
      await removeContact(db, { provider, personId: actor.id, reader }, chat_id)
      return null
    }),
  }
}
