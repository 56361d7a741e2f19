import { keptSession_s } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { findSchoolSetting } from '../../base/school/index.ts'

/** How long a sign-in lasts that is to be kept on a device. */
export async function findKeptSession_s(db: Executor): Promise<number> {
  const { kept_session } = await findSchoolSetting(db, 'sign_in')
  return keptSession_s[kept_session]
}

/** How long a session of staff lasts without anybody doing anything in it. */
export async function findStaffIdle_s(db: Executor): Promise<number> {
  const { staff_idle_minutes } = await findSchoolSetting(db, 'sign_in')
  return staff_idle_minutes * 60
}
