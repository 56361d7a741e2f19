import { queryOptions } from '@tanstack/react-query'
import { replyQuery } from '../../../platform/reply-query.ts'

/** Where the student is signed in. */
export const devicesQuery = queryOptions({
  ...replyQuery(['sessions'], 'sessions', {}),
  staleTime: 0,
})
