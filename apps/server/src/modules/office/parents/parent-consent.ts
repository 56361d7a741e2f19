import type { Database, Executor } from '../../../database/database.ts'
import { listConsents, saveConsent } from '../../access/consents/index.ts'
import { lockPerson } from '../../base/people/index.ts'
import { findSchoolSetting } from '../../base/school/index.ts'
import { visitByLink } from './parent-links-store.ts'
import { digestOf, isToken } from './parent-token.ts'

/** What a parent is asked, and what holds now. */
export interface ConsentAsked {
  /** The newest answer; undefined before the first. */
  newest: { given: boolean; at: Date } | undefined
  /** For how long a recording is kept that a teacher has heard. */
  recordings_days: number
}

/** @returns undefined while the school asks nobody for consent */
export async function findConsentAsked(db: Executor, studentId: number): Promise<ConsentAsked | undefined> {
  const { recordings } = await findSchoolSetting(db, 'consent')
  if (!recordings) return undefined
  const [newest] = await listConsents(db, studentId, 1)
  const { recordings_days } = await findSchoolSetting(db, 'retention')
  return { newest, recordings_days }
}

/** Keeps what a parent answered by a link. @returns whether the link holds */
export async function answerConsent(
  db: Database,
  token: string,
  answer: { given: boolean; now: Date },
): Promise<boolean> {
  if (!isToken(token)) return false
  return await db.transaction().execute(async (transaction) => {
    const link = await visitByLink(transaction, digestOf(token), answer.now)
    if (!link) return false
    await lockPerson(transaction, link.person_id)
    await saveConsent(transaction, {
      person_id: link.person_id,
      given: answer.given,
      at: answer.now,
      asked_by: link.created_by,
    })
    return true
  })
}
