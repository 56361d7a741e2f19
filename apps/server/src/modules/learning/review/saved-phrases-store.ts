import type { Executor } from '../../../database/database.ts'

export interface SavedPhraseRecord {
  id: number
  title: string
  body: string
}

export async function listSavedPhrases(db: Executor, personId: number): Promise<SavedPhraseRecord[]> {
  return await db
    .selectFrom('review_snippets')
    .select(['id', 'title', 'body'])
    .where('person_id', '=', personId)
    .orderBy('title')
    .orderBy('id')
    .execute()
}

export async function insertSavedPhrase(
  db: Executor,
  personId: number,
  snippet: { title: string; body: string },
): Promise<void> {
  await db
    .insertInto('review_snippets')
    .values({ person_id: personId, ...snippet })
    .execute()
}

/** @returns whether it was theirs. */
export async function updateSavedPhrase(
  db: Executor,
  personId: number,
  { id, title, body }: SavedPhraseRecord,
): Promise<boolean> {
  const updated = await db
    .updateTable('review_snippets')
    .set({ title, body })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** @returns whether it was theirs. */
export async function deleteSavedPhrase(db: Executor, personId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('review_snippets')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}
