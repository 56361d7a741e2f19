export type { LedgerEntry } from './ledger.ts'
export { creditLedger } from './rewards-store.ts'
