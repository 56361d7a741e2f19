import type { Course } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { CallError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { coursesQuery } from './courses-query.ts'

export function courseQuery(courseId: number) {
  return queryOptions({
    queryKey: ['course', courseId],
    queryFn: async ({ signal }): Promise<Course> => {
      const [course] = await call('course_student', { course_id: courseId }, { signal })
      if (!course) throw new CallError({ code: 'not_found', status: 404, message: '' })
      return course
    },
    // The list shows the very same course: a page opened from it starts with what is known.
    placeholderData: () => queryClient.getQueryData(coursesQuery.queryKey)?.find(({ id }) => id === courseId),
  })
}
