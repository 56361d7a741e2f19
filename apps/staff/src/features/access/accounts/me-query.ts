import { queryOptions } from '@tanstack/react-query'
import { replyQuery } from '../../../platform/reply-query.ts'

/** The signed-in account, with the groups and courses it is responsible for. */
export const meQuery = queryOptions({
  ...replyQuery(['me'], 'me', {}),
  staleTime: 5 * 60_000,
})
