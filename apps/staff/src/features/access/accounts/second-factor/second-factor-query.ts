import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/call.ts'

/** How the signed-in account proves who it is beside the password. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second_factor'],
  queryFn: ({ signal }) => call('second_factor', {}, { signal }),
})
