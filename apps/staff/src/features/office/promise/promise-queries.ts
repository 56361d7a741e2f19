import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { askAgain, queryClient } from '../../../platform/query-client.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import type { PromiseSearch } from './promise-search.ts'

/** What waits, with its clocks. */
export const boardQuery = ({ state, group, reviewer, page = 1 }: PromiseSearch) =>
  queryOptions({
    ...replyQuery(
      ['promise', 'board', state ?? 'all', group ?? null, reviewer ?? null, page],
      'promise_board',
      { state, group_id: group, reviewer_id: reviewer, page },
    ),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** Absent reviewers, their deputies, and possible deputies. */
export const absencesQuery = replyQuery(['promise', 'absences'], 'absences', {})

/** For whom one reviews just now. */
export const dutiesQuery = queryOptions({
  ...replyQuery(['promise', 'duties'], 'deputy_duties', {}),
  staleTime: 60_000,
})

export const reportQuery = (month: string | undefined) =>
  queryOptions({
    ...replyQuery(['promise', 'report', month ?? null], 'promise_report', { month }),
    placeholderData: keepPreviousData,
  })

/** Invalidates the queries that show reviewers. */
export function refreshPromise(): void {
  void askAgain(['promise'])
  void queryClient.invalidateQueries({ queryKey: ['review_queue'] })
}
