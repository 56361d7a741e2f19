import type { DayGoals } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { standing_ms } from '../../../platform/standing.ts'
import { refreshUser } from '../../access/accounts/use-user.ts'

/** The goals of the school day. Asking pays what was reached, which the balance on the screen then shows. */
export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: async ({ signal }): Promise<DayGoals> => {
    const goals = await call('day_goals', {}, { signal })
    if (goals.paid) void refreshUser()
    return goals
  },
  staleTime: standing_ms,
})
