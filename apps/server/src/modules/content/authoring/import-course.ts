import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  authoringLimits,
  draftLesson,
  type CourseImportFault,
  type CourseImportReport,
  type DraftCourse,
  type DraftLesson,
} from '@qadam/contract'
import type { ArchiveLesson, CourseArchive } from '@qadam/course-archive'
import type { Database, Executor } from '../../../database/database.ts'
import { joinedTransaction } from '../../../database/joined-transaction.ts'
import { withCourse, type CourseWhole } from './authoring-work.ts'
import { courseWords, moduleWords } from './draft-words.ts'
import {
  findCourseByStableId,
  insertAuthoredCourse,
  insertAuthoredModule,
  listAuthoredCourses,
  listAuthoredModules,
  placeAuthoredParts,
  setChatLink,
  setCourseLive,
  setModulesLive,
  touchAuthoredCourse,
  updateAuthoredCourse,
  updateAuthoredModule,
} from './courses-store.ts'
import {
  hideLesson,
  insertAuthoredLesson,
  insertVersion,
  listAuthoredLessons,
  listLessonLines,
  updateAuthoredLesson,
  type LessonLine,
} from './lessons-store.ts'
import { undeleteNamed } from './deleted-parts-store.ts'
import { nameMedia } from './media-names-store.ts'
import { settleLive } from './publish-live.ts'
import { changedQuestions, retypedQuestions } from './published-changes.ts'
import { countAnswered, countStudents, listPublishedTypes } from './results-store.ts'

export type ImportedCourse = Omit<CourseArchive, 'media'>
type Changes = NonNullable<CourseImportReport['changes']>

/** What an import of a course would change, and what in this school prevents it. Read-only. */
export async function planImport(
  db: Database,
  archive: ImportedCourse,
): Promise<{ changes: Changes; faults: CourseImportFault[] }> {
  const found = await findCourseByStableId(db, archive.id)
  if (found && !found.deleted)
    return await withCourse({ db }, found.id, async (transaction, whole) =>
      planChanges(transaction, archive, whole),
    )
  const { changes, faults } = await planChanges(db, archive, undefined)
  const courses = await listAuthoredCourses(db)
  const isFull = courses.length >= authoringLimits.courses
  return {
    changes,
    faults: isFull ? [...faults, fault('full', 'course.json', 'the school is full')] : faults,
  }
}

async function planChanges(db: Executor, archive: ImportedCourse, whole: CourseWhole | undefined) {
  const records = await listAuthoredLessons(db, whole?.lessons.map(({ id }) => id) ?? [])
  const known = new Map(records.map((record) => [record.stable_id, record]))
  const courseId = whole?.course.course_id ?? null
  const types = await listPublishedTypes(
    db,
    courseId,
    archive.modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
  )
  const none = () => ({ new: 0, changed: 0, same: 0, gone: 0 })
  const changes: Changes = {
    title: archive.title,
    ...(whole && !isDeepStrictEqual(whole.course.title, archive.title)
      ? { title_before: whole.course.title }
      : {}),
    is_new: whole === undefined,
    lessons: none(),
    questions: none(),
    parts: [],
    notices: [],
    students_of_gone: 0,
  }
  const faults: CourseImportFault[] = []
  for (const lesson of archive.modules.flatMap(({ lessons }) => lessons)) {
    // A course has thousands of questions, and students are served meanwhile.
    await nextTurn()
    const document = documentOf(lesson)
    const before = known.get(lesson.id)
    known.delete(lesson.id)
    countQuestions(changes.questions, before?.document.questions ?? [], document.questions)
    const kind = !before ? 'new' : isDeepStrictEqual(before.document, document) ? 'same' : 'changed'
    changes.lessons[kind] += 1
    if (kind !== 'same') changes.parts.push({ kind, title: lesson.title })
    for (const question of retypedQuestions(types.get(lesson.id) ?? new Map(), document))
      faults.push({
        ...fault(
          'retyped',
          `lessons/${lesson.id}.json`,
          'the type of a question that was published can not change',
        ),
        question,
        path: 'type',
      })
    const changed = changedQuestions(before?.live ?? null, document)
    const answered = changed.length === 0 ? undefined : await countAnswered(db, courseId, lesson.id)
    for (const { kind: of, question } of changed) {
      const students = answered?.get(question) ?? 0
      if (students > 0) changes.notices.push({ kind: of, lesson: lesson.title, question, students })
    }
  }
  const gone = [...known.values()]
  faults.push(...roomFaults(archive, whole?.modules ?? [], gone))
  for (const { title, document } of gone) {
    changes.lessons.gone += 1
    changes.questions.gone += document.questions.length
    changes.parts.push({ kind: 'gone', title })
  }
  if (gone.length > 0)
    changes.students_of_gone = await countStudents(
      db,
      gone.map(({ id }) => id),
    )
  return { changes, faults }
}

