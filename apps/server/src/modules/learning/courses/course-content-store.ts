import { isOfSet, type QuestionType } from '@qadam/contract'
import { sql } from 'kysely'
import { chatLinkOfCourse } from './chat-links-store.ts'
import type { Executor } from '../../../database/database.ts'
import { maxAttemptsOfLesson, passPercentOfLesson } from '../../base/school/index.ts'
import {
  listModules,
  type CourseRecord,
  type LessonContent,
  type ModuleRecord,
  type UndoneContent,
} from './courses-store.ts'
import { listExercises, type LessonExercise } from './exercises-store.ts'

/** What a course is, the same for all its students: never changed once it is cached. */
export interface CourseContent {
  version: number
  course: CourseRecord & { interleaved: boolean }
  /** By their position. */
  modules: ReadonlyMap<number, ModuleRecord>
  /** In the order of the path. */
  lessons: readonly LessonContent[]
  /** The videos and infos of each lesson, in order. */
  toWatchOrRead: ReadonlyMap<number, readonly UndoneContent[]>
  /** The exercises of each lesson, in order. */
  exercises: ReadonlyMap<number, readonly LessonExercise[]>
  /** The ids of the practice questions of each lesson. */
  practice: ReadonlyMap<number, readonly number[]>
  /** The lessons that require a program in Python. */
  python: ReadonlySet<number>
}

const cached = new WeakMap<object, Map<number, CourseContent>>()

/**
 * The content of a course at a version that was just read. Cached in memory until another version is requested; the
 * database itself raises the version with each change.
 * @param owner what the cache belongs to (the database), so that two schools in one process stay apart.
 */
export async function contentOf(
  db: Executor,
  owner: object,
  { id, content_version }: { id: number; content_version: number },
): Promise<CourseContent> {
  let courses = cached.get(owner)
  if (!courses) cached.set(owner, (courses = new Map()))
  const known = courses.get(id)
  if (known && known.version >= content_version) return known
  const content = await readContent(db, id)
  courses.set(id, content)
  return content
}

async function readContent(db: Executor, courseId: number): Promise<CourseContent> {
  const course = await findCourse(db, courseId)
  const modules = await listModules(db, courseId)
  const lessons = await listLessonContents(db, courseId)
  const questions = await listQuestionPlaces(db, courseId)
  const exercises = await listExercises(db, courseId)
  // What was changed between these statements is of no version: it is read again.
  const { content_version } = await findCourse(db, courseId)
  if (content_version !== course.content_version) return await readContent(db, courseId)
  const practice = Map.groupBy(
    questions.filter(({ type }) => isOfSet(type, 'practice')),
    (asked) => asked.lesson_id,
  )
  return {
    version: content_version,
    course,
    modules: new Map(modules.map((module) => [module.id, module])),
    lessons,
    toWatchOrRead: Map.groupBy(
      questions.filter((each) => isOfSet(each.type, 'learn')) as UndoneContent[], // as they are filtered
      (content) => content.lesson_id,
    ),
    exercises: Map.groupBy(exercises, (exercise) => exercise.lesson_id),
    practice: new Map([...practice].map(([lesson, asked]) => [lesson, asked.map(({ id }) => id)])),
    python: new Set(questions.filter(({ is_python }) => is_python).map(({ lesson_id }) => lesson_id)),
  }
}

type CourseRow = CourseRecord & { content_version: number; interleaved: boolean }

async function findCourse(db: Executor, id: number): Promise<CourseRow> {
  const row = await db
    .selectFrom('courses')
    .select(['id', 'title', 'description', 'cover', 'interleaved', 'content_version'])
    .select(chatLinkOfCourse.as('chat_link'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row as CourseRow // jsonb as the importer wrote it
}

async function listLessonContents(db: Executor, courseId: number): Promise<LessonContent[]> {
  const rows = await db
    .selectFrom('lessons')
    .select([
      'id',
      'course_id',
      'module_id',
      'path_order',
      'position',
      'type',
      'title',
      'time_limit_s',
      'questions_total',
      'test_questions',
      'practice_questions',
      'exercises_required',
      'duration_s',
      passPercentOfLesson.as('pass_percent'),
      maxAttemptsOfLesson.as('max_attempts'),
    ])
    .where('course_id', '=', courseId)
    .where('retired', '=', false)
    .orderBy('path_order')
    .execute()
  return rows as LessonContent[] // the type is checked by the table, jsonb written by the importer
}

async function listQuestionPlaces(
  db: Executor,
  courseId: number,
): Promise<{ id: number; lesson_id: number; type: QuestionType; is_python: boolean }[]> {
  const rows = await db
    .selectFrom('questions')
    .innerJoin('lessons', 'lessons.id', 'questions.lesson_id')
    .select([
      'questions.id',
      'questions.lesson_id',
      'questions.type',
      sql<boolean>`questions.type = 'compiler' and questions.content #>> '{fields,language}' is not distinct from 'python'`.as(
        'is_python',
      ),
    ])
    .where('lessons.course_id', '=', courseId)
    .where('questions.retired', '=', false)
    .orderBy('questions.lesson_id')
    .orderBy('questions.order_number')
    .execute()
  return rows as ((typeof rows)[number] & { type: QuestionType })[] // as the importer wrote them
}
