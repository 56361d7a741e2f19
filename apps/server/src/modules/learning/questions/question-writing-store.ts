import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

const json = (value: unknown) => JSON.stringify(value)

export interface QuestionWriting {
  stable_id: string
  order_number: number
  type: string
  content: unknown
  key: unknown
  source: unknown
}

/** Writes questions of a lesson, by their stable ids. */
export async function upsertQuestions(
  db: Executor,
  lessonId: number,
  questions: readonly QuestionWriting[],
): Promise<void> {
  if (questions.length === 0) return
  await sql`
    insert into questions (lesson_id, stable_id, order_number, type, content, key, source)
    select ${lessonId}::integer, stable_id, order_number, type, content, key, source
    from jsonb_to_recordset(${json(questions)}::jsonb) as written (
      stable_id text, order_number integer, type text, content jsonb, key jsonb, source jsonb
    )
    order by order_number
    on conflict (lesson_id, stable_id) do update set order_number = excluded.order_number, type = excluded.type,
      content = excluded.content, key = excluded.key, source = excluded.source, retired = false`.execute(db)
}

export interface WrittenQuestion {
  stable_id: string
  order_number: number
  type: string
  content: unknown
  source: unknown
  retired: boolean
}

/** The questions of a lesson as they are stored, those put aside too. */
export async function listWrittenQuestions(db: Executor, lessonId: number): Promise<WrittenQuestion[]> {
  return await db
    .selectFrom('questions')
    .select(['stable_id', 'order_number', 'type', 'content', 'source', 'retired'])
    .where('lesson_id', '=', lessonId)
    .execute()
}

/** Puts aside a lesson's questions that are not among these. */
export async function retireQuestionsBut(
  db: Executor,
  lessonId: number,
  keep: readonly string[],
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ retired: true })
    .where('lesson_id', '=', lessonId)
    .where('retired', '=', false)
    .where('stable_id', 'not in', [...keep])
    .execute()
}
