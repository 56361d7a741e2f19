import { studentsList } from '@qadam/contract'
import { askListAgain } from '../../../platform/list-query.ts'
import { askAgain, queryClient } from '../../../platform/query-client.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

/** The groups, with the staff that may lead them and the courses. */
export const rosterGroupsQuery = replyQuery(['roster', 'groups'], 'roster_groups', {})

export const staffQuery = replyQuery(['roster', 'staff'], 'staff_list', {})

/** Invalidates the queries that show people. */
export function refreshRoster(studentId?: number): void {
  void askListAgain(studentsList)
  void askAgain(['roster'])
  void queryClient.invalidateQueries({ queryKey: ['groups'] })
  void queryClient.invalidateQueries({ queryKey: ['group_figures'] })
  void queryClient.invalidateQueries({ queryKey: ['me'] })
  if (studentId !== undefined) void queryClient.invalidateQueries({ queryKey: ['student', studentId] })
}
