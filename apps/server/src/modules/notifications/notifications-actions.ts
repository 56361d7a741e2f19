import { SchoolError, studentActions, type Notification } from '@qadam/contract'
import { handle, type ActionContext, type ActionHandler } from '../../http/action-handler.ts'
import { listNotifications, markRead, removeNotification } from './notifications-store.ts'
import { presentNotification } from './present-notification.ts'

async function newest({ db, actor, lang }: ActionContext): Promise<{ notifications: Notification[] }> {
  const records = await listNotifications(db, actor.id)
  return { notifications: records.map((record) => presentNotification(record, lang)) }
}

export const notificationsActions: readonly ActionHandler[] = [
  handle(studentActions.get_student_notifications, newest),

  handle(studentActions.mark_notification_read, async (context, { notification_id }) => {
    const { db, actor, now } = context
    if (!(await markRead(db, actor.id, notification_id, now))) throw new SchoolError('not_found')
    return await newest(context)
  }),

  handle(studentActions.delete_student_notification, async (context, { notification_id }) => {
    const { db, actor, now } = context
    if (!(await removeNotification(db, actor.id, notification_id, now))) throw new SchoolError('not_found')
    return await newest(context)
  }),
]
