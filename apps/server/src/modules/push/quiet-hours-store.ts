import { pushLimits, quietHours, type QuietHours } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import {
  findSetting,
  findSettingRecord,
  lockSettingRecord,
  saveSetting,
  type SettingRecord,
} from '../../database/settings-store.ts'

/** The name in the table `settings`. */
const QUIET_HOURS = 'quiet_hours'

/** As an admin set them, else the usual ones. */
export async function findQuietHours(db: Executor): Promise<QuietHours> {
  return read(await findSetting(db, QUIET_HOURS))
}

interface QuietHoursRecord {
  hours: QuietHours
  saved: SettingRecord
}

/** The same with its last save. */
export async function findQuietHoursRecord(db: Executor): Promise<QuietHoursRecord> {
  const saved = await findSettingRecord(db, QUIET_HOURS)
  return { hours: read(saved.value), saved }
}

/** The same, locked until the transaction ends. */
export async function lockQuietHours(db: Executor): Promise<QuietHoursRecord> {
  const saved = await lockSettingRecord(db, QUIET_HOURS, pushLimits.quietHours)
  return { hours: read(saved.value), saved }
}

export async function saveQuietHours(
  db: Executor,
  hours: QuietHours,
  by: { staffId: number; at: Date },
): Promise<void> {
  await saveSetting(db, QUIET_HOURS, hours, by)
}

function read(value: unknown): QuietHours {
  return quietHours.safeParse(value).data ?? pushLimits.quietHours
}
