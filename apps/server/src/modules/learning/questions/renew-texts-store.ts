import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { StoredContent, StoredKey } from './stored-question.ts'

interface OldRendering {
  id: number
  content: StoredContent
  key: StoredKey
  /** As its author wrote it. */
  source: unknown
}

/** Questions whose texts were rendered by rules before these; locked until the transaction ends. */
export async function lockOldRenderings(db: Executor, rendering: number): Promise<OldRendering[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'content', 'key', 'source'])
    .where(sql<boolean>`coalesce((content ->> 'rendering')::int, 1) < ${rendering}::int`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as OldRendering[] // of the importer
}

export async function rewriteQuestion(
  db: Executor,
  id: number,
  content: StoredContent,
  key: StoredKey,
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ content: JSON.stringify(content), key: JSON.stringify(key) })
    .where('id', '=', id)
    .execute()
}
