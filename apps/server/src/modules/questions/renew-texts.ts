import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import type { Localized } from '../../i18n/localized.ts'
import { localized } from './options.ts'
import type { StoredMedia } from './question-type.ts'
import { mediaIn, RENDERING, renderMarkdown } from './render-markdown.ts'
import type { StoredContent, StoredKey } from './stored-question.ts'

/** What of an author's question became HTML. */
const authored = z.object({
  text: localized,
  tip: localized.nullish(),
  hint: localized.nullish(),
  success: localized.nullish(),
})

/**
 * Renders the texts of questions anew that were stored by an older version of this code, from what their authors wrote.
 * To be called before anyone serves. @returns how many there were.
 */
export async function renewTexts(db: Database): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('questions')
      .select(['id', 'lesson_id', 'content', 'key', 'source'])
      .where(sql<boolean>`coalesce((content ->> 'rendering')::int, 1) < ${RENDERING}::int`)
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const { id, ...row } of rows) {
      const content = row.content as StoredContent // of the importer
      const key = row.key as StoredKey // likewise
      const source = authored.safeParse(row.source).data
      await transaction
        .updateTable('questions')
        .set({
          content: JSON.stringify({
            ...content,
            rendering: RENDERING,
            text: renewed(source?.text, content.text) ?? content.text,
            tip: renewed(source?.tip, content.tip),
          }),
          key: JSON.stringify({
            ...key,
            hint: renewed(source?.hint, key.hint),
            success: renewed(source?.success, key.success),
          }),
        })
        .where('id', '=', id)
        .execute()
    }
    // Who keeps the old ones in memory is told.
    if (rows.length > 0)
      await transaction
        .updateTable('courses')
        .set((set) => ({ content_version: set('content_version', '+', 1) }))
        .where('id', 'in', (query) =>
          query
            .selectFrom('lessons')
            .select('course_id')
            .where('id', 'in', [...new Set(rows.map(({ lesson_id }) => lesson_id))]),
        )
        .execute()
    return rows.length
  })
}

/**
 * The same text by the rules of today; as it was where its pictures can't be told any more. Paths of an archive are not
 * stored, so they are taken in their order from what was rendered before.
 */
function renewed(source: Localized | null | undefined, stored: Localized | null): Localized | null {
  if (!source || !stored) return stored
  const before = [stored.uz, stored.ru ?? ''].flatMap(mediaIn)
  const left = [...before]
  const next = renderMarkdown(source, 'block', () => left.shift() ?? nowhere)
  const after = [next.uz, next.ru ?? ''].flatMap(mediaIn)
  const isSame = JSON.stringify(after.map(keyOf)) === JSON.stringify(before.map(keyOf))
  return isSame && left.length === 0 ? next : stored
}

const nowhere: StoredMedia = { key: '0', width: null, height: null, duration_s: null }

const keyOf = ({ key }: StoredMedia): string => key
