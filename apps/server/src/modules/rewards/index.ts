export { affordable, sumEntries, type Balance, type LedgerEntry } from './ledger.ts'
export { creditLedger, lockBalance } from './rewards-store.ts'
