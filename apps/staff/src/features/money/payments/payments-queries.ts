import { duePayments, paymentsList, transactionsList } from '@qadam/contract'
import { askListAgain } from '../../../platform/list-query.ts'
import { askAgain, queryClient } from '../../../platform/query-client.ts'

/** Invalidates the queries that show a student's payments. */
export function refreshPayments(studentId: number): void {
  for (const list of [duePayments, paymentsList, transactionsList]) void askListAgain(list)
  void askAgain(['payments'])
  void queryClient.invalidateQueries({ queryKey: ['student', studentId] })
}
