import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The student's curator and mentor. */
export const contactsQuery = queryOptions({
  queryKey: ['student_info'],
  queryFn: ({ signal }) => call('student_info', {}, { signal }),
  staleTime: 10 * 60_000,
})
