import * as z from 'zod'
import type { Database, Executor } from '../../../database/database.ts'
import { typedSetting } from '../../../database/settings-store.ts'
import type { LiveMessage, LivePublisher } from '../../../live/live-message.ts'
import { certificateIssued, notify } from '../../messages/notifications/index.ts'
import { listStudentsAfter } from '../../base/people/index.ts'
import { makeCode } from './certificate-code.ts'
import { insertCertificate, listMissing, restoreCertificates } from './certificates-store.ts'

/**
 * Gives a student the certificate of a course whose last lesson they finished, once. To be called in the transaction that
 * finished it. @returns what to publish once it is committed.
 */
export async function issueCertificate(
  db: Executor,
  personId: number,
  courseId: number,
  { now, at }: { now: Date; at?: Date },
): Promise<readonly LiveMessage[]> {
  const code = makeCode()
  const issued = await insertCertificate(db, { personId, courseId, code }, at)
  if (!issued) return []
  const about = { personId, params: { course: issued.course_title }, key: `certificate:${courseId}` }
  return await notify(db, certificateIssued, about, now)
}

/** The cursor in the table `settings`: the last student of a run; 0 where the next one begins anew. */
const cursor = typedSetting('certificates_looked_at', z.int(), 0)

/** Students of a statement, and statements of a run: a larger school takes several runs. */
const turn = { batch: 200, batches: 20 }

/**
 * Issues what no student's act did: to students who had finished a course before there were certificates, or by what
 * the course lost. Continues where the last run ended; idempotent after a crash and with another process.
 */
export async function issueToEverybody(
  { db, live }: { db: Database; live: LivePublisher },
  now: Date,
  { batch, batches } = turn,
): Promise<void> {
  const before = await cursor.find(db)
  let lookedAt = before
  for (let done = 0; done < batches; done += 1) {
    const ids = await listStudentsAfter(db, lookedAt, batch)
    for (const { person_id, course_id } of await listMissing(db, ids)) {
      const told = await db
        .transaction()
        .execute(async (transaction) => await issueCertificate(transaction, person_id, course_id, { now }))
      live.publish(...told)
    }
    await db.transaction().execute(async (transaction) => await restoreCertificates(transaction, ids))
    const last = ids.at(-1)
    if (last === undefined || ids.length < batch) {
      lookedAt = 0
      break
    }
    lookedAt = last
  }
  if (lookedAt !== before) await cursor.save(db, lookedAt)
}
