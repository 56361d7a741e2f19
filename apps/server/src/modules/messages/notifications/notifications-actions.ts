import { SchoolError, studentActions, type Lang, type Notification } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import {
  listNotifications,
  markRead,
  removeNotification,
  type NotificationRecord,
} from './notifications-store.ts'
import { presentNotification } from './present-notification.ts'

const present = (records: readonly NotificationRecord[], lang: Lang): { notifications: Notification[] } => ({
  notifications: records.map((record) => presentNotification(record, lang)),
})

async function newest({ db, actor, lang }: ActionContext) {
  return present(await listNotifications(db, actor.id), lang)
}

export const notificationsActions = {
  get_student_notifications: handle(studentActions.get_student_notifications, newest),

  mark_notification_read: handle(
    studentActions.mark_notification_read,
    async (context, { notification_id }) => {
      const { db, actor, now } = context
      if (!(await markRead(db, actor.id, notification_id, now))) throw new SchoolError('not_found')
      return await newest(context)
    },
  ),

  delete_student_notification: handle(
    studentActions.delete_student_notification,
    async (context, { notification_id }) => {
      const { db, actor, now } = context
      if (!(await removeNotification(db, actor.id, notification_id, now))) throw new SchoolError('not_found')
      return await newest(context)
    },
  ),
}
