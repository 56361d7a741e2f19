import type { DayGoals } from '@qadam/contract'
import { goalsQuery } from '../features/learning/goals/goals-query.ts'
import { dueQuery } from '../features/learning/recall/due-cards.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'

/**
 * Asks for what is due once home has learned that something is, so that a recall begins without a connection, too.
 * @returns what stops it
 */
export function bringRecall(): () => void {
  const [key] = goalsQuery.queryKey
  const bring = (goals: DayGoals | undefined) => {
    if (!goals || goals.recall_due === 0 || session.get()?.user.status === 'freezed') return
    void queryClient.prefetchQuery(dueQuery)
  }
  bring(queryClient.getQueryData(goalsQuery.queryKey))
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] !== key || event.type !== 'updated') return
    if (event.action.type === 'success') bring(queryClient.getQueryData(goalsQuery.queryKey))
  })
}
