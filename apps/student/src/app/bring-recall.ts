import type { DayGoals } from '@qadam/contract'
import { goalsQuery } from '../features/learning/goals/goals-query.ts'
import { dueQuery } from '../features/learning/recall/due-cards.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'

/** For a later visit: it comes behind all that this one shows. */
const AHEAD_ms = 15_000

/**
 * Asks for what is due a while after home has learned that something is, so that a recall begins without a connection, too.
 * @returns what stops it
 */
export function bringRecall(after_ms = AHEAD_ms): () => void {
  const [key] = goalsQuery.queryKey
  let timer: ReturnType<typeof setTimeout> | undefined
  const bring = (goals: DayGoals | undefined) => {
    if (!goals || goals.recall_due === 0 || session.get()?.user.status === 'freezed') return
    clearTimeout(timer)
    timer = setTimeout(() => void queryClient.prefetchQuery(dueQuery), after_ms)
  }
  bring(queryClient.getQueryData(goalsQuery.queryKey))
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.query.queryKey[0] !== key || event.type !== 'updated') return
    if (event.action.type === 'success') bring(queryClient.getQueryData(goalsQuery.queryKey))
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}
