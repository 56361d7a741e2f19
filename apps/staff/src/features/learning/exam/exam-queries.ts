import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The sittings of a student, with answers and times. */
export const examQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['exam_sittings', studentId],
    queryFn: ({ signal }) => call('exam_sittings', { student_id: studentId }, { signal }),
  })

/** The questions that the exam draws from, with their figures. */
export const bankQuery = queryOptions({
  queryKey: ['exam_bank'],
  queryFn: ({ signal }) => call('exam_bank', {}, { signal }),
})
