import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** What a month costs. */
export const pricesQuery = queryOptions({
  queryKey: ['payments', 'prices'],
  queryFn: ({ signal }) => call('payment_prices', {}, { signal }),
})

/** What a month costs a student, and by which number they pay. */
export const studentPriceQuery = (studentId: number) =>
  queryOptions({
    queryKey: ['payments', 'price', studentId],
    queryFn: ({ signal }) => call('payment_student_price', { student_id: studentId }, { signal }),
  })
