export { affordable, sumEntries, type Balance, type Payment } from './ledger.ts'
export { creditLedger } from './rewards-store.ts'
