import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** What the sign-in screen says of this school; offline, or before the reply, what is usual is said. */
export const signInFacts = queryOptions({
  queryKey: ['password_reset_ways'],
  queryFn: async ({ signal }) => await call('password_reset_ways', {}, { signal }),
  retry: false,
})
