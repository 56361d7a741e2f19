import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { askAgain, queryClient } from '../../../platform/query-client.ts'
import type { PromiseSearch } from './promise-search.ts'

/** What waits, with its clocks. */
export const boardQuery = ({ state, group, reviewer, page = 1 }: PromiseSearch) =>
  queryOptions({
    queryKey: ['promise', 'board', state ?? 'all', group ?? null, reviewer ?? null, page],
    queryFn: ({ signal }) =>
      call('promise_board', { state, group_id: group, reviewer_id: reviewer, page }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })

/** Absent reviewers, their deputies, and possible deputies. */
export const absencesQuery = queryOptions({
  queryKey: ['promise', 'absences'],
  queryFn: ({ signal }) => call('absences', {}, { signal }),
})

/** For whom one reviews just now. */
export const dutiesQuery = queryOptions({
  queryKey: ['promise', 'duties'],
  queryFn: ({ signal }) => call('deputy_duties', {}, { signal }),
  staleTime: 60_000,
})

export const reportQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: ['promise', 'report', month ?? null],
    queryFn: ({ signal }) => call('promise_report', { month }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Invalidates the queries that show reviewers. */
export function refreshPromise(): void {
  void askAgain(['promise'])
  void queryClient.invalidateQueries({ queryKey: ['review_queue'] })
}
