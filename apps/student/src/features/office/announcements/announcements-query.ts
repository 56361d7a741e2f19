import type { Announcement } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** Today's announcements to the student, newest first. */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: async ({ signal }): Promise<Announcement[]> => await call('announcements', {}, { signal }),
})
