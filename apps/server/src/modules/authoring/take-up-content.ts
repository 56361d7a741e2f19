import { isDeepStrictEqual } from 'node:util'
import { draftLesson, draftQuestion, type DraftLesson } from '@qadam/contract'
import type { ArchiveLesson } from '@qadam/course-archive'
import type { Executor } from '../../database/database.ts'
import { archiveForm, draftForm } from './archive-form.ts'
import {
  insertAuthoredModule,
  listAuthoredModules,
  placeAuthoredParts,
  setModulesLive,
  touchAuthoredCourse,
  updateAuthoredModule,
  type CourseRecord,
} from './courses-store.ts'
import { undeleteNamed } from './deleted-parts-store.ts'
import {
  findNewestVersion,
  hideLesson,
  insertAuthoredLesson,
  insertVersion,
  listAuthoredLessons,
  listLessonLines,
  repeatVersion,
  setLiveLesson,
  updateAuthoredLesson,
} from './lessons-store.ts'
import {
  findContentVersion,
  readLoaded,
  saveContentVersion,
  type LoadedLesson,
  type LoadedModule,
} from './loaded-store.ts'
import { mediaNames } from './media-names.ts'
import { nameMedia } from './media-names-store.ts'

/**
 * Reconciles drafts with what an archive changed of a course since the last time. Unchanged drafts become what was
 * loaded; changed ones stay, and show as changed. Under the lock of the course.
 */
export async function takeUpContent(
  db: Executor,
  course: CourseRecord,
  picturesIn: (markdown: string) => string[],
  now: Date,
): Promise<void> {
  if (course.course_id === null) return
  const version = await findContentVersion(db, course.course_id)
  if (version === null || version === course.content_version) return
  const loaded = await readLoaded(db, course.course_id)
  const shown = (parts: readonly { stable_id: string; retired: boolean }[]) =>
    parts.filter(({ retired }) => !retired).map(({ stable_id }) => stable_id)
  await undeleteNamed(db, course.id, { modules: shown(loaded.modules), lessons: shown(loaded.lessons) })
  const moduleIds = await takeUpModules(db, course, loaded.modules, now)
  const names: [string, string][] = []
  for (const lesson of loaded.lessons) {
    if (lesson.retired) continue
    for (const { source, content, key } of lesson.questions)
      names.push(...mediaNames(draftQuestion.parse(source), content, key, picturesIn))
  }
  await nameMedia(db, course.id, names)
  const order = await takeUpLessons(db, course, loaded.lessons, moduleIds, now)
  if (order) {
    await placeAuthoredParts(db, order)
    // An order that was made on the one before would undo the archive's.
    await touchAuthoredCourse(db, course.id, { now, by: null })
    Object.assign(course, { revision: course.revision + 1, updated_at: now, updated_by: null })
  }
  await saveContentVersion(db, course.id, version)
}

/** @returns the authors' ids of modules, by those that students' clients know. */
async function takeUpModules(
  db: Executor,
  course: CourseRecord,
  loaded: readonly LoadedModule[],
  now: Date,
): Promise<Map<number, number>> {
  const known = new Map(
    (await listAuthoredModules(db, course.id)).map((module) => [module.stable_id, module]),
  )
  const ids = new Map<number, number>()
  for (const { id, stable_id, title, description, retired } of loaded) {
    const before = known.get(stable_id)
    if (before) ids.set(id, before.id)
    if (retired) continue
    const words = { title, description }
    const by = { now, by: null }
    if (!before) ids.set(id, await insertAuthoredModule(db, course.id, stable_id, words, by))
    else if (isDeepStrictEqual(before.live, words)) continue
    else if (before.state !== 'changed') await updateAuthoredModule(db, before.id, words, by)
    const authored = ids.get(id)
    if (authored !== undefined && before?.state !== 'changed')
      await setModulesLive(db, [authored], 'as it stands')
  }
  return ids
}

/**
 * @returns the order of the archive, with what only the authors have at the end of each module; undefined where what was
 * loaded is in that order already: then drafts stay between it, where their authors put them.
 */
