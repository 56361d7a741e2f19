import type { DayGoals } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { session } from '../../platform/session.ts'

/** The goals of the school day. Asking pays what was reached, which the balance on the screen then shows. */
export const goalsQuery = queryOptions({
  queryKey: ['goals'],
  queryFn: async ({ signal }): Promise<DayGoals> => {
    const asker = session.get()?.user.id
    const goals = await call('day_goals', {}, { signal })
    const user = session.get()?.user
    if (goals.paid && user && user.id === asker) session.update({ ...user, ...goals.paid.balance })
    return goals
  },
  // Whatever the student did since may have reached one.
  staleTime: 0,
})
