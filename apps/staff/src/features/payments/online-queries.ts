import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keepRows } from '../../platform/keep-rows.ts'
import type { PaymentsSearch } from './payments-search.ts'

/** What the providers reported. */
export const transactionsQuery = ({ provider, stage, student, from, to, q = '', page = 1 }: PaymentsSearch) =>
  queryOptions({
    queryKey: [
      'payments',
      'online',
      provider ?? null,
      stage ?? null,
      student ?? null,
      from ?? null,
      to ?? null,
      q,
      page,
    ],
    queryFn: ({ signal }) =>
      call(
        'payment_transactions',
        { provider, state: stage, student_id: student, from, to, query: q, page },
        { signal },
      ),
    placeholderData: (shown) => keepRows(shown),
  })

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
