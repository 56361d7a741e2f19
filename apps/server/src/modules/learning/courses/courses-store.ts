import { type ItemState, type LessonType, type TypeOfSet, typesOfSet } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { chatLinkOfCourse } from './chat-links-store.ts'
import { enroll } from './enrollments-store.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { maxAttemptsOfLesson, passPercentOfLesson } from '../../base/school/index.ts'
import { practiceStatus, type PracticeStatus } from './lesson-state.ts'

export interface CourseRecord {
  id: number
  title: Localized
  description: Localized
  cover: { hue: number; seed: number }
  chat_link: string | null
}

export interface ModuleRecord {
  id: number
  course_id: number
  title: Localized
  description: Localized
  position: number
}

export type OpenState = Exclude<ItemState, 'closed'>

/** A lesson of a course, as it is for everyone. */
export interface LessonContent {
  id: number
  course_id: number
  module_id: number
  path_order: number
  position: number
  type: LessonType
  title: Localized
  pass_percent: number
  max_attempts: number
  time_limit_s: number | null
  questions_total: number
  test_questions: number
  practice_questions: number
  /** How many of its exercises come before its test. */
  exercises_required: number
  duration_s: number
}

/** What one student made of a lesson. */
export interface LessonProgress {
  /** Null where it was never opened. */
  state: OpenState | null
  test_passed: boolean | null
  best_percentage: number | null
  finished_at: Date | null
  touched_at: Date | null
}

export type LessonRecord = LessonContent & LessonProgress

/** The published courses a student is enrolled in. */
export async function listCourses(
  db: Executor,
  personId: number,
  courseId?: number,
): Promise<CourseRecord[]> {
  let query = db
    .selectFrom('courses')
    .innerJoin('enrollments', 'enrollments.course_id', 'courses.id')
    .select(['courses.id', 'courses.title', 'courses.description', 'courses.cover'])
    .select(chatLinkOfCourse.as('chat_link'))
    .where('enrollments.person_id', '=', personId)
    .where('courses.published', '=', true)
    .orderBy('courses.position')
    .orderBy('courses.id')
  if (courseId !== undefined) query = query.where('courses.id', '=', courseId)
  // jsonb columns hold what the archive's importer wrote.
  return (await query.execute()) as CourseRecord[]
}

export async function listModules(db: Executor, courseId: number): Promise<ModuleRecord[]> {
  const rows = await db
    .selectFrom('modules')
    .select(['id', 'course_id', 'title', 'description', 'position'])
    .where('course_id', '=', courseId)
    .where('retired', '=', false)
    .orderBy('position')
    .execute()
  return rows as ModuleRecord[] // jsonb as the importer wrote it
}

function lessonsWithProgress(db: Executor, personId: number) {
  return db
    .selectFrom('lessons')
    .leftJoin('lesson_progress', (join) =>
      join
        .onRef('lesson_progress.lesson_id', '=', 'lessons.id')
        .on('lesson_progress.person_id', '=', personId),
    )
    .select([
      'lessons.id',
      'lessons.course_id',
      'lessons.module_id',
      'lessons.path_order',
      'lessons.position',
      'lessons.type',
      'lessons.title',
      passPercentOfLesson.as('pass_percent'),
      maxAttemptsOfLesson.as('max_attempts'),
      'lessons.time_limit_s',
      'lessons.questions_total',
      'lessons.test_questions',
      'lessons.practice_questions',
      'lessons.exercises_required',
      'lessons.duration_s',
      'lesson_progress.state',
      'lesson_progress.test_passed',
      'lesson_progress.best_percentage',
      'lesson_progress.finished_at',
      'lesson_progress.touched_at',
    ])
}