async function takeUpLessons(
  db: Executor,
  course: CourseRecord,
  loaded: readonly LoadedLesson[],
  moduleIds: ReadonlyMap<number, number>,
  now: Date,
): Promise<{ id: number; lessons: number[] }[] | undefined> {
  const lines = await listLessonLines(db, course.id)
  const known = new Map(
    (
      await listAuthoredLessons(
        db,
        lines.map(({ id }) => id),
      )
    ).map((lesson) => [lesson.stable_id, lesson]),
  )
  // What is put aside there, the authors hid and no archive.
  const hidden = new Set(
    (await listAuthoredModules(db, course.id)).filter(({ live }) => live === null).map(({ id }) => id),
  )
  const places = new Map<number, number[]>()
  const put = (moduleId: number, id: number) => {
    places.set(moduleId, [...(places.get(moduleId) ?? []), id])
  }
  for (const lesson of loaded) {
    const moduleId = moduleIds.get(lesson.module_id)
    const before = known.get(lesson.stable_id)
    if (moduleId === undefined || (lesson.retired && !before?.is_live)) continue
    if (lesson.retired) {
      // A draft of the authors stays theirs; it brings nothing back to students that the archive took away.
      if (before && !hidden.has(before.authored_module_id)) await hideLesson(db, before.id)
      continue
    }
    const document = documentOf(lesson)
    const writing = { document, errors: 0, now, by: null }
    if (!before) {
      const place = { courseId: course.id, moduleId, stableId: lesson.stable_id }
      const id = await insertAuthoredLesson(db, place, writing)
      await insertVersion(db, id, writing, { origin: 'loaded' })
      await setLiveLesson(db, id, document, now)
      put(moduleId, id)
      continue
    }
    put(moduleId, before.id)
    known.delete(lesson.stable_id)
    if (before.live && isSameLesson(before.live, document)) continue
    const written = before.state === 'changed' ? await findNewestVersion(db, before.id) : undefined
    await insertVersion(db, before.id, writing, { origin: 'loaded' })
    await setLiveLesson(db, before.id, document, now)
    // The newest one is always what the authors have before them.
    if (written) await repeatVersion(db, written.id)
    else await updateAuthoredLesson(db, before.id, writing)
  }
  const shown = new Set([...places.values()].flat())
  for (const rest of known.values()) put(rest.authored_module_id, rest.id)
  const modules = await listAuthoredModules(db, course.id)
  const loadedOrder = [...moduleIds.values()]
  const rest = modules.map(({ id }) => id).filter((id) => !loadedOrder.includes(id))
  const order = [...loadedOrder, ...rest].map((id) => ({ id, lessons: places.get(id) ?? [] }))
  const wanted = order.flatMap(({ id, lessons }) =>
    lessons.filter((lesson) => shown.has(lesson)).map((lesson) => [id, lesson]),
  )
  const stands = (await listLessonLines(db, course.id))
    .filter(({ id }) => shown.has(id))
    .map(({ id, authored_module_id }) => [authored_module_id, id])
  return isDeepStrictEqual(stands, wanted) ? undefined : order
}

/** As an archive writes both: what authors left empty is not in what was loaded. */
function isSameLesson(one: DraftLesson, other: DraftLesson): boolean {
  return isDeepStrictEqual(archiveForm('', one), archiveForm('', other))
}

function documentOf(lesson: LoadedLesson): DraftLesson {
  const { type, title, pass_percent, max_attempts, time_limit_s, questions } = lesson
  return draftLesson.parse(
    draftForm({
      type: type as ArchiveLesson['type'], // checked by the table
      title,
      ...(pass_percent === null ? {} : { pass_percent }),
      ...(max_attempts === null ? {} : { max_attempts }),
      ...(time_limit_s === null ? {} : { time_limit_s }),
      questions: questions.map(({ source }) => source) as ArchiveLesson['questions'], // of the importer
    }),
  )
}
