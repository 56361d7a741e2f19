import type { Certificate } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

export const certificatesQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: async ({ signal }): Promise<Certificate[]> =>
    (await call('certificates', {}, { signal })).certificates,
  // What was earned a moment ago is there when the profile is opened.
  staleTime: 0,
})
