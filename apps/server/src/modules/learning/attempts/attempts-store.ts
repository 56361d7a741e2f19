import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { EndedState } from './attempt.ts'

export interface AttemptRecord {
  id: number
  person_id: number
  lesson_id: number
  seed: number
  question_ids: number[]
  pass_percent: number
  practice_run: boolean
  started_at: Date
  expires_at: Date
  heard_at: Date
  state: 'open' | EndedState
  finished_at: Date | null
  result: unknown
}

export interface AnswerRecord {
  attempt_id: number
  question_id: number
  answer: unknown
  correct: boolean
  points_added: number
  coins_added: number
  strike_added: boolean
  answered_at: Date
}

const attemptColumns = [
  'id',
  'person_id',
  'lesson_id',
  'seed',
  'question_ids',
  'pass_percent',
  'practice_run',
  'started_at',
  'expires_at',
  'heard_at',
  'state',
  'finished_at',
  'result',
] as const

/** The student's attempt, locked until the transaction ends: its answers and its end are serialized. */
export async function lockAttempt(
  db: Executor,
  personId: number,
  attemptId: number,
): Promise<AttemptRecord | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select(attemptColumns)
    .where('id', '=', attemptId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  return row as AttemptRecord | undefined // the table checks the states
}

export async function lockOpenAttempt(
  db: Executor,
  personId: number,
  lessonId: number,
): Promise<AttemptRecord | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select(attemptColumns)
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lessonId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  return row as AttemptRecord | undefined // as above
}

/** The open test that asks a question, whichever lesson's it is. */
export async function lockAskingAttempt(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<AttemptRecord | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select(attemptColumns)
    .where('person_id', '=', personId)
    .where('state', '=', 'open')
    .where(sql<boolean>`${questionId}::integer = any(question_ids)`)
    .forUpdate()
    .executeTakeFirst()
  return row as AttemptRecord | undefined // as above
}

export async function countAttempts(db: Executor, personId: number, lessonId: number): Promise<number> {
  const row = await db
    .selectFrom('attempts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function insertAttempt(
  db: Executor,
  attempt: Omit<AttemptRecord, 'id' | 'state' | 'finished_at' | 'result'>,
): Promise<AttemptRecord> {
  const row = await db
    .insertInto('attempts')
    .values({ ...attempt, state: 'open', spent: !attempt.practice_run })
    .returning(attemptColumns)
    .executeTakeFirstOrThrow()
  return row as AttemptRecord // as above
}

export async function touchAttempt(db: Executor, attemptId: number, now: Date): Promise<void> {
  await db.updateTable('attempts').set({ heard_at: now }).where('id', '=', attemptId).execute()
}

export async function closeAttempt(
  db: Executor,
  attemptId: number,
  end: { state: EndedState; spent: boolean; forgiven: boolean; finished_at: Date; result: unknown },
): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ ...end, result: JSON.stringify(end.result) })
    .where('id', '=', attemptId)
    .execute()
}

/** Whether a silent attempt was forgiven this student between two moments. */
export async function wasForgivenSince(db: Executor, personId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('person_id', '=', personId)
    .where('forgiven', '=', true)
    .where('finished_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const answerColumns = [
  'attempt_id',
  'question_id',
  'answer',
  'correct',
  'points_added',
  'coins_added',
  'strike_added',
  'answered_at',
] as const

export async function listAnswersOfAttempt(db: Executor, attemptId: number): Promise<AnswerRecord[]> {
  return await db
    .selectFrom('answers')
    .select(answerColumns)
    .where('attempt_id', '=', attemptId)
    .orderBy('answered_at')
    .execute()
}

/** Every answer a student gave to a question, in whatever attempt. */
export async function listAnswersToQuestion(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<AnswerRecord[]> {
  return await db
    .selectFrom('answers')
    .select(answerColumns)
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .execute()
}

export async function insertAnswer(db: Executor, personId: number, answer: AnswerRecord): Promise<void> {
  await db
    .insertInto('answers')
    .values({ ...answer, person_id: personId, answer: JSON.stringify(answer.answer) })
    .execute()
}

/** Open attempts whose deadline lies before a moment; those locked by another process are skipped. */
export async function listOverdueAttempts(
  db: Executor,
  deadlineBefore: Date,
  limit: number,
): Promise<{ id: number; person_id: number; lesson_id: number }[]> {
  return await db
    .selectFrom('attempts')
    .select(['id', 'person_id', 'lesson_id'])
    .where('state', '=', 'open')
    .where('expires_at', '<', deadlineBefore)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
}

/**
 * Serializes the starts of attempts of one student, on all servers: no two open tests ask one question.
 */
export async function lockStart(db: Executor, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${personId}::int, 0)`.execute(db)
}

/** Whether a test of this student runs at this moment, in whatever lesson. */
export async function isTestOpen(db: Executor, personId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('person_id', '=', personId)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The ended attempts that count as spent, the latest first, locked until the transaction ends. */
export async function lockSpentAttempts(
  db: Executor,
  personId: number,
  lessonId: number,
  since: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('id')
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lessonId)
    .where('state', '<>', 'open')
    .where('spent', '=', true)
    .where('forgiven', '=', false)
    .where('started_at', '>', since)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** These no longer count as spent. */
export async function giveBackAttempts(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('attempts')
    .set({ spent: false })
    .where('id', 'in', [...ids])
    .execute()
}

/** Whether a student ended a test that counts without a mistake since a moment. */
export async function hasFlawlessTest(
  db: Executor,
  personId: number,
  lessonId: number,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('attempts')
    .select('id')
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lessonId)
    .where('state', '=', 'passed')
    .where('practice_run', '=', false)
    .where('finished_at', '>=', since)
    .where(sql`(result ->> 'percentage')::float8`, '=', 100)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
