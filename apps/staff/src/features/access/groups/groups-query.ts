import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The own groups; all of them for an admin. */
export const groupsQuery = queryOptions({
  queryKey: ['groups'],
  queryFn: ({ signal }) => call('groups', {}, { signal }),
})

/** How far each student of a group is in each lesson of a course. */
export const progressQuery = (groupId: number, courseId: number) =>
  queryOptions({
    queryKey: ['group_progress', groupId, courseId],
    queryFn: ({ signal }) => call('group_progress', { group_id: groupId, course_id: courseId }, { signal }),
    staleTime: 60_000,
  })

/** One student: progress, streak, balances and submissions. */
export const studentQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['student', studentId],
    queryFn: ({ signal }) => call('student', { student_id: studentId }, { signal }),
  })
