import { replyQuery } from '../../../platform/reply-query.ts'

/** The student's courses, each with its progress and its next step. */
export const coursesQuery = replyQuery(['courses'], 'courses', {})
