import type { Achievements } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

export const achievementsQuery = queryOptions({
  queryKey: ['achievements'],
  queryFn: async ({ signal }): Promise<Achievements> => await call('achievements', {}, { signal }),
  // What was earned a moment ago is there when the profile is opened.
  staleTime: 0,
})
