import type { Lang } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { say } from '../../../i18n/localized.ts'
import { readCode, writeCode } from './certificate-code.ts'
import { findByCode } from './certificates-store.ts'

/** What is public of a certificate for a caller with its code. */
export type PublicCertificate =
  | {
      state: 'valid'
      code: string
      /** Raised with each correction of its text: one document per number. */
      revision: number
      name: string
      course: string
      school: string
      issued_at: Date
      listed: boolean
    }
  /** Nothing else of a revoked one is public. */
  | { state: 'revoked'; code: string; revoked_at: Date }
  /** A work of the course is being done again: nothing else is public until then. */
  | { state: 'withdrawn'; code: string }

/** @returns undefined for a code that no certificate has, or that can be none. */
export async function findPublicCertificate(
  db: Executor,
  typed: string,
  lang: Lang,
): Promise<PublicCertificate | undefined> {
  const code = readCode(typed)
  const record = code === undefined ? undefined : await findByCode(db, code)
  if (!record) return undefined
  const { revoked_at, revision, name, school, issued_at, listed } = record
  if (revoked_at) return { state: 'revoked', code: writeCode(record.code), revoked_at }
  if (record.withdrawn_at) return { state: 'withdrawn', code: writeCode(record.code) }
  const course = say(record.course_title, lang)
  return { state: 'valid', code: writeCode(record.code), revision, name, course, school, issued_at, listed }
}
