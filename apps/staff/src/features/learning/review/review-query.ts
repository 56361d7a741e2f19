import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** One submission with its content, assignment, versions and decisions. */
export const reviewQuery = (submissionId: number) =>
  queryOptions({
    queryKey: ['review', submissionId],
    queryFn: ({ signal }) => call('review_submission', { submission_id: submissionId }, { signal }),
  })
