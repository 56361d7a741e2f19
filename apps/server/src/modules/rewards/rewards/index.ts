export { affordable, sumEntries, type Balance, type Payment } from './ledger.ts'
export { periodStart, removeOldPeriods, showPeriodPoints, type Period } from './period-points-store.ts'
export {
  creditCoins,
  creditLedger,
  isPaid,
  listPaid,
  listStreakPayments,
  sumPointsOfDay,
  type PaidRow,
} from './rewards-store.ts'
