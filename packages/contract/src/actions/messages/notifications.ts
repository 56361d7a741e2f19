import * as z from 'zod/mini'
import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { notification } from '../../entities/notification.ts'
import { id, noInput } from '../../fields.ts'

/** The newest 50, newest first; also what the list is after a change. */
const notifications = z.object({ notifications: z.array(notification) })

export const notificationsActions = defineActions({
  get_student_notifications: {
    access: own,
    summary: 'What the school told this student: the newest 50, newest first',
    input: noInput,
    output: notifications,
  },

  mark_notification_read: {
    access: own,
    summary: 'A notification was read; again changes nothing',
    input: z.object({ notification_id: id }),
    output: notifications,
    errors: ['not_found'],
  },

  delete_student_notification: {
    access: own,
    summary: 'Take a notification off the list',
    input: z.object({ notification_id: id }),
    output: notifications,
    errors: ['not_found'],
  },
})
