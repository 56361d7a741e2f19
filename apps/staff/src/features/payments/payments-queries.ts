import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keepRows } from '../../platform/keep-rows.ts'
import { askAgain, queryClient } from '../../platform/query-client.ts'
import type { PaymentsSearch } from './payments-search.ts'

/** Students who have to pay. */
export const dueQuery = ({ state, q = '', page = 1 }: PaymentsSearch) =>
  queryOptions({
    queryKey: ['payments', 'due', state ?? 'all', q, page],
    queryFn: ({ signal }) => call('payments_due', { state: state ?? 'all', query: q, page }, { signal }),
    placeholderData: (shown) => keepRows(shown),
  })

/** What was paid. */
export const historyQuery = ({ method, student, from, to, page = 1 }: PaymentsSearch) =>
  queryOptions({
    queryKey: ['payments', 'history', method ?? null, student ?? null, from ?? null, to ?? null, page],
    queryFn: ({ signal }) =>
      call('payments_list', { method, student_id: student, from, to, page }, { signal }),
    placeholderData: (shown) => keepRows(shown),
  })

/** Invalidates the queries that show a student's payments. */
export function refreshPayments(studentId: number): void {
  void askAgain(['payments'])
  void queryClient.invalidateQueries({ queryKey: ['student', studentId] })
}
