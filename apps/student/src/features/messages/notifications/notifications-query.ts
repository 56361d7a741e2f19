import type { Notification } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The student's notifications, newest first. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: async ({ signal }): Promise<Notification[]> =>
    (await call('get_student_notifications', {}, { signal })).notifications,
})
