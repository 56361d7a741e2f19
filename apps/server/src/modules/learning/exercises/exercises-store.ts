import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface ExercisePlace {
  personId: number
  questionId: number
  exercise: string
}

export interface ExerciseWork {
  tries: number
  /** A digest of the last program that failed. */
  tried: Buffer | null
  shown_at: Date | null
  solved_at: Date | null
  /** Of what is typed: 0 where nothing was saved. */
  revision: number
}

const columns = ['tries', 'tried', 'shown_at', 'solved_at', 'revision'] as const

export async function findWork(db: Executor, place: ExercisePlace): Promise<ExerciseWork | undefined> {
  return await at(db, place).executeTakeFirst()
}

/** The same, made where there is none, and locked until the transaction ends. */
export async function lockWork(db: Executor, place: ExercisePlace): Promise<ExerciseWork> {
  const { personId, questionId, exercise } = place
  await db
    .insertInto('exercise_works')
    .values({ person_id: personId, question_id: questionId, exercise })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await at(db, place).forUpdate().executeTakeFirstOrThrow()
}

function at(db: Executor, { personId, questionId, exercise }: ExercisePlace) {
  return db
    .selectFrom('exercise_works')
    .select(columns)
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .where('exercise', '=', exercise)
}

export async function saveWork(
  db: Executor,
  { personId, questionId, exercise }: ExercisePlace,
  change: Partial<ExerciseWork & { text: string; saved_at: Date }>,
): Promise<void> {
  await db
    .updateTable('exercise_works')
    .set(change)
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .where('exercise', '=', exercise)
    .execute()
}

export interface ExerciseDraftRecord {
  exercise: string
  text: string
  revision: number
}

/** What was typed into the exercises of an info. */
export async function listDrafts(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<ExerciseDraftRecord[]> {
  return await db
    .selectFrom('exercise_works')
    .select(['exercise', 'text', 'revision'])
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .where('revision', '>', 0)
    .execute()
}

/** Writes the draft that follows `revision`; undefined where that is not the newest one any more. */
export async function saveDraft(
  db: Executor,
  { personId, questionId, exercise }: ExercisePlace,
  { text, revision, now }: { text: string; revision: number; now: Date },
): Promise<{ revision: number } | undefined> {
  const { rows } = await sql<{ revision: number }>`
    insert into exercise_works (person_id, question_id, exercise, text, revision, saved_at)
    values (${personId}, ${questionId}, ${exercise}, ${text}, 1, ${now})
    on conflict (person_id, question_id, exercise) do update
      set text = excluded.text, revision = exercise_works.revision + 1, saved_at = excluded.saved_at
      where exercise_works.revision = ${revision}
    returning revision`.execute(db)
  return rows[0]
}
