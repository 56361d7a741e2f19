import { studentsList } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { askListAgain } from '../../../platform/list-query.ts'
import { askAgain, queryClient } from '../../../platform/query-client.ts'

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
  void askListAgain(studentsList)
  void askAgain(['roster'])
  void queryClient.invalidateQueries({ queryKey: ['groups'] })
  void queryClient.invalidateQueries({ queryKey: ['group_figures'] })
  void queryClient.invalidateQueries({ queryKey: ['me'] })
  if (studentId !== undefined) void queryClient.invalidateQueries({ queryKey: ['student', studentId] })
}
