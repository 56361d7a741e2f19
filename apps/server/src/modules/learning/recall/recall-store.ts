import { recallLimits, typesOfSet } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { GradedAnswer } from '../questions/index.ts'
import type { Schedule } from './schedule.ts'

const columns = ['stability', 'difficulty', 'last_day', 'due_on'] as const

const cardOf = (db: Executor, personId: number, questionId: number) =>
  db
    .selectFrom('recall_cards')
    .select(columns)
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)

export async function findCard(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<Schedule | undefined> {
  return await cardOf(db, personId, questionId).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export async function lockCard(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<Schedule | undefined> {
  return await cardOf(db, personId, questionId).forUpdate().executeTakeFirst()
}

export async function saveCard(
  db: Executor,
  personId: number,
  questionId: number,
  schedule: Schedule,
): Promise<void> {
  await db
    .insertInto('recall_cards')
    .values({ person_id: personId, question_id: questionId, ...schedule })
    .onConflict((conflict) => conflict.columns(['person_id', 'question_id']).doUpdateSet(schedule))
    .execute()
}

/** A card that may be asked now, by where its question stands. */
export interface OpenCard {
  question_id: number
  lesson_id: number
  content_version: number
  lesson: Localized
  course: Localized
  /** Of its lesson: then its key may be told. */
  test_passed: boolean
}

/**
 * A student's cards of lessons that are open to them. A question that was taken out, or whose lesson or course was, stays
 * away until it is back; while a test runs, the cards of its lesson, or of what a checkpoint asks, would say the answers.
 */
const openCards = (personId: number) => sql`
  recall_cards cards
  join questions on questions.id = cards.question_id and not questions.retired
    and questions.type in (${sql.join(typesOfSet('test'))})
  join lessons on lessons.id = questions.lesson_id and not lessons.retired
  join courses on courses.id = lessons.course_id and courses.published
  join enrollments on enrollments.course_id = courses.id and enrollments.person_id = cards.person_id
  left join lesson_progress progress
    on progress.lesson_id = lessons.id and progress.person_id = cards.person_id
  where cards.person_id = ${personId}
    and (progress.person_id is not null or lessons.path_order = 0)
    and not exists (
      select from attempts
      where attempts.person_id = cards.person_id and attempts.state = 'open'
        and (attempts.lesson_id = lessons.id or cards.question_id = any(attempts.question_ids))
    )`

const openCard = sql`
  cards.question_id, questions.lesson_id, courses.content_version, lessons.title as lesson,
  courses.title as course, coalesce(progress.test_passed, false) as test_passed`

/**
 * So many of the cards that are due, the last due first: of a backlog, what is nearly forgotten is worth more than what was
 * lost long ago (`npm run bench recall`).
 */
export async function listDue(
  db: Executor,
  personId: number,
  day: SchoolDay,
  limit: number,
): Promise<OpenCard[]> {
  const { rows } = await sql<OpenCard>`
    select ${openCard} from ${openCards(personId)} and cards.due_on <= ${day}
    order by cards.due_on desc, cards.question_id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * The cards of what was wrong in the last test of a lesson or a checkpoint, once the test is passed: before, a repeat would try the answers
 * for nothing. Only those that are judged today.
 */
export async function listWrong(
  db: Executor,
  personId: number,
  lessonId: number,
  day: SchoolDay,
  limit: number,
): Promise<OpenCard[]> {
  const { rows } = await sql<OpenCard>`
    select ${openCard} from ${openCards(personId)}
      and progress.test_passed
      and (cards.last_day = ${day} or cards.due_on <= ${day})
      and cards.question_id in (
        select question_id from answers where not correct and attempt_id = (
          select attempts.id from attempts
          join lesson_progress tested
            on tested.person_id = attempts.person_id and tested.lesson_id = attempts.lesson_id and tested.test_passed
          where attempts.person_id = ${personId} and attempts.lesson_id = ${lessonId}
          order by attempts.started_at desc, attempts.id desc limit 1
        )
      )
    order by cards.question_id limit ${limit}`.execute(db)
  return rows
}

/** How long ago the lessons were finished that a test is preceded by, in days. */
const ages = [
  { least: 5, most: 10 },
  { least: 17, most: 28 },
] as const

/**
 * What is asked before the test of a lesson in an interleaved course: one card of the lessons that its student finished
 * about a week ago there, and one of those of about three weeks ago, each time the one that is due first. None of those
 * whose age has been asked for on this day: a day asks once, however many tests it has.
 */
export async function listEarlier(
  db: Executor,
  personId: number,
  lessonId: number,
  { now, day }: { now: Date; day: SchoolDay },
): Promise<OpenCard[]> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const [week, weeks] = ages
  const { rows } = await sql<OpenCard>`
    with earlier as (
      select ${openCard}, cards.due_on,
        bool_or(cards.last_day >= ${day}::date) over (partition by progress.finished_at > ${before(week.most)}) as asked,
        row_number() over (
          partition by progress.finished_at > ${before(week.most)} order by cards.due_on, cards.question_id
        ) as place
      from ${openCards(personId)}
        and courses.interleaved and progress.test_passed
        and lessons.course_id = (
          select course_id from lessons where id = ${lessonId} and not retired and test_questions > 0
            and type <> 'Checkpoint'
        )
        and lessons.id <> ${lessonId}
        and (
          progress.finished_at between ${before(week.most)} and ${before(week.least)}
          or progress.finished_at between ${before(weeks.most)} and ${before(weeks.least)}
        )
    )
    select question_id, lesson_id, content_version, lesson, course, test_passed from earlier
    where place = 1 and not asked
    order by question_id`.execute(db)
  return rows
}

/** How many are due, `recallLimits.countedMost` at the most. */
export async function countDue(db: Executor, personId: number, day: SchoolDay): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from ${openCards(personId)} and cards.due_on <= ${day}
      -- In the order of the index, which then is read no further than it counts.
      order by cards.due_on desc, cards.question_id desc limit ${recallLimits.countedMost}
    ) due`.execute(db)
  return rows[0]?.count ?? 0
}

/** The first day after this one on which a card is due. */
export async function findNextDue(
  db: Executor,
  personId: number,
  after: SchoolDay,
): Promise<SchoolDay | undefined> {
  const { rows } = await sql<{ due_on: SchoolDay }>`
    select cards.due_on from ${openCards(personId)} and cards.due_on > ${after}
    order by cards.due_on, cards.question_id limit 1`.execute(db)
  return rows[0]?.due_on
}

export async function findOpenCard(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<OpenCard | undefined> {
  const { rows } = await sql<OpenCard>`
    select ${openCard} from ${openCards(personId)} and cards.question_id = ${questionId}`.execute(db)
  return rows[0]
}

/** Whether a module is in a published course that a student takes. */
export async function isOwnModule(db: Executor, personId: number, moduleId: number): Promise<boolean> {
  const row = await db
    .selectFrom('modules')
    .innerJoin('courses', 'courses.id', 'modules.course_id')
    .innerJoin('enrollments', 'enrollments.course_id', 'courses.id')
    .select('modules.id')
    .where('modules.id', '=', moduleId)
    .where('courses.published', '=', true)
    .where('enrollments.person_id', '=', personId)
    .executeTakeFirst()
  return row !== undefined
}

/** Every question of a module's tests with a student's card of it, lesson by lesson. */
export async function listModuleCards(
  db: Executor,
  personId: number,
  moduleId: number,
): Promise<{ lesson_id: number; card: Schedule | null }[]> {
  const rows = await db
    .selectFrom('lessons')
    .innerJoin('questions', 'questions.lesson_id', 'lessons.id')
    .leftJoin('recall_cards', (join) =>
      join.onRef('recall_cards.question_id', '=', 'questions.id').on('recall_cards.person_id', '=', personId),
    )
    .select(['lessons.id as lesson_id', 'stability', 'difficulty', 'last_day', 'due_on'])
    .where('lessons.module_id', '=', moduleId)
    .where('lessons.retired', '=', false)
    .where('questions.retired', '=', false)
    .where('questions.type', 'in', typesOfSet('test'))
    .orderBy('lessons.path_order')
    .execute()
  return rows.map(({ lesson_id, stability, difficulty, last_day, due_on }) => ({
    lesson_id,
    card:
      stability === null || difficulty === null || last_day === null || due_on === null
        ? null
        : { stability, difficulty, last_day, due_on },
  }))
}

export interface RecallAnswerRecord extends GradedAnswer {
  day: SchoolDay
  question_id: number
  request_id: string
  answered_at: Date
}

export async function findAnswerOfRequest(
  db: Executor,
  personId: number,
  requestId: string,
): Promise<RecallAnswerRecord | undefined> {
  return await db
    .selectFrom('recall_answers')
    .select([
      'day',
      'question_id',
      'request_id',
      'answer',
      'correct',
      'points_added',
      'coins_added',
      'strike_added',
      'answered_at',
    ])
    .where('person_id', '=', personId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** @returns false where the request has named another answer. */
export async function insertAnswer(
  db: Executor,
  personId: number,
  record: RecallAnswerRecord,
): Promise<boolean> {
  const written = await db
    .insertInto('recall_answers')
    .values({ ...record, person_id: personId, answer: JSON.stringify(record.answer) })
    .onConflict((conflict) => conflict.columns(['person_id', 'request_id']).doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

/** What cards have paid a student on a school day. */
export async function sumPaid(db: Executor, personId: number, day: SchoolDay): Promise<number> {
  const row = await db
    .selectFrom('recall_answers')
    .select(sql<number>`coalesce(sum(points_added), 0)::integer`.as('points'))
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return row.points
}
