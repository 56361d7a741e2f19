import type { overviewSpans } from '@qadam/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { replyQuery } from '../../../platform/reply-query.ts'

export type Span = (typeof overviewSpans)[number]

/** Figures are recounted every quarter of an hour. */
const FRESH_MS = 5 * 60_000

/** The school day by day. */
export const overviewQuery = (days: Span) =>
  queryOptions({
    ...replyQuery(['insight', 'overview', days], 'overview', { days }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** A course: where students stop, which questions measure badly. */
export const courseInsightQuery = (courseId: number) =>
  queryOptions({
    ...replyQuery(['insight', 'course', courseId], 'course_insight', { course_id: courseId }),
    staleTime: FRESH_MS,
  })

/** A video: who watched which part of it. */
export const videoInsightQuery = (videoId: number) =>
  queryOptions({
    ...replyQuery(['insight', 'video', videoId], 'video_insight', { question_id: videoId }),
    staleTime: FRESH_MS,
  })

/** Students of a group who need attention. */
export const risksQuery = (groupId: number) =>
  queryOptions({
    ...replyQuery(['insight', 'risks', groupId], 'group_risks', { group_id: groupId }),
    staleTime: FRESH_MS,
  })

/** How a student went on. */
export const weeksQuery = (studentId: number) =>
  queryOptions({
    ...replyQuery(['insight', 'weeks', studentId], 'student_weeks', { student_id: studentId }),
    staleTime: FRESH_MS,
  })
