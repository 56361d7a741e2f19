import { SchoolError } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { SettingRecord } from '../../../database/settings-store.ts'
import { getName } from '../people/index.ts'

type Saved = Pick<SettingRecord, 'revision' | 'saved_by' | 'saved_at'>

/** Who saved something last, as the contract has it. */
export async function presentSaved(
  db: Executor,
  { revision, saved_by, saved_at }: Saved,
): Promise<{ revision: number; saved_by: string | null; saved_at: string | null }> {
  return {
    revision,
    saved_by: saved_by === null ? null : await getName(db, saved_by),
    saved_at: saved_at?.toISOString() ?? null,
  }
}

/**
 * Two admins do not overwrite each other unseen.
 * @param current what is stored now, as the contract has it.
 * @throws SchoolError conflict, whose `newer` is that with its last save.
 */
export async function requireRevision(
  db: Executor,
  saved: Saved,
  revision: number,
  current: object,
): Promise<void> {
  if (saved.revision === revision) return
  throw new SchoolError('conflict', { newer: { ...current, ...(await presentSaved(db, saved)) } })
}
