import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** What is not pushed to the student. */
export const preferencesQuery = queryOptions({
  queryKey: ['push', 'preferences'],
  queryFn: ({ signal }) => call('notification_preferences', {}, { signal }),
})
