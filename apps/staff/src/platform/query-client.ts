import { createQueryClient } from '@qadam/web/query-client'
import { notifyManager, type QueryKey } from '@tanstack/react-query'

// That a change is on its way is drawn before the next key: by default it is told a task later, and of two quick presses of
// Enter the second was sent too.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = createQueryClient({ staleTime_ms: 10_000 })

/**
 * Asks for lists anew after a change. One that is on its way for the first time, while the former one is shown in its
 * place, may hold what was true before the change, and would be joined by `invalidateQueries`: it is cancelled first.
 */
export async function askAgain(queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queryClient.invalidateQueries({ queryKey })
}
