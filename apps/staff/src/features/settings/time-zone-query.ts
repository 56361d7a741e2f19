import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

export const timeZoneQuery = queryOptions({
  queryKey: ['time_zone'],
  queryFn: ({ signal }) => call('time_zone', {}, { signal }),
})
