import { limits, type QuestionType } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { ExerciseProgress } from './question-type.ts'
import { readQuestion } from './read-question.ts'
import type { QuestionRow, StoredQuestion } from './stored-question.ts'

export async function listQuestionsOfLesson(db: Executor, lessonId: number): Promise<StoredQuestion[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['id', 'lesson_id', 'order_number', 'type', 'content', 'key'])
    .where('lesson_id', '=', lessonId)
    .where('retired', '=', false)
    .orderBy('order_number')
    .execute()
  return rows.map((row) => readQuestion(row as QuestionRow)) // the importer writes known types only
}

/** The lessons that these questions are in, of those that students see. */
export async function listLessonsOfQuestions(
  db: Executor,
  questionIds: readonly number[],
): Promise<{ id: number; title: Localized }[]> {
  if (questionIds.length === 0) return []
  const { rows } = await sql<{ id: number; title: Localized }>`
    select id, title from lessons
    where not retired and id in (select lesson_id from questions where id = any(${[...questionIds]}::integer[]))`.execute(
    db,
  )
  return rows
}

/** A question of any lesson, also one that was taken out. */
export async function findQuestion(db: Executor, id: number): Promise<StoredQuestion | undefined> {
  const row = await db
    .selectFrom('questions')
    .select(['id', 'lesson_id', 'order_number', 'type', 'content', 'key'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && readQuestion(row as QuestionRow) // as above
}

/**
 * How many of these questions can still be answered: those that their lesson has, which of a checkpoint has to be there
 * itself.
 * @param lessonId whose test asks them.
 */
export async function countAsked(
  db: Executor,
  lessonId: number,
  questionIds: readonly number[],
): Promise<number> {
  if (questionIds.length === 0) return 0
  const row = await db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('questions.id', 'in', questionIds)
    .where('questions.retired', '=', false)
    .where((where) => where.or([where('lessons.id', '=', lessonId), where('lessons.retired', '=', false)]))
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findQuestionPlace(
  db: Executor,
  questionId: number,
): Promise<{ id: number; lesson_id: number; type: QuestionType } | undefined> {
  const row = await db
    .selectFrom('questions')
    .select(['id', 'lesson_id', 'type'])
    .where('id', '=', questionId)
    .where('retired', '=', false)
    .executeTakeFirst()
  return row as { id: number; lesson_id: number; type: QuestionType } | undefined // as above
}

export interface ContentProgress {
  question_id: number
  watched_s: number
  position_s: number
  completed: boolean
}

export interface LastAttempt {
  id: number
  seed: number
  state: 'open' | 'passed' | 'failed' | 'left' | 'timeout'
  question_ids: number[]
  /** How many there were, this one among them. */
  count: number
}

interface DoneExercise extends ExerciseProgress {
  question_id: number
  exercise: string
}

export interface LessonProgress {
  videos: ContentProgress[]
  /** Ids of the infos that were opened. */
  reads: number[]
  exercises: DoneExercise[]
  last: LastAttempt | undefined
  /** To the last attempt. */
  answers: { question_id: number; answer: unknown; correct: boolean; answered_at: Date }[]
  /** What an open test of another lesson asks: a checkpoint's questions belong to other lessons. */
  askedElsewhere: number[]
}

/** As JSON gives it; a time inside JSON is text. */
export interface LessonProgressJson {
  videos: ContentProgress[]
  reads: number[]
  exercises: DoneExercise[]
  last: LastAttempt | null
  answers: [question: number, answer: unknown, correct: boolean, answered_at: string][]
  asked_elsewhere: number[]
}

/** What a student did in a lesson, as one value: every opening of a lesson reads it along with the lesson. */
export const progressSoFar = (personId: number, lessonId: number): RawBuilder<LessonProgressJson> => sql`(
  with last as (
    select id, seed, state, question_ids, (count(*) over ())::int as count from attempts
    where person_id = ${personId} and lesson_id = ${lessonId} order by id desc limit 1
  )
  select json_build_object(
    'videos', array(
      select json_build_object(
        'question_id', question_id, 'watched_s', watched_s, 'position_s', position_s,
        'completed', completed_at is not null
      )
      from video_progress join questions on questions.id = question_id
      where questions.lesson_id = ${lessonId} and person_id = ${personId}
    ),
    'reads', array(
      select question_id from info_reads join questions on questions.id = question_id
      where questions.lesson_id = ${lessonId} and person_id = ${personId}
    ),
    'exercises', array(
      select json_build_object(
        'question_id', question_id, 'exercise', exercise, 'solved', solved_at is not null, 'tries', tries
      )
      from exercise_works join questions on questions.id = question_id
      where questions.lesson_id = ${lessonId} and person_id = ${personId}
    ),
    'last', (select row_to_json(last) from last),
    'answers', array(
      select json_build_array(question_id, answer, correct, answered_at)
      from answers join last on last.id = attempt_id
    ),
    'asked_elsewhere', array(
      select unnest(question_ids) from attempts
      where person_id = ${personId} and state = 'open' and lesson_id <> ${lessonId}
    )
  )
)`

export function readProgress({
  videos,
  reads,
  exercises,
  last,
  answers,
  asked_elsewhere,
}: LessonProgressJson): LessonProgress {
  return {
    videos,
    reads,
    exercises,
    last: last ?? undefined,
    answers: answers.map(([question_id, answer, correct, answered_at]) => ({
      question_id,
      answer,
      correct,
      answered_at: new Date(answered_at),
    })),
    askedElsewhere: asked_elsewhere,
  }
}

/**
 * Notes that a session opened a lesson with videos, and starts the student's watching clock anew. Reading a lesson is not
 * worth an fsync: losing a tick in a crash does no harm, so it is flushed with the next commit that must be durable.
 */
export async function startWatching(
  db: Executor,
  personId: number,
  opening: { sessionHash: Buffer; lessonId: number },
  now: Date,
): Promise<void> {
  await sql`
    with opened as (
      insert into lesson_openings (session_hash, lesson_id, opened_at)
      values (${opening.sessionHash}, ${opening.lessonId}, ${now})
      on conflict do nothing
    )
    insert into watch_clocks (person_id, ticked_at)
    select ${personId}::int, ${now}::timestamptz where set_config('synchronous_commit', 'off', true) = 'off'
    on conflict (person_id) do update set ticked_at = greatest(watch_clocks.ticked_at, excluded.ticked_at)`.execute(
    db,
  )
}

export async function isLessonOpened(
  db: Executor,
  { sessionHash, lessonId }: { sessionHash: Buffer; lessonId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('lesson_openings')
    .select('lesson_id')
    .where('session_hash', '=', sessionHash)
    .where('lesson_id', '=', lessonId)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the openings of so long ago that most of their sessions have ended; the others open a lesson anew. */
export async function removeOldOpenings(db: Executor, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - limits.session.lifetime_s * 1000)
  await db.deleteFrom('lesson_openings').where('opened_at', '<=', oldest).execute()
}

async function tickWatchClock(db: Executor, personId: number, now: Date): Promise<void> {
  await db
    .insertInto('watch_clocks')
    .values({ person_id: personId, ticked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ ticked_at: sql`greatest(watch_clocks.ticked_at, excluded.ticked_at)` }),
    )
    .execute()
}

/** Locks the student's watching clock, ticks it and returns when it ticked before; undefined where it never did. */
export async function takeWatchClock(db: Executor, personId: number, now: Date): Promise<Date | undefined> {
  const before = await db
    .selectFrom('watch_clocks')
    .select('ticked_at')
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  await tickWatchClock(db, personId, now)
  return before?.ticked_at
}

interface VideoProgress {
  person_id: number
  question_id: number
  watched_s: number
  position_s: number
  completed_at: Date | null
  updated_at: Date
  /** The file it is of; null where nobody noted it. */
  media: string | null
  /** How long each stretch was watched again, in tenths of a second. */
  again: number[] | null
}

export async function findVideoProgress(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<Omit<VideoProgress, 'person_id' | 'question_id' | 'updated_at'> | undefined> {
  return await db
    .selectFrom('video_progress')
    .select(['watched_s', 'position_s', 'completed_at', 'media', 'again'])
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .executeTakeFirst()
}

export async function saveVideoProgress(db: Executor, row: VideoProgress): Promise<void> {
  await db
    .insertInto('video_progress')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'question_id']).doUpdateSet({
        // A raced older heartbeat must not take back what was believed.
        watched_s: sql`greatest(video_progress.watched_s, excluded.watched_s)`,
        position_s: row.position_s,
        completed_at: sql`coalesce(video_progress.completed_at, excluded.completed_at)`,
        updated_at: row.updated_at,
        media: row.media,
        again: row.again,
      }),
    )
    .execute()
}

/** True when this was the first time. */
export async function saveInfoRead(
  db: Executor,
  personId: number,
  questionId: number,
  now: Date,
): Promise<boolean> {
  const written = await db
    .insertInto('info_reads')
    .values({ person_id: personId, question_id: questionId, read_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}
