import { staffActions, type OutputOf } from '@qadam/contract'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import { say } from '../../i18n/localized.ts'
import { recordAudit } from '../audit/index.ts'
import { findChatLinks, listCourseTitles, saveChatLinks, type ChatLink } from './chat-links-store.ts'

export const coursesStaffActions = {
  chat_links: handle(staffActions.chat_links, async (context) => await showLinks(context)),

  chat_links_save: handle(staffActions.chat_links_save, async (context, { entries }) => {
    await context.db.transaction().execute(async (transaction) => {
      const before = inWords(await findChatLinks(transaction))
      const after = inWords(entries)
      if (before === after) return
      await saveChatLinks(transaction, entries)
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

async function showLinks({ db, lang }: ActionContext): Promise<OutputOf<typeof staffActions.chat_links>> {
  const entries = await findChatLinks(db)
  const courses = await listCourseTitles(db)
  return {
    entries: entries.map(({ course_id, link }) => ({ course_id, link })),
    courses: courses.map(({ id, title }) => ({ id, title: say(title, lang) })),
  }
}

const inWords = (links: readonly ChatLink[]): string =>
  links.map(({ course_id, link }) => `${course_id}: ${link}`).join('\n')
