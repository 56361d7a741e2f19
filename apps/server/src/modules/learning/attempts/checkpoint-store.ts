import { typesOfSet } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/**
 * What a checkpoint may ask a student: the questions of the tests of its module in the lessons that they have finished, a
 * list a lesson. What came into the module since is not learnt yet, and what another open test asks is asked there.
 */
export async function listCheckpointPool(
  db: Executor,
  personId: number,
  moduleId: number,
): Promise<number[][]> {
  const { rows } = await sql<{ questions: number[] }>`
    select array_agg(questions.id order by questions.order_number) as questions
    from lessons
    join lesson_progress on lesson_progress.lesson_id = lessons.id and lesson_progress.person_id = ${personId}
    join questions on questions.lesson_id = lessons.id
    where lessons.module_id = ${moduleId} and not lessons.retired and lesson_progress.finished_at is not null
      and not questions.retired and questions.type in (${sql.join(typesOfSet('test'))})
      and questions.id <> all(array(
        select unnest(question_ids) from attempts where person_id = ${personId} and state = 'open'
      ))
    group by lessons.id, lessons.path_order
    order by lessons.path_order`.execute(db)
  return rows.map(({ questions }) => questions)
}

/** The questions that open tests of a student ask now. */
export async function listAskedNow(db: Executor, personId: number): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select unnest(question_ids) as id from attempts where person_id = ${personId} and state = 'open'`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** The lessons with tests that keep a module's checkpoint from having anything to ask a student. */
export async function listUnfinishedTests(
  db: Executor,
  personId: number,
  moduleId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select lessons.id from lessons
    left join lesson_progress progress on progress.lesson_id = lessons.id and progress.person_id = ${personId}
    where lessons.module_id = ${moduleId} and not lessons.retired and lessons.type <> 'Checkpoint'
      and lessons.test_questions > 0 and progress.finished_at is null
    order by lessons.path_order`.execute(db)
  return rows.map(({ id }) => id)
}
