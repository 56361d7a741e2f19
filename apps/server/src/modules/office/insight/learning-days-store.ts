import type { LessonType, QuestionType } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import type { DaySpan } from './review-days-store.ts'
import type { QuestionSums } from './question-health.ts'

/**
 * Counts anew what was answered in the tests that ended on a day. Practice runs do not count, and neither do checkpoints:
 * they ask again what was learnt, so that a question would look easier than it is when it is met first.
 */
export async function rollQuestionDay(db: Executor, { day, start, end }: DaySpan): Promise<void> {
  await sql`delete from question_days where day = ${day}`.execute(db)
  await sql`
    insert into question_days (day, question_id, tries, correct, pairs, sum_x, sum_y, sum_yy, sum_xy)
    select ${day}::date, question_id, count(*), sum(x), count(y), coalesce(sum(x) filter (where y is not null), 0),
      coalesce(sum(y), 0), coalesce(sum(y * y), 0), coalesce(sum(x * y), 0)
    from (
      select answers.question_id, answers.correct::int as x,
        (ended.correct - answers.correct::int)::float8 / nullif(ended.questions - 1, 0) as y
      from (
        select attempts.id, cardinality(question_ids) as questions,
          (select count(*) from answers where attempt_id = attempts.id and correct) as correct
        from attempts
        where finished_at >= ${start} and finished_at < ${end} and not practice_run
          and not exists (select from lessons where lessons.id = attempts.lesson_id and lessons.type = 'Checkpoint')
      ) ended
      join answers on answers.attempt_id = ended.id
    ) each
    group by question_id`.execute(db)
}

export async function findFirstAttempt(db: Executor): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(finished_at) as at from attempts where finished_at is not null`.execute(db)
  return rows[0]?.at ?? undefined
}

/** Counts anew for whom lessons were opened on a day, and how long those studied who finished then: video and tests. */
export async function rollLessonDay(db: Executor, { day, start, end }: DaySpan): Promise<void> {
  await sql`delete from lesson_days where day = ${day}`.execute(db)
  await sql`
    insert into lesson_days (day, lesson_id, reached, lengths_min, students)
    select ${day}::date, lesson_id, sum(opened),
      coalesce(array_agg(minutes order by minutes) filter (where minutes is not null), '{}'),
      coalesce(array_agg(students order by minutes) filter (where minutes is not null), '{}')
    from (
      select lesson_id, minutes, sum(opened) as opened, count(*)::int as students from (
        select lesson_id, 1 as opened, null::integer as minutes from lesson_progress
        where opened_at >= ${start} and opened_at < ${end}
        union all
        select done.lesson_id, 0, ceil((
          coalesce((
            select sum(extract(epoch from finished_at - started_at)) from attempts
            where attempts.person_id = done.person_id and attempts.lesson_id = done.lesson_id
              and attempts.finished_at <= done.finished_at
          ), 0) + coalesce((
            select sum(watched_s) from questions
            join video_progress on video_progress.question_id = questions.id
              and video_progress.person_id = done.person_id
            where questions.lesson_id = done.lesson_id
          ), 0)
        ) / 60)::integer
        from lesson_progress done
        where done.finished_at >= ${start} and done.finished_at < ${end}
      ) each
      group by lesson_id, minutes
    ) lengths
    group by lesson_id`.execute(db)
}

export async function findFirstOpening(db: Executor): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select min(opened_at) as at from lesson_progress`.execute(
    db,
  )
  return rows[0]?.at ?? undefined
}

export interface LessonSums {
  id: number
  title: Localized
  type: LessonType
  module_title: Localized
  reached: number
  finished: number
  median_min: number | null
}

/** The lessons of a course in their order, with the sums of all days. */
export async function sumLessons(db: Executor, courseId: number): Promise<LessonSums[]> {
  const { rows } = await sql<LessonSums>`
    select lessons.id, lessons.title, lessons.type, modules.title as module_title,
      coalesce((select sum(reached)::int from lesson_days where lesson_id = lessons.id), 0) as reached,
      coalesce(spent.finished, 0) as finished, spent.median_min
    from lessons join modules on modules.id = lessons.module_id
    cross join lateral (
      select max(whole)::int as finished, min(length) filter (where until * 2 >= whole) as median_min
      from (
        select length, sum(count) over (order by length) as until, sum(count) over () as whole
        from (
          select length, sum(number) as count
          from lesson_days cross join lateral unnest(lengths_min, students) as each (length, number)
          where lesson_id = lessons.id group by length
        ) counted
      ) ranked
    ) spent
    where lessons.course_id = ${courseId} and not lessons.retired
    order by lessons.path_order`.execute(db)
  return rows
}

export interface QuestionRecord extends QuestionSums {
  id: number
  lesson_id: number
  lesson_title: Localized
  type: QuestionType
  order_number: number
  content: unknown
}

/** The questions of a course that were answered in a test, in its order. */
export async function sumQuestions(db: Executor, courseId: number): Promise<QuestionRecord[]> {
  const { rows } = await sql<QuestionRecord>`
    select questions.id, questions.lesson_id, lessons.title as lesson_title, questions.type, questions.order_number,
      questions.content, sums.*
    from lessons
    join questions on questions.lesson_id = lessons.id and not questions.retired
    cross join lateral (
      select sum(tries)::int as tries, sum(correct)::int as correct, sum(pairs)::int as pairs,
        sum(sum_x) as sum_x, sum(sum_y) as sum_y, sum(sum_yy) as sum_yy, sum(sum_xy) as sum_xy
      from question_days where question_id = questions.id
    ) sums
    where lessons.course_id = ${courseId} and not lessons.retired and sums.tries > 0
    order by lessons.path_order, questions.order_number`.execute(db)
  return rows
}

export async function findCourseTitle(db: Executor, courseId: number): Promise<Localized | undefined> {
  const row = await db.selectFrom('courses').select('title').where('id', '=', courseId).executeTakeFirst()
  return row?.title as Localized | undefined // jsonb as the importer wrote it
}
