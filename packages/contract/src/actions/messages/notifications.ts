import * as z from 'zod/mini'
import { studentAccess } from '../../access.ts'
import { defineAction } from '../../action.ts'
import { notification } from '../../entities/notification.ts'
import { id, noInput } from '../../fields.ts'

/** The newest 50, newest first; also what the list is after a change. */
const notifications = z.object({ notifications: z.array(notification) })

export const getStudentNotifications = defineAction('get_student_notifications', {
  ...studentAccess.get_student_notifications,
  summary: 'What the school told this student: the newest 50, newest first',
  input: noInput,
  output: notifications,
  errors: [],
})

export const markNotificationRead = defineAction('mark_notification_read', {
  ...studentAccess.mark_notification_read,
  summary: 'A notification was read; again changes nothing',
  input: z.object({ notification_id: id }),
  output: notifications,
  errors: ['not_found'],
})

export const deleteStudentNotification = defineAction('delete_student_notification', {
  ...studentAccess.delete_student_notification,
  summary: 'Take a notification off the list',
  input: z.object({ notification_id: id }),
  output: notifications,
  errors: ['not_found'],
})
