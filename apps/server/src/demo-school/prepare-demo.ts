import { type Config, isLoopback } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { UploadStore } from '../files/file-store.ts'
import {
  type DemoAccount,
  isSchoolEmpty,
  listDemoAccounts,
  rememberDemoAccounts,
} from './demo-accounts-store.ts'
import type { TimeZone } from '../time/time-zone.ts'

export interface DemoPlace {
  db: Database
  kind: 'embedded' | 'postgresql'
  files: UploadStore
  config: Config
  now: Date
  timeZone: TimeZone
  /** Unguessable numbers in [0, 1). */
  random: () => number
  /** Is given a line a step of the loading. */
  report: (step: string) => void
}

/**
 * Loads the demo school where configured, or where it can do no harm: into an empty embedded database that serves
 * this machine alone. Gives the accounts to show: those just made, or on such a machine those made earlier.
 */
export async function prepareDemo(place: DemoPlace): Promise<DemoAccount[]> {
  const { db, config } = place
  const isHarmless = place.kind === 'embedded' && isLoopback(config.host)
  const isWanted =
    config.demo === 'yes' || (config.demo === 'auto' && isHarmless && (await isSchoolEmpty(db)))
  if (isWanted) {
    // What reads archives takes tens of megabytes, and most starts load none.
    const { loadDemoSchool } = await import('./load-demo-school.ts')
    const { loaded, accounts } = await loadDemoSchool({ ...place, isHarmless })
    if (loaded && isHarmless) await rememberDemoAccounts(db, accounts)
    if (loaded) return accounts
  }
  return isHarmless ? await listDemoAccounts(db) : []
}
