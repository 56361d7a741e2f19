import { duePayments, paymentsList, transactionsList } from '@qadam/contract'
import { sectionReader } from '../../../platform/list-search.ts'

/** Reads the address of the payments' screen: which of its lists, and what is sought in it. */
export const parsePaymentsSearch = sectionReader('due', {
  due: duePayments,
  history: paymentsList,
  online: transactionsList,
  prices: null,
})
