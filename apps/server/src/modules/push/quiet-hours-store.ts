import { pushLimits, quietHours, type QuietHours } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import { findSetting, lockSetting, saveSetting } from '../../database/settings-store.ts'

/** The name in the table `settings`. */
const QUIET_HOURS = 'quiet_hours'

/** As an admin set them, else the usual ones. */
export async function findQuietHours(db: Executor): Promise<QuietHours> {
  return read(await findSetting(db, QUIET_HOURS))
}

/** The same, locked until the transaction ends. */
export async function lockQuietHours(db: Executor): Promise<QuietHours> {
  return read(await lockSetting(db, QUIET_HOURS, pushLimits.quietHours))
}

export async function saveQuietHours(db: Executor, hours: QuietHours): Promise<void> {
  await saveSetting(db, QUIET_HOURS, hours)
}

function read(value: unknown): QuietHours {
  return quietHours.safeParse(value).data ?? pushLimits.quietHours
}
