import { keptSession_s } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { defineSetting } from '../../base/school/index.ts'

export const signInSetting = defineSetting('sign_in')

/** How long a sign-in lasts that is to be kept on a device. */
export async function findKeptSession_s(db: Executor): Promise<number> {
  const { kept_session } = await signInSetting.find(db)
  return keptSession_s[kept_session]
}
