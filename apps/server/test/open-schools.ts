import type { Database } from '../src/database/database.ts'
import { findLedgerFaults } from '../src/verify/ledger-faults.ts'

interface OpenSchool {
  /** The faults of its ledger that a test was told of already. */
  told: Set<string>
  close: () => Promise<void>
}

const open = new Map<Database, OpenSchool>()

/** For a test that takes the database away from its school: there is nothing to look at, nor to close, any more. */
export function forgetSchool(db: Database): void {
  open.delete(db)
}

/**
 * From now on the school's ledger is looked at after each test, and once more when it is closed: by its test, or else
 * after its file. @returns what closes it, once.
 */
export function watchSchool(db: Database, close: () => Promise<void>): () => Promise<void> {
  const closeOnce = async () => {
    if (!open.delete(db)) return
    try {
      await requireSound(db, new Set())
    } finally {
      await close()
    }
  }
  open.set(db, { told: new Set(), close: closeOnce })
  return closeOnce
}

/** @throws Error naming what came about since the last look: the test that did it is the one that fails. */
export async function lookAtLedgers(): Promise<void> {
  for (const [db, { told }] of open) await requireSound(db, told)
}

/** What a file of tests left open. */
export async function closeSchools(): Promise<void> {
  for (const { close } of [...open.values()].toReversed()) await close()
}

async function requireSound(db: Database, told: Set<string>): Promise<void> {
  const faults = (await findLedgerFaults(db)).filter((fault) => !told.has(fault))
  for (const fault of faults) told.add(fault)
  if (faults.length > 0) throw new Error(`Coins or points were made or lost: ${faults.join('; ')}`)
}
