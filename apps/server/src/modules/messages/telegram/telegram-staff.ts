import { SchoolError, staffActions, telegramLimits } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { requireStudent, lockPerson } from '../../base/people/index.ts'
import { listContacts, removeContact } from '../push/index.ts'
import { insertCode, listCodes, removeCode } from './codes-store.ts'
import { hashCode, linkOf, makeCode } from './link-code.ts'
import { presentChat } from './present-chat.ts'
import type { TelegramSettings } from './telegram-actions.ts'

const provider = 'telegram'
const reader = 'parent'

export function telegramStaffActions({ botName }: TelegramSettings) {
  return {
    parents: handle(staffActions.parents, async ({ db, scope, now }, { student_id }) => {
      await requireStudent(db, scope, student_id)
      const chats = await listContacts(db, { provider, personId: student_id, reader })
      const links = await listCodes(db, student_id, reader, now)
      return {
        bot: botName ?? null,
        chats: chats.map(presentChat),
        links: links.map(({ id, expires_at }) => ({ id, expires_at: expires_at.toISOString() })),
      }
    }),

    parent_link: handle(
      staffActions.parent_link,
      async ({ db, scope, actor, now }, { student_id: personId }) => {
        if (botName === undefined) throw new SchoolError('not_found')
        await requireStudent(db, scope, personId)
        const code = makeCode()
        const expires_at = new Date(now.getTime() + telegramLimits.parentLink_s * 1000)
        const id = await db.transaction().execute(async (transaction) => {
          const { closed_at } = await lockPerson(transaction, personId)
          await requireStudent(transaction, scope, personId)
          if (closed_at !== null) throw new SchoolError('conflict', { reason: 'closed' })
          const chats = await listContacts(transaction, { provider, personId, reader })
          const links = await listCodes(transaction, personId, reader, now)
          if (chats.length >= telegramLimits.chats || links.length >= telegramLimits.parentLinks)
            throw new SchoolError('conflict')
          const hash = hashCode(code)
          const link = await insertCode(transaction, { hash, personId, reader, expires_at }, now)
          // Nothing of the code: the log is read by others.
          const subject = { kind: 'student', id: personId } as const
          const after = { link }
          await recordAudit(transaction, {
            at: now,
            staffId: actor.id,
            action: 'parent_link',
            subject,
            after,
          })
          return link
        })
        return { id, url: linkOf(botName, code), expires_at: expires_at.toISOString() }
      },
    ),

    parent_revoke: handle(
      staffActions.parent_revoke,
      async ({ db, scope, actor, now }, { student_id: personId, what, id }) => {
        await requireStudent(db, scope, personId)
        await db.transaction().execute(async (transaction) => {
          const wasThere =
            what === 'chat'
              ? await removeContact(transaction, { provider, personId, reader }, id)
              : await removeCode(transaction, { personId, reader, id })
          await requireStudent(transaction, scope, personId)
          if (!wasThere) return
          const subject = { kind: 'student', id: personId } as const
          const before = { [what]: id }
          await recordAudit(transaction, {
            at: now,
            staffId: actor.id,
            action: 'parent_revoke',
            subject,
            before,
          })
        })
        return null
      },
    ),
  }
}
