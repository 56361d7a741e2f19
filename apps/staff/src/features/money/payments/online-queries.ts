import { replyQuery } from '../../../platform/reply-query.ts'

/** What a month costs. */
export const pricesQuery = replyQuery(['payments', 'prices'], 'payment_prices', {})

/** What a month costs a student, and by which number they pay. */
export const studentPriceQuery = (studentId: number) =>
  replyQuery(['payments', 'price', studentId], 'payment_student_price', { student_id: studentId })
