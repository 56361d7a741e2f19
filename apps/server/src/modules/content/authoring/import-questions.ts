import {
  type AuthoredLesson,
  authoringLimits,
  type DraftLesson,
  type DraftQuestion,
  isOfSet,
  SchoolError,
  serverLimits,
} from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { byActor, noteAuthoring, requireLatest, withCourse } from './authoring-work.ts'
import { findCourseOfModule, lockAuthoredCourse, touchAuthoredCourse } from './courses-store.ts'
import { addLesson, checkFor, holdLesson, requireLesson, saveLesson, showLesson } from './lessons-staff.ts'
import { findLessonsWith } from './lessons-store.ts'
import { listCourseMedia, nameMedia } from './media-names-store.ts'
import { mediaPath } from './media-path.ts'

/** As JSON. A larger lesson could not be sent back once its hints and its Russian are written too. */
const MAX_LESSON_BYTES = serverLimits.request.maxBodyBytes / 2

/** Where questions are taken to: the end of a lesson as it was shown, or new lessons of a module. */
export type QuestionPlace = { lessonId: number; revision: number | undefined } | { moduleId: number }

export interface QuestionsToImport {
  /** Their ids are those of this request alone. */
  questions: readonly { category: string; question: DraftQuestion }[]
  /** Stored pictures, by the paths that the questions call them. */
  pictures: readonly { path: string; key: string; sha256: Buffer }[]
  fileName: string
}

export interface ImportedQuestions {
  lesson: AuthoredLesson | null
  lesson_ids: number[]
}

/** @throws SchoolError not_found */
export async function courseOfPlace(db: Executor, place: QuestionPlace): Promise<number> {
  if ('lessonId' in place) return (await requireLesson(db, place.lessonId)).authored_course_id
  const courseId = await findCourseOfModule(db, place.moduleId)
  if (courseId === undefined) throw new SchoolError('not_found')
  return courseId
}

/** What a request with these questions has done already; undefined for one that comes first. */
export async function findImportedQuestions(
  context: ActionContext,
  courseId: number,
  place: QuestionPlace,
  questions: QuestionsToImport['questions'],
): Promise<ImportedQuestions | undefined> {
  const ids = questions.map(({ question }) => question.id)
  const lessonIds = await findLessonsWith(context.db, courseId, ids)
  if (lessonIds.length === 0) return undefined
  const lesson = 'lessonId' in place ? await shown(context, courseId, place.lessonId) : null
  return { lesson, lesson_ids: lessonIds }
}

/** Adds questions as drafts. A repeat of the same questions changes nothing. */
export async function importQuestions(
  context: ActionContext,
  place: QuestionPlace,
  taken: QuestionsToImport,
): Promise<ImportedQuestions> {
  const { db } = context
  const courseId = await courseOfPlace(db, place)
  const before = await findImportedQuestions(context, courseId, place, taken.questions)
  if (before) return before
  const paths = await db
    .transaction()
    .execute(async (transaction) => await namePictures(transaction, courseId, taken.pictures))
  const questions = taken.questions.map(({ category, question }) => ({
    category,
    question: withPaths(question, paths),
  }))
  if ('lessonId' in place) await intoLesson(context, courseId, place, questions, taken.fileName)
  else await intoModule(context, courseId, place.moduleId, questions, taken.fileName)
  const done = await findImportedQuestions(context, courseId, place, questions)
  if (!done) throw new SchoolError('conflict', { reason: 'stale' })
  return done
}

async function intoLesson(
  context: ActionContext,
  courseId: number,
  { lessonId, revision }: { lessonId: number; revision: number | undefined },
  questions: QuestionsToImport['questions'],
  file: string,
): Promise<void> {
  const added = questions.map(({ question }) => question)
  const withAdded = (document: DraftLesson): DraftLesson => ({
    ...document,
    questions: [...document.questions, ...added],
  })
  const seen = await requireLesson(context.db, lessonId)
  const check = await checkFor(context, courseId, [withAdded(seen.document)])
  await context.db.transaction().execute(async (transaction) => {
    const record = await holdLesson(transaction, lessonId)
    // A race of two equal requests.
    if (record.document.questions.some(({ id }) => added.some((one) => one.id === id))) return
    requireLatest(record, revision)
    const document = withAdded(record.document)
    if (document.questions.length > authoringLimits.questions || bytesOf(document) > MAX_LESSON_BYTES)
      throw new SchoolError('conflict', { reason: 'full', what: 'questions' })
    await saveLesson(transaction, context, check, record, document)
    await noteAuthoring(transaction, context, 'authoring_questions_take', {
      lesson: lessonId,
      file,
      questions: added.length,
    })
  })
}

