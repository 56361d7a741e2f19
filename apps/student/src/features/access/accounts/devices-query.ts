import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** Where the student is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call('sessions', {}, { signal }),
  staleTime: 0,
})
