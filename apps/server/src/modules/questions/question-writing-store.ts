import type { Executor } from '../../database/database.ts'

const json = (value: unknown) => JSON.stringify(value)

export async function findQuestionContent(
  db: Executor,
  lessonId: number,
  stableId: string,
): Promise<{ content: unknown } | undefined> {
  return await db
    .selectFrom('questions')
    .select('content')
    .where('lesson_id', '=', lessonId)
    .where('stable_id', '=', stableId)
    .executeTakeFirst()
}

export async function upsertQuestion(
  db: Executor,
  lessonId: number,
  stableId: string,
  question: { order_number: number; type: string; content: unknown; key: unknown; source: unknown },
): Promise<number> {
  const row = {
    order_number: question.order_number,
    type: question.type,
    content: json(question.content),
    key: json(question.key),
    source: json(question.source),
    retired: false,
  }
  const written = await db
    .insertInto('questions')
    .values({ ...row, lesson_id: lessonId, stable_id: stableId })
    .onConflict((conflict) => conflict.columns(['lesson_id', 'stable_id']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return written.id
}

/** Puts aside a course's questions that are not among these. */
export async function retireOtherQuestions(
  db: Executor,
  courseId: number,
  keep: readonly number[],
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ retired: true })
    .where('lesson_id', 'in', (query) =>
      query.selectFrom('lessons').select('id').where('course_id', '=', courseId),
    )
    .where('id', 'not in', keep)
    .execute()
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
