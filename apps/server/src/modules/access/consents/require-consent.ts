import { SchoolError } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { findSchoolSetting } from '../../base/school/index.ts'
import { findConsent } from './consents-store.ts'

/** Whether the school takes recordings of this student's voice only once a parent agrees, and none did. */
export async function lacksConsent(db: Executor, personId: number): Promise<boolean> {
  const { recordings } = await findSchoolSetting(db, 'consent')
  return recordings && !(await findConsent(db, personId))
}

/** @throws SchoolError consent.missing */
export async function requireConsent(db: Executor, personId: number): Promise<void> {
  if (await lacksConsent(db, personId)) throw new SchoolError('consent.missing')
}
