import { limits, SchoolError, studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { say } from '../../../i18n/localized.ts'
import { schoolDay } from '../../base/calendar/index.ts'
import { isAddressed, listShown, saveRead } from './announcements-store.ts'

export const announcementsActions = {
  announcements: handle(studentActions.announcements, async ({ db, actor, now, timeZone, lang }) => {
    const shown = await listShown(db, actor.id, schoolDay(now, timeZone), limits.announcements.shown)
    return shown.map((record) => ({
      id: record.id,
      title: say(record.title, lang),
      html: say(record.body_html, lang),
      from: record.starts_on,
      is_read: record.is_read,
    }))
  }),

  announcement_mark: handle(
    studentActions.announcement_mark,
    async ({ db, actor, now, timeZone }, { announcement_id: id, as }) => {
      if (!(await isAddressed(db, actor.id, id, schoolDay(now, timeZone)))) throw new SchoolError('not_found')
      await saveRead(db, actor.id, id, { isDismissed: as === 'dismissed', now })
      return null
    },
  ),
}
