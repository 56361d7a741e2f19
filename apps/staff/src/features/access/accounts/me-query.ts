import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The signed-in account, with the groups and courses it is responsible for. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('me', {}, { signal }),
  staleTime: 5 * 60_000,
})
