import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** Who is signed in, with the groups and courses they answer for. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('me', {}, { signal }),
  staleTime: 5 * 60_000,
})