/** What the archive lacks stays, and a course with more than authors may have could not be put in order any more. */
function roomFaults(
  archive: ImportedCourse,
  modules: CourseWhole['modules'],
  gone: readonly Pick<LessonLine, 'authored_module_id'>[],
): CourseImportFault[] {
  const full = (path: string) => ({
    ...fault('full_parts', 'course.json', 'with what the archive lacks there are too many'),
    path,
  })
  const named = new Set(archive.modules.map(({ id }) => id))
  const others = modules.filter((module) => !named.has(module.stable_id))
  const faults = archive.modules.flatMap(({ id, lessons }, index) => {
    const stands = modules.find((module) => module.stable_id === id)
    const left = gone.filter((lesson) => lesson.authored_module_id === stands?.id)
    return lessons.length + left.length > authoringLimits.lessons ? [full(`modules.${index}.lessons`)] : []
  })
  return others.length + archive.modules.length > authoringLimits.modules
    ? [full('modules'), ...faults]
    : faults
}

function countQuestions(
  counts: Changes['questions'],
  before: DraftLesson['questions'],
  after: DraftLesson['questions'],
): void {
  const left = new Map(before.map((question) => [question.id, question]))
  for (const question of after) {
    const old = left.get(question.id)
    left.delete(question.id)
    counts[!old ? 'new' : isDeepStrictEqual(old, question) ? 'same' : 'changed'] += 1
  }
  counts.gone += left.size
}

function fault(code: string, file: string, message: string): CourseImportFault {
  return { level: 'error', code, file, question: null, path: null, message }
}

/** The draft of a lesson of an archive. */
export function documentOf({ id: _id, ...lesson }: ArchiveLesson): DraftLesson {
  return draftLesson.parse(lesson)
}

export interface CourseImportPlan {
  /** The stored files by the names of the archive. */
  media: readonly (readonly [path: string, key: string])[]
  /** Whether students see no more of what the archive lacks. */
  hideGone: boolean
  /** Whether what authors are writing, and students do not see yet, stays before them: nobody asked for the import. */
  keepDrafts?: boolean
  /** The author; null where the school itself loads it. */
  by: number | null
  now: Date
}

/**
 * Imports a course as a draft, all or nothing: its content becomes the authors' drafts, what they had before stays
 * in each lesson's history, and what it lacks stays where it is. The order holds for students at once, as any order.
 * @returns the id that authors know it by.
 */
export async function importCourse(
  db: Database,
  archive: ImportedCourse,
  plan: CourseImportPlan,
): Promise<number> {
  const { now, by } = plan
  return await db.transaction().execute(async (outer) => {
    const found = await findCourseByStableId(outer, archive.id)
    if (found?.deleted) await setCourseLive(outer, found.id, { deleted: false })
    const id = found?.id ?? (await insertAuthoredCourse(outer, archive.id, wordsOf(archive), { now, by }))
    await withCourse({ db: joinedTransaction(outer) }, id, async (transaction, whole) => {
      await writeCourse(transaction, archive, plan, whole)
    })
    return id
  })
}

