import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { DemoAccount } from './demo-accounts-store.ts'

export interface DemoSchoolDependencies {
  db: Database
  files: FileStore
  config: Config
  /** The moment the school's history ends at. */
  now: Date
}

/** Fills the school with the demo's courses, people and history, and tells who can sign in. */
export async function loadDemoSchool(
  _deps: DemoSchoolDependencies,
): Promise<{ loaded: boolean; accounts: DemoAccount[] }> {
  return { loaded: false, accounts: [] }
}
