import { queryOptions } from '@tanstack/react-query'
import type { GroupFigures } from '@qadam/contract'
import { call } from '../../../platform/call.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

/** The own groups; all of them for an admin. */
export const groupsQuery = replyQuery(['groups'], 'groups', {})

/** How the groups of a page do, by their ids: counted for each reply, so that no live event asks for it again. */
export const groupFiguresQuery = (groupIds: readonly number[]) =>
  queryOptions({
    queryKey: ['group_figures', groupIds],
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, GroupFigures>> => {
      const figures = await call('group_figures', { group_ids: [...groupIds] }, { signal })
      return new Map(figures.map((each) => [each.id, each]))
    },
    enabled: groupIds.length > 0,
    staleTime: 60_000,
  })

/** How far each student of a group is in each lesson of a course. */
export const progressQuery = (groupId: number, courseId: number) =>
  queryOptions({
    ...replyQuery(['group_progress', groupId, courseId], 'group_progress', {
      group_id: groupId,
      course_id: courseId,
    }),
    staleTime: 60_000,
  })

/** One student: progress, streak, balances and submissions. */
export const studentQuery = (studentId: number) =>
  replyQuery(['student', studentId], 'student', { student_id: studentId })