async function writeCourse(
  transaction: Executor,
  archive: ImportedCourse,
  plan: CourseImportPlan,
  { course }: Pick<CourseWhole, 'course'>,
): Promise<void> {
  const { now, by, keepDrafts = false } = plan
  const { id } = course
  await undeleteNamed(transaction, id, {
    modules: archive.modules.map((module) => module.id),
    lessons: archive.modules.flatMap((module) => module.lessons.map((lesson) => lesson.id)),
  })
  const modules = await listAuthoredModules(transaction, id)
  const lessons = await listLessonLines(transaction, id)
  const { live } = course
  const stands = courseWords(course)
  if (keepDrafts && live && !isDeepStrictEqual(live, stands))
    await touchAuthoredCourse(transaction, id, { now, by })
  else await updateAuthoredCourse(transaction, id, wordsOf(archive), { now, by })
  await setChatLink(transaction, id, archive.chat_link ?? null)
  await nameMedia(transaction, id, plan.media)

  const moduleIds = new Map<string, number>()
  for (const { id: stableId, ...module } of archive.modules) {
    const before = modules.find((one) => one.stable_id === stableId)
    const words = moduleWords(module)
    if (!before)
      moduleIds.set(stableId, await insertAuthoredModule(transaction, id, stableId, words, { now, by }))
    else {
      moduleIds.set(stableId, before.id)
      const isKept = keepDrafts && before.state === 'changed'
      if (!isKept && !isDeepStrictEqual(moduleWords(before), words))
        await updateAuthoredModule(transaction, before.id, words, { now, by })
    }
  }

  const known = new Map(
    (
      await listAuthoredLessons(
        transaction,
        lessons.map((line) => line.id),
      )
    ).map((record) => [record.stable_id, record]),
  )
  const order: { id: number; lessons: number[] }[] = []
  for (const module of archive.modules) {
    const moduleId = moduleIds.get(module.id) ?? 0
    const inside: number[] = []
    for (const lesson of module.lessons) {
      const document = documentOf(lesson)
      const before = known.get(lesson.id)
      known.delete(lesson.id)
      // An archive with errors is not taken in, and the rules are those of drafts.
      const writing = { document, errors: 0, now, by }
      if (!before) {
        const place = { courseId: id, moduleId, stableId: lesson.id }
        const made = await insertAuthoredLesson(transaction, place, writing)
        await insertVersion(transaction, made, writing, { origin: 'loaded' })
        inside.push(made)
        continue
      }
      inside.push(before.id)
      if (isDeepStrictEqual(before.document, document) || (keepDrafts && before.state === 'changed')) continue
      await updateAuthoredLesson(transaction, before.id, writing)
      await insertVersion(transaction, before.id, writing, { origin: 'loaded' })
    }
    order.push({ id: moduleId, lessons: inside })
  }
  for (const rest of known.values()) {
    if (plan.hideGone) await hideLesson(transaction, rest.id)
    const place = order.find((module) => module.id === rest.authored_module_id)
    if (place) place.lessons.push(rest.id)
    else order.push({ id: rest.authored_module_id, lessons: [rest.id] })
  }
  const placed = new Set(order.map((module) => module.id))
  for (const module of modules) if (!placed.has(module.id)) order.push({ id: module.id, lessons: [] })
  await placeAuthoredParts(transaction, order)
  const shownModules = new Set(modules.filter(({ live }) => live !== null).map((module) => module.id))
  await showWhatMoved(
    transaction,
    id,
    lessons
      .filter((line) => line.is_live && shownModules.has(line.authored_module_id))
      .map((line) => line.id),
  )
  await settleLive(transaction, course)
}

/** A lesson that students see may have come into a module that they do not: it must not vanish silently. */
async function showWhatMoved(db: Executor, id: number, seenBefore: readonly number[]): Promise<void> {
  const modules = await listAuthoredModules(db, id)
  const seen = new Set(
    (await listLessonLines(db, id))
      .filter((line) => line.is_live && seenBefore.includes(line.id))
      .map((line) => line.authored_module_id),
  )
  await setModulesLive(
    db,
    modules.filter((module) => module.live === null && seen.has(module.id)).map((module) => module.id),
    'as it stands',
  )
}

export function wordsOf(archive: ImportedCourse): DraftCourse {
  return courseWords(archive)
}
