import type { Executor } from '../../../database/database.ts'

/** The questions that a student was asked before, each with the last sitting that did. */
export async function listLastSittings(db: Executor, personId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('exam_places')
    .innerJoin('exam_sittings', 'exam_sittings.id', 'exam_places.sitting_id')
    .select(['question_id', ({ fn }) => fn.max('sitting_id').as('sitting_id')])
    .where('person_id', '=', personId)
    .groupBy('question_id')
    .execute()
  return new Map(rows.map(({ question_id, sitting_id }) => [question_id, sitting_id]))
}
