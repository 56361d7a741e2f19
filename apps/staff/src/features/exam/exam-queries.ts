import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'

/** The sittings of a student, with answers and times. */
export const examQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['exam_sittings', studentId],
    queryFn: ({ signal }) => call('exam_sittings', { student_id: studentId }, { signal }),
  })

/** The newest sittings of the own students, or those before one of them. */
export const recentQuery = (before: number | undefined) =>
  queryOptions({
    queryKey: ['exam_recent', before ?? null],
    queryFn: ({ signal }) => call('exam_recent', { before }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The questions that the exam draws from, with their figures. */
export const bankQuery = queryOptions({
  queryKey: ['exam_bank'],
  queryFn: ({ signal }) => call('exam_bank', {}, { signal }),
})
