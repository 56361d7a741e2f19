import { queryOptions } from '@tanstack/react-query'
import { replyQuery } from '../../../platform/reply-query.ts'

/** The student's curator and mentor. */
export const contactsQuery = queryOptions({
  ...replyQuery(['student_info'], 'student_info', {}),
  staleTime: 10 * 60_000,
})
