import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The student's courses, each with its progress and its next step. */
export const coursesQuery = queryOptions({
  queryKey: ['courses'],
  queryFn: ({ signal }) => call('courses', {}, { signal }),
})
