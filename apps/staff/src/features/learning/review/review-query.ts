import { replyQuery } from '../../../platform/reply-query.ts'

/** One submission with its content, assignment, versions and decisions. */
export const reviewQuery = (submissionId: number) =>
  replyQuery(['review', submissionId], 'review_submission', { submission_id: submissionId })