/** The lessons of courses in the order of their paths. */
export async function listLessons(
  db: Executor,
  personId: number,
  courseIds: readonly number[],
): Promise<LessonRecord[]> {
  if (courseIds.length === 0) return []
  const rows = await lessonsWithProgress(db, personId)
    .where('lessons.retired', '=', false)
    .where('lessons.course_id', 'in', courseIds)
    .orderBy('lessons.course_id')
    .orderBy('lessons.path_order')
    .execute()
  return rows as LessonRecord[] // type and state are checked by the tables, jsonb written by the importer
}

export interface LessonAccess extends LessonRecord {
  content_version: number
}

/**
 * One lesson of a course the student is enrolled in; undefined where it is not theirs.
 * @param along an expression that is read in the same statement.
 */
export async function findLesson<Along = null>(
  db: Executor,
  personId: number,
  lessonId: number,
  along?: RawBuilder<Along>,
): Promise<(LessonAccess & { along: Along }) | undefined> {
  const row = await lessonsWithProgress(db, personId)
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .innerJoin('enrollments', (join) =>
      join.onRef('enrollments.course_id', '=', 'courses.id').on('enrollments.person_id', '=', personId),
    )
    .select(['courses.content_version', (along ?? sql`null`).as('along')])
    .where('courses.published', '=', true)
    .where('lessons.retired', '=', false)
    .where('lessons.id', '=', lessonId)
    .executeTakeFirst()
  return row as (LessonAccess & { along: Along }) | undefined // as listLessons
}

/**
 * The lesson in which a student began something that must come to its end, also where it was taken from the course
 * meanwhile, or the student was.
 */
export async function getBegunLesson(
  db: Executor,
  personId: number,
  lessonId: number,
): Promise<LessonAccess> {
  const row = await lessonsWithProgress(db, personId)
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select('courses.content_version')
    .where('lessons.id', '=', lessonId)
    .executeTakeFirstOrThrow()
  return row as LessonAccess // as listLessons
}

export interface UndoneContent {
  id: number
  lesson_id: number
  type: TypeOfSet<'learn'>
}

/** The videos not watched and the infos not opened, in order. */
export async function listUndoneContent(
  db: Executor,
  personId: number,
  lessonIds: readonly number[],
): Promise<UndoneContent[]> {
  if (lessonIds.length === 0) return []
  const rows = await db
    .selectFrom('questions')
    .select(['questions.id', 'questions.lesson_id', 'questions.type'])
    .where('questions.lesson_id', 'in', lessonIds)
    .where('questions.retired', '=', false)
    .where('questions.type', 'in', typesOfSet('learn'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('video_progress')
            .select('question_id')
            .whereRef('video_progress.question_id', '=', 'questions.id')
            .where('video_progress.person_id', '=', personId)
            .where('video_progress.completed_at', 'is not', null),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('info_reads')
            .select('question_id')
            .whereRef('info_reads.question_id', '=', 'questions.id')
            .where('info_reads.person_id', '=', personId),
        ),
      ),
    )
    .orderBy('questions.lesson_id')
    .orderBy('questions.order_number')
    .execute()
  return rows as UndoneContent[] // the query selects these types only
}

/** The practice status of lessons: by lesson, over the newest version of each of its practice questions. */
export async function listPracticeStatuses(
  db: Executor,
  personId: number,
  lessonIds: readonly number[],
): Promise<Map<number, PracticeStatus>> {
  if (lessonIds.length === 0) return new Map()
  const newest = await db
    .selectFrom('questions')
    .innerJoin('submissions', (join) =>
      join.onRef('submissions.question_id', '=', 'questions.id').on('submissions.person_id', '=', personId),
    )
    .distinctOn('questions.id')
    .select(['questions.lesson_id', 'submissions.status'])
    .where('questions.lesson_id', 'in', lessonIds)
    .where('questions.retired', '=', false)
    .orderBy('questions.id')
    .orderBy('submissions.version', 'desc')
    .execute()
  const counts = await db
    .selectFrom('lessons')
    .select(['id', 'practice_questions'])
    .where('id', 'in', lessonIds)
    .execute()
  return new Map(
    counts.map(({ id, practice_questions }) => {
      const statuses = newest.filter((row) => row.lesson_id === id).map((row) => row.status)
      return [id, practiceStatus(practice_questions, statuses as Exclude<PracticeStatus, 'none'>[])] // the table's check
    }),
  )
}

