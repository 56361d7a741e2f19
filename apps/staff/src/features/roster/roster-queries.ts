import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keepRows } from '../../platform/keep-rows.ts'
import { askAgain, queryClient } from '../../platform/query-client.ts'
import { rosterSorts, type RosterSearch } from './roster-search.ts'

export const studentsQuery = ({ q = '', group, state, sort, descending, page = 1 }: RosterSearch) =>
  queryOptions({
    queryKey: [
      'roster',
      'students',
      q,
      group ?? null,
      state ?? null,
      sort ?? 'name',
      descending ?? false,
      page,
    ],
    queryFn: ({ signal }) =>
      call(
        'students',
        {
          query: q,
          group_id: group,
          state,
          sort: rosterSorts.find((known) => known === sort),
          descending,
          page,
        },
        { signal },
      ),
    placeholderData: (shown) => keepRows(shown),
  })

/** The groups, with the staff that may lead them and the courses. */
export const rosterGroupsQuery = queryOptions({
  queryKey: ['roster', 'groups'],
  queryFn: ({ signal }) => call('roster_groups', {}, { signal }),
})

export const staffQuery = queryOptions({
  queryKey: ['roster', 'staff'],
  queryFn: ({ signal }) => call('staff_list', {}, { signal }),
})

/** Invalidates the queries that show people. */
export function refreshRoster(studentId?: number): void {
  void askAgain(['roster'])
  void queryClient.invalidateQueries({ queryKey: ['groups'] })
  void queryClient.invalidateQueries({ queryKey: ['me'] })
  if (studentId !== undefined) void queryClient.invalidateQueries({ queryKey: ['student', studentId] })
}
