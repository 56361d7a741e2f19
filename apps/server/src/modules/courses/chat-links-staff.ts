import { SchoolError, staffActions, type Lang, type OutputOf } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { say } from '../../i18n/localized.ts'
import { recordAudit } from '../audit/index.ts'
import { chatLinks, listCourseTitles, saveChatLinks, type ChatLink } from './chat-links-store.ts'

export const coursesStaffActions = {
  chat_links: handle(staffActions.chat_links, async (context) => await showLinks(context)),

  chat_links_save: handle(staffActions.chat_links_save, async (context, { entries, revision }) => {
    await context.db.transaction().execute(async (transaction) => {
      const { value, saved } = await chatLinks.lock(transaction)
      const before = inWords(value)
      const after = inWords(entries)
      // Also what is sent again because its reply was lost.
      if (before === after) return
      if (saved.revision !== revision) {
        const newer = await showLinks({ db: transaction, lang: context.lang })
        throw new SchoolError('conflict', { newer })
      }
      await saveChatLinks(transaction, entries, { staffId: context.actor.id, at: context.now })
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
  const { value: entries, saved } = await chatLinks.findRecord(db)
  const courses = await listCourseTitles(db)
  return {
    revision: saved.revision,
    entries: entries.map(({ course_id, link }) => ({ course_id, link })),
    courses: courses.map(({ id, title }) => ({ id, title: say(title, lang) })),
  }
}

const inWords = (links: readonly ChatLink[]): string =>
  links.map(({ course_id, link }) => `${course_id}: ${link}`).join('\n')
