import type { League } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** Points of others come in all the time; a race of a week needs no more. */
export const LOOK_AGAIN_MS = 20_000

export const leagueQuery = queryOptions({
  queryKey: ['league'],
  queryFn: async ({ signal }): Promise<League> => await call('league', {}, { signal }),
  staleTime: LOOK_AGAIN_MS,
})
