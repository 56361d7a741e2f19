import { SchoolError } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { holdGroup } from '../../base/people/index.ts'
import type { Work } from './work.ts'

export interface NewVersion {
  person_id: number
  question_id: number
  lesson_id: number
  course_id: number
  version: number
  work: Work
  submitted_at: Date
  request_id: string | null
}

/**
 * Writes a version that takes the place of the newest one, in the group the student is in now. The caller holds the
 * lock of the student's lesson. @returns its id.
 * @throws SchoolError conflict where the same request made a version in another lesson at this very moment: no lock of
 * theirs is the same.
 */
export async function insertVersion(db: Executor, { work, ...version }: NewVersion): Promise<number> {
  // Before a version is locked, which follows a student who is moved.
  const groupId = await holdGroup(db, version.person_id)
  if (version.version > 1) {
    await db
      .updateTable('submissions')
      .set({ is_newest: false })
      .where('person_id', '=', version.person_id)
      .where('question_id', '=', version.question_id)
      .where('is_newest', '=', true)
      .execute()
  }
  const row = await db
    .insertInto('submissions')
    .values({
      ...version,
      work: JSON.stringify(work),
      status: 'uploaded',
      group_id: groupId,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new SchoolError('conflict')
  return row.id
}

export async function saveWork(db: Executor, submissionId: number, work: Work): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ work: JSON.stringify(work) })
    .where('id', '=', submissionId)
    .execute()
}

/** Stores what the hand-in brought, for its retries. */
export async function saveReward(
  db: Executor,
  submissionId: number,
  reward: { strike_added: boolean; points_added: number; coins_added: number },
): Promise<void> {
  await db.updateTable('submissions').set(reward).where('id', '=', submissionId).execute()
}

/** The keys of all media in any version of a student's submission: further versions may reference them. */
export async function listMediaKeys(db: Executor, personId: number, questionId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('submissions')
    .select(sql<Record<string, string>>`work -> 'media'`.as('media'))
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .where(sql<boolean>`work ? 'media'`)
    .execute()
  return rows.flatMap((row) => Object.values(row.media))
}

/** Makes a decision the one that holds for a version. */
export async function saveVerdict(
  db: Executor,
  submissionId: number,
  decision: { id: number; verdict: 'approved' | 'rejected'; decided_at: Date },
): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ status: decision.verdict, reviewed_at: decision.decided_at, decision_id: decision.id })
    .where('id', '=', submissionId)
    .execute()
}

/** Whether a submission is a voice for whose decision nobody waits: there is one, or a newer version has its place. */
export function isSettledVoice(submissionId: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from submissions join questions on questions.id = submissions.question_id
    where submissions.id = ${submissionId} and questions.type = 'voice'
      and not (submissions.status = 'uploaded' and submissions.is_newest))`
}

/** Says of a handed-in file that its bytes are gone. */
export async function markFilesRemoved(db: Executor, submissionId: number, key: string): Promise<void> {
  await sql`
    update submissions set work = jsonb_set(work, '{files}', (
      select jsonb_agg(case when file ->> 'key' = ${key} then file || '{"removed": true}' else file end order by place)
      from jsonb_array_elements(work -> 'files') with ordinality as listed (file, place)))
    where id = ${submissionId}`.execute(db)
}
