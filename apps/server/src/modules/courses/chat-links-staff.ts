import { SchoolError, staffActions, type Lang, type OutputOf } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { say } from '../../i18n/localized.ts'
import { recordAudit } from '../audit/index.ts'
import {
  findChatLinks,
  findChatLinksRevision,
  listCourseTitles,
  lockChatLinksRevision,
  saveChatLinks,
  type ChatLink,
} from './chat-links-store.ts'

export const coursesStaffActions = {
  chat_links: handle(staffActions.chat_links, async (context) => await showLinks(context)),

  chat_links_save: handle(staffActions.chat_links_save, async (context, { entries, revision }) => {
    await context.db.transaction().execute(async (transaction) => {
      const current = await lockChatLinksRevision(transaction)
      const before = inWords(await findChatLinks(transaction))
      const after = inWords(entries)
      // Also what is sent again because its reply was lost.
      if (before === after) return
      if (current !== revision) {
        const newer = await showLinks({ db: transaction, lang: context.lang })
        throw new SchoolError('conflict', { newer })
      }
      await saveChatLinks(transaction, entries, revision + 1)
      await recordAudit(transaction, {
        at: context.now,
        staffId: context.actor.id,
        action: 'chat_links_save',
        subject: { kind: 'school' },
        before: { links: before },
        after: { links: after },
      })
    })
    return await showLinks(context)
  }),
}

async function showLinks({
  db,
  lang,
}: {
  db: Executor
  lang: Lang
}): Promise<OutputOf<typeof staffActions.chat_links>> {
  const entries = await findChatLinks(db)
  const courses = await listCourseTitles(db)
  return {
    revision: await findChatLinksRevision(db),
    entries: entries.map(({ course_id, link }) => ({ course_id, link })),
    courses: courses.map(({ id, title }) => ({ id, title: say(title, lang) })),
  }
}

const inWords = (links: readonly ChatLink[]): string =>
  links.map(({ course_id, link }) => `${course_id}: ${link}`).join('\n')
