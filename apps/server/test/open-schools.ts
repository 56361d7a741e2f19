import type { Database } from '../src/database/database.ts'
import { findLedgerFaults } from '../src/verify/ledger-faults.ts'

/** The test schools that are open, each with the faults of its ledger that a test was told of already. */
const open = new Map<Database, Set<string>>()

/** For a test that takes the database away from its school: there is nothing to look at any more. */
export function forgetLedger(db: Database): void {
  open.delete(db)
}

/** From now on the ledger is looked at after each test. @returns the last look, for when the school closes. */
export function watchLedger(db: Database): () => Promise<void> {
  open.set(db, new Set())
  return async () => {
    open.delete(db)
    await requireSound(db, new Set())
  }
}

/** @throws Error naming what came about since the last look: the test that did it is the one that fails. */
export async function lookAtLedgers(): Promise<void> {
  for (const [db, told] of open) await requireSound(db, told)
}

async function requireSound(db: Database, told: Set<string>): Promise<void> {
  const faults = (await findLedgerFaults(db)).filter((fault) => !told.has(fault))
  for (const fault of faults) told.add(fault)
  if (faults.length > 0) throw new Error(`Coins or points were made or lost: ${faults.join('; ')}`)
}

/** How each open school is closed. */
const closers = new Set<() => Promise<void>>()

/** @returns the same, which does it once; what a test leaves open is closed after its file. */
export function closedAfterFile(close: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (closers.delete(once)) await close()
  }
  closers.add(once)
  return once
}

export async function closeSchools(): Promise<void> {
  for (const close of [...closers].toReversed()) await close()
}
