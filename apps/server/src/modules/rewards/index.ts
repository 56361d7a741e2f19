export { affordable, sumEntries, type Balance, type LedgerEntry } from './ledger.ts'
export { creditLedger } from './rewards-store.ts'
