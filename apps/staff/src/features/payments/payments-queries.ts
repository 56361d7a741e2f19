import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { queryClient } from '../../platform/query-client.ts'
import type { PaymentsSearch } from './payments-search.ts'

/** Who has to pay. */
export const dueQuery = ({ state, q = '', page = 1 }: PaymentsSearch) =>
  queryOptions({
    queryKey: ['payments', 'due', state ?? 'all', q, page],
    queryFn: ({ signal }) => call('payments_due', { state: state ?? 'all', query: q, page }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What was paid. */
export const historyQuery = ({ method, student, from, to, page = 1 }: PaymentsSearch) =>
  queryOptions({
    queryKey: ['payments', 'history', method ?? null, student ?? null, from ?? null, to ?? null, page],
    queryFn: ({ signal }) =>
      call('payments_list', { method, student_id: student, from, to, page }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Loads anew what a change of a student's payments shows in. */
export function refreshPayments(studentId: number): void {
  void queryClient.invalidateQueries({ queryKey: ['payments'] })
  void queryClient.invalidateQueries({ queryKey: ['student', studentId] })
}
