import { queryClient } from '../platform/query-client.ts'

const told = ['review_queue', 'review_stats', 'groups']

/** What may have changed when something in the queue did. */
export async function queueChanged(submissionId?: number): Promise<void> {
  await Promise.allSettled([
    ...told.map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
    submissionId !== undefined && queryClient.invalidateQueries({ queryKey: ['review', submissionId] }),
  ])
}

/** Hears of changes in the queue for as long as the console is open; without a connection its polling goes on. */
export function followQueue(): () => void {
  return () => undefined
}
