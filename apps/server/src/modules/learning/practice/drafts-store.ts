import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface DraftRecord {
  text: string
  revision: number
  saved_at: Date
}

const columns = ['text', 'revision', 'saved_at'] as const

export async function findDraft(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<DraftRecord | undefined> {
  return await db
    .selectFrom('practice_drafts')
    .select(columns)
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
}

/** Writes the draft that follows `revision`; undefined where that is not the newest one any more. */
export async function saveDraft(
  db: Executor,
  personId: number,
  questionId: number,
  { text, revision, now }: { text: string; revision: number; now: Date },
): Promise<DraftRecord | undefined> {
  if (revision === 0) {
    return await db
      .insertInto('practice_drafts')
      .values({ person_id: personId, question_id: questionId, text, revision: 1, saved_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst()
  }
  return await db
    .updateTable('practice_drafts')
    // Counted in the row: what was sent may be the largest number there is.
    .set({ text, revision: sql`revision + 1`, saved_at: now })
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .where('revision', '=', revision)
    .returning(columns)
    .executeTakeFirst()
}

/** Empties the draft of what was handed in; older devices learn of it by the revision. */
export async function clearDraft(
  db: Executor,
  personId: number,
  questionId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('practice_drafts')
    .set({ text: '', revision: sql`revision + 1`, saved_at: now })
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .where('text', '<>', '')
    .execute()
}
