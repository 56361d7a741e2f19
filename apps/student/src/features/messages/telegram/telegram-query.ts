import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The school's bot, and the student's chats with it. */
export const telegramQuery = queryOptions({
  queryKey: ['telegram'],
  queryFn: ({ signal }) => call('telegram', {}, { signal }),
})