/**
 * The student's row of an open lesson, locked: it serializes changes of the lesson's state and attempts. Inserted where
 * there is none yet.
 */
export async function lockLessonProgress(
  db: Executor,
  personId: number,
  lesson: { id: number; course_id: number },
  now: Date,
): Promise<{ state: OpenState; test_passed: boolean; finished_at: Date | null }> {
  await openLesson(db, personId, lesson, now)
  const row = await db
    .selectFrom('lesson_progress')
    .select(['state', 'test_passed', 'finished_at'])
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lesson.id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row as { state: OpenState; test_passed: boolean; finished_at: Date | null } // checked by the table
}

/** Opens a lesson; one that is open already stays as it is. */
export async function openLesson(
  db: Executor,
  personId: number,
  lesson: { id: number; course_id: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('lesson_progress')
    .values({
      person_id: personId,
      lesson_id: lesson.id,
      course_id: lesson.course_id,
      state: 'open',
      opened_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Where a module begins; undefined where the course has no such module, or nothing to learn in it. */
export async function findFirstLesson(
  db: Executor,
  { course_id, module_id }: { course_id: number; module_id: number },
): Promise<{ id: number; course_id: number } | undefined> {
  return await db
    .selectFrom('lessons')
    .innerJoin('modules', 'modules.id', 'lessons.module_id')
    .select(['lessons.id', 'lessons.course_id'])
    .where('lessons.module_id', '=', module_id)
    .where('lessons.course_id', '=', course_id)
    .where('lessons.retired', '=', false)
    .where('modules.retired', '=', false)
    .orderBy('lessons.position')
    .executeTakeFirst()
}

/** Enrols a student in a course and opens the first lesson of one of its modules; without such a module nothing happens. */
export async function openModule(
  db: Executor,
  personId: number,
  target: { course_id: number; module_id: number },
  now: Date,
): Promise<void> {
  const first = await findFirstLesson(db, target)
  if (!first) return
  await enroll(db, personId, first.course_id, now)
  await openLesson(db, personId, first, now)
}

export async function saveLessonProgress(
  db: Executor,
  personId: number,
  lessonId: number,
  change: {
    state?: OpenState
    finished_at?: Date
    touched_at?: Date
    test_passed?: boolean
    best_percentage?: number
  },
): Promise<void> {
  const { best_percentage, ...plain } = change
  await db
    .updateTable('lesson_progress')
    .set({
      ...plain,
      ...(best_percentage === undefined
        ? {}
        : { best_percentage: sql`greatest(coalesce(best_percentage, 0), ${best_percentage}::real)` }),
    })
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lessonId)
    .execute()
}

/** How many lessons of a module the student has not finished. */
export async function countUnfinishedInModule(
  db: Executor,
  personId: number,
  moduleId: number,
): Promise<number> {
  const row = await db
    .selectFrom('lessons')
    .leftJoin('lesson_progress', (join) =>
      join
        .onRef('lesson_progress.lesson_id', '=', 'lessons.id')
        .on('lesson_progress.person_id', '=', personId),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('lessons.module_id', '=', moduleId)
    .where('lessons.retired', '=', false)
    .where('lesson_progress.finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function findNextLesson(
  db: Executor,
  courseId: number,
  pathOrder: number,
): Promise<{ id: number; module_id: number; course_id: number } | undefined> {
  return await db
    .selectFrom('lessons')
    .select(['id', 'module_id', 'course_id'])
    .where('course_id', '=', courseId)
    .where('retired', '=', false)
    .where('path_order', '>', pathOrder)
    .orderBy('path_order')
    .executeTakeFirst()
}