async function intoModule(
  context: ActionContext,
  courseId: number,
  moduleId: number,
  questions: QuestionsToImport['questions'],
  file: string,
): Promise<void> {
  const documents = lessonsOf(questions, file)
  const check = await checkFor(context, courseId, documents)
  const ids = questions.map(({ question }) => question.id)
  await withCourse(context, courseId, async (transaction, { modules, lessons }) => {
    if (!modules.some(({ id }) => id === moduleId)) throw new SchoolError('not_found')
    // A race of two equal requests.
    if ((await findLessonsWith(transaction, courseId, ids)).length > 0) return
    const beside = lessons.filter((lesson) => lesson.authored_module_id === moduleId)
    if (beside.length + documents.length > authoringLimits.lessons)
      throw new SchoolError('conflict', { reason: 'full', what: 'lessons' })
    for (const document of documents)
      await addLesson(transaction, context, check, { courseId, moduleId }, document)
    await noteAuthoring(transaction, context, 'authoring_questions_take', {
      course: courseId,
      file,
      lessons: documents.length,
      questions: questions.length,
    })
    await touchAuthoredCourse(transaction, courseId, byActor(context))
  })
}

/** A lesson a category, and more where it has more questions than a lesson. */
function lessonsOf(questions: QuestionsToImport['questions'], file: string): DraftLesson[] {
  const byCategory = Map.groupBy(questions, ({ category }) => category)
  return [...byCategory].flatMap(([category, all]) => {
    const name = category.split('/').at(-1)?.trim() || file.replace(/\.[^.]*$/, '')
    const begin = name.slice(0, authoringLimits.titleMaxLength - 6).toWellFormed()
    return partsOf(all.map(({ question }) => question)).map((some, part): DraftLesson => {
      const isPractised = some.some(({ type }) => isOfSet(type, 'practice'))
      const title = part === 0 ? begin : `${begin} (${part + 1})`
      return { type: isPractised ? 'Learn_Practice' : 'Learn', title: { uz: title }, questions: some }
    })
  })
}

/** Each of as many questions as a lesson has room for. */
function partsOf(questions: readonly DraftQuestion[]): DraftQuestion[][] {
  const parts: DraftQuestion[][] = []
  let bytes = 0
  for (const question of questions) {
    const size = bytesOf(question)
    const part = parts.at(-1)
    if (part && part.length < authoringLimits.questions && bytes + size <= MAX_LESSON_BYTES) {
      part.push(question)
      bytes += size
    } else {
      parts.push([question])
      bytes = size
    }
  }
  return parts
}

function bytesOf(written: DraftLesson | DraftQuestion): number {
  return Buffer.byteLength(JSON.stringify(written))
}

/** @returns by what names the course knows them. */
async function namePictures(
  db: Executor,
  courseId: number,
  pictures: QuestionsToImport['pictures'],
): Promise<Map<string, string>> {
  const paths = new Map<string, string>()
  if (pictures.length === 0) return paths
  if (!(await lockAuthoredCourse(db, courseId))) throw new SchoolError('not_found')
  const media = await listCourseMedia(db, courseId)
  const known = new Map(media.map((medium) => [medium.sha256.toString('hex'), medium.path]))
  const names = new Set(media.map(({ path }) => path))
  const added: [string, string][] = []
  for (const { path, key, sha256 } of pictures) {
    const digest = sha256.toString('hex')
    const name = known.get(digest) ?? mediaPath('savol.webp', 'webp', names)
    paths.set(path, name)
    if (known.has(digest)) continue
    known.set(digest, name)
    names.add(name)
    added.push([name, key])
  }
  if (media.length + added.length > authoringLimits.media)
    throw new SchoolError('conflict', { reason: 'full', what: 'media' })
  await nameMedia(db, courseId, added)
  return paths
}

/** Both paths are of letters, digits and dots, and the one in the file is like no other text. */
function withPaths(question: DraftQuestion, paths: ReadonlyMap<string, string>): DraftQuestion {
  const text = JSON.stringify(question).replaceAll(
    /media\/[a-z0-9]+\.[a-z]+/g,
    (path) => paths.get(path) ?? path,
  )
  return JSON.parse(text) as DraftQuestion // as it was, but for the paths
}

async function shown(context: ActionContext, courseId: number, lessonId: number): Promise<AuthoredLesson> {
  const record = await requireLesson(context.db, lessonId)
  const check = await checkFor(context, courseId, [record.document])
  return await showLesson(context, context.db, check, lessonId)
}
