import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { DrawnPlace } from './draw-part.ts'
import type { AskedQuestion, GivenAnswer } from './question.ts'
import type { PartScore, StartedPart } from './sitting.ts'

export interface PartRecord extends StartedPart {
  questions: AskedQuestion[]
  started_at: Date
  /** What was left when an outage began, until the student is back; null while the clock runs. */
  held_s: number | null
  answers: PartAnswer[]
}

type PartAnswer = GivenAnswer & { part: number }

export interface SittingRecord {
  id: number
  person_id: number
  started_at: Date
  finished_at: Date | null
  level: number | null
  set_aside_at: Date | null
  /** Where it led when it ended. */
  redirect: unknown
  /** Those that were started, in order. */
  parts: PartRecord[]
}

/** Serializes all changes of a student's exam, on all servers. Lessons, which tests lock by, have ids above 0. */
export async function lockExam(db: Executor, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${personId}::int, 0)`.execute(db)
}

const sittingColumns = [
  'id',
  'person_id',
  'started_at',
  'finished_at',
  'level',
  'set_aside_at',
  'redirect',
] as const

/** The sitting that counts: it runs, or it has ended and no other was granted since. */
export async function findSitting(db: Executor, personId: number): Promise<SittingRecord | undefined> {
  const row = await db
    .selectFrom('exam_sittings')
    .select(sittingColumns)
    .where('person_id', '=', personId)
    .where('set_aside_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return { ...row, parts: await listParts(db, [row.id]).then((parts) => parts.get(row.id) ?? []) }
}

/** All sittings of a student, newest first. */
export async function listSittings(db: Executor, personId: number): Promise<SittingRecord[]> {
  const rows = await db
    .selectFrom('exam_sittings')
    .select(sittingColumns)
    .where('person_id', '=', personId)
    .orderBy('id', 'desc')
    .execute()
  const parts = await listParts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, parts: parts.get(row.id) ?? [] }))
}

export async function listParts(
  db: Executor,
  sittingIds: readonly number[],
): Promise<Map<number, PartRecord[]>> {
  if (sittingIds.length === 0) return new Map()
  const answers = await db
    .selectFrom('exam_answers')
    .select(['sitting_id', 'part', 'question_id', 'selected_id', 'answered_at'])
    .where('sitting_id', 'in', [...sittingIds])
    .orderBy('answered_at')
    .orderBy('question_id')
    .execute()
  const rows = await db
    .selectFrom('exam_sitting_parts')
    .selectAll()
    .where('sitting_id', 'in', [...sittingIds])
    .orderBy('part')
    .execute()
  const parts = new Map<number, PartRecord[]>()
  for (const { sitting_id, questions, ...row } of rows) {
    const own = parts.get(sitting_id) ?? []
    own.push({
      ...row,
      questions: questions as AskedQuestion[], // startPart alone writes them
      answers: answers.filter((answer) => answer.sitting_id === sitting_id && answer.part === row.part),
    })
    parts.set(sitting_id, own)
  }
  return parts
}

export async function insertSitting(db: Executor, personId: number, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('exam_sittings')
    .values({ person_id: personId, started_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPart(
  db: Executor,
  sittingId: number,
  part: { part: number; questions: readonly AskedQuestion[]; started_at: Date; expires_at: Date },
  places: readonly DrawnPlace[],
): Promise<void> {
  await db
    .insertInto('exam_sitting_parts')
    .values({
      ...part,
      sitting_id: sittingId,
      questions: JSON.stringify(part.questions),
      total: part.questions.length,
    })
    .execute()
  await db
    .insertInto('exam_places')
    .values(places.map((place) => ({ ...place, sitting_id: sittingId, part: part.part })))
    .execute()
}

/** The first answer to a question stays. */
export async function insertAnswers(
  db: Executor,
  sittingId: number,
  part: number,
  answers: readonly GivenAnswer[],
): Promise<void> {
  if (answers.length === 0) return
  await db
    .insertInto('exam_answers')
    .values(answers.map((answer) => ({ ...answer, sitting_id: sittingId, part })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function closePart(
  db: Executor,
  sittingId: number,
  part: number,
  { correct, timed_out }: PartScore,
  now: Date,
): Promise<void> {
  await db
    .updateTable('exam_sitting_parts')
    .set({ correct, timed_out, finished_at: now })
    .where('sitting_id', '=', sittingId)
    .where('part', '=', part)
    .execute()
}

export async function closeSitting(
  db: Executor,
  sittingId: number,
  end: { level: number; redirect: object; at: Date },
): Promise<void> {
  await db
    .updateTable('exam_sittings')
    .set({ level: end.level, finished_at: end.at, redirect: JSON.stringify(end.redirect) })
    .where('id', '=', sittingId)
    .execute()
}

/** Makes room for another sitting; the one that has ended is retained. */
export async function setSittingAside(db: Executor, sittingId: number, now: Date): Promise<void> {
  await db.updateTable('exam_sittings').set({ set_aside_at: now }).where('id', '=', sittingId).execute()
}

/** So long a part waits for its student after an outage. */
const longestHold_days = 7

/** Stops the clocks of parts that ran when an outage began. @returns how many */
export async function holdParts(
  db: Executor,
  { began_at, ended_at }: { began_at: Date; ended_at: Date },
): Promise<number> {
  const waitsUntil = new Date(ended_at.getTime() + longestHold_days * 24 * 3_600_000)
  const { numUpdatedRows } = await db
    .updateTable('exam_sitting_parts')
    .set({
      held_s: sql<number>`ceil(extract(epoch from expires_at - greatest(started_at, ${began_at})))`,
      expires_at: waitsUntil,
    })
    .where('finished_at', 'is', null)
    .where('held_s', 'is', null)
    .where('expires_at', '>', began_at)
    .where('started_at', '<', ended_at)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export async function releasePart(
  db: Executor,
  sittingId: number,
  part: number,
  expires_at: Date,
): Promise<void> {
  await db
    .updateTable('exam_sitting_parts')
    .set({ expires_at, held_s: null })
    .where('sitting_id', '=', sittingId)
    .where('part', '=', part)
    .execute()
}

/** Students whose running part was to end before a moment, or whose sitting has stood between two parts since another. */
export async function listOverdueSitters(
  db: Executor,
  { deadlineBefore, pauseBefore }: { deadlineBefore: Date; pauseBefore: Date },
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('exam_sittings')
    .innerJoin('exam_sitting_parts as part', 'part.sitting_id', 'exam_sittings.id')
    .select('exam_sittings.person_id')
    .distinct()
    .where('exam_sittings.finished_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('part.finished_at', 'is', null), where('part.expires_at', '<', deadlineBefore)]),
        where.and([
          where('part.finished_at', '<', pauseBefore),
          where.not(
            where.exists(
              where
                .selectFrom('exam_sitting_parts as later')
                .select('later.part')
                .whereRef('later.sitting_id', '=', 'part.sitting_id')
                .whereRef('later.part', '>', 'part.part'),
            ),
          ),
        ]),
      ]),
    )
    .limit(limit)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** Whether a part of this student runs at this moment. */
export async function isExamRunning(db: Executor, personId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('exam_sittings')
    .innerJoin('exam_sitting_parts as part', 'part.sitting_id', 'exam_sittings.id')
    .select('part.part')
    .where('exam_sittings.person_id', '=', personId)
    .where('exam_sittings.finished_at', 'is', null)
    .where('part.finished_at', 'is', null)
    .where('part.expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
