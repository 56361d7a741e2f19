import type { overviewSpans } from '@qadam/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

export type Span = (typeof overviewSpans)[number]

/** Figures are recounted every quarter of an hour. */
const FRESH_MS = 5 * 60_000

/** The school day by day. */
export const overviewQuery = (days: Span) =>
  queryOptions({
    queryKey: ['insight', 'overview', days],
    queryFn: ({ signal }) => call('overview', { days }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** A course: where students stop, which questions measure badly. */
export const courseInsightQuery = (courseId: number) =>
  queryOptions({
    queryKey: ['insight', 'course', courseId],
    queryFn: ({ signal }) => call('course_insight', { course_id: courseId }, { signal }),
    staleTime: FRESH_MS,
  })

/** A video: who watched which part of it. */
export const videoInsightQuery = (videoId: number) =>
  queryOptions({
    queryKey: ['insight', 'video', videoId],
    queryFn: ({ signal }) => call('video_insight', { question_id: videoId }, { signal }),
    staleTime: FRESH_MS,
  })

/** Students of a group who need attention. */
export const risksQuery = (groupId: number) =>
  queryOptions({
    queryKey: ['insight', 'risks', groupId],
    queryFn: ({ signal }) => call('group_risks', { group_id: groupId }, { signal }),
    staleTime: FRESH_MS,
  })

/** How a student went on. */
export const weeksQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['insight', 'weeks', studentId],
    queryFn: ({ signal }) => call('student_weeks', { student_id: studentId }, { signal }),
    staleTime: FRESH_MS,
  })
