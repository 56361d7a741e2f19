import { replyQuery } from '../../../platform/reply-query.ts'

/** The sittings of a student, with answers and times. */
export const examQuery = (studentId: number) =>
  replyQuery(['exam_sittings', studentId], 'exam_sittings', { student_id: studentId })

/** The questions that the exam draws from, with their figures. */
export const bankQuery = replyQuery(['exam_bank'], 'exam_bank', {})
