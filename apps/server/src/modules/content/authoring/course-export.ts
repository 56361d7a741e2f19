import { setImmediate as nextTurn } from 'node:timers/promises'
import { SchoolError, type AuthoringFault } from '@qadam/contract'
import type { ArchiveLesson, CourseArchive } from '@qadam/course-archive'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { written } from '../../learning/questions/index.ts'
import { withCourse, type CourseWhole } from './authoring-work.ts'
import { checkAhead } from './check-ahead.ts'
import { checkDraft } from './lesson-check.ts'
import { listAuthoredLessons, type LessonLine } from './lessons-store.ts'
import { loadArchives } from './load-checker.ts'
import { listCourseMedia } from './media-names-store.ts'
import { titleFaults } from './publish-plan.ts'
import { mediaFacts } from './question-view.ts'

export interface ExportedCourse {
  course: Omit<CourseArchive, 'media'>
  /** The files that its lessons show, by their names. */
  media: { path: string; key: string }[]
}

/**
 * A course as an archive holds it: as students see it, or as its authors left it. The numbers that other clients know
 * it by are this school's, and stay here.
 * @throws SchoolError not_found; conflict for a draft that is not whole (`incomplete`, with the faults), for a course of
 * which students see nothing (`not_published`), and for files that no archive has room for (`too_large`)
 */
export async function courseToExport(
  context: Pick<ActionContext, 'db' | 'now' | 'actor'>,
  id: number,
  what: 'published' | 'draft',
): Promise<ExportedCourse> {
  const isDraft = what === 'draft'
  const { whole, records, media } = await withCourse(context, id, async (transaction, found) => ({
    whole: found,
    records: await listAuthoredLessons(
      transaction,
      found.lessons.filter((lesson) => isDraft || isSeen(lesson, found)).map((line) => line.id),
    ),
    media: await listCourseMedia(transaction, id),
  }))
  // Nobody else waits while it is checked.
  const facts = mediaFacts(media)
  const drafts = records.map((record) => (isDraft ? record.document : (record.live ?? record.document)))
  const checkLesson = await checkAhead(drafts, facts, context.actor.id)
  const faults: AuthoringFault[] = isDraft
    ? titleFaults(
        { kind: 'course', id },
        whole,
        whole.modules.map((module) => module.id),
      )
    : []
  const { archiveLimits, lessonMedia } = await loadArchives()
  const lessons = new Map<number, ArchiveLesson>()
  const shown = new Set<string>()
  for (const [index, record] of records.entries()) {
    await nextTurn()
    const checked = checkDraft(checkLesson, record.stable_id, drafts[index] ?? record.document, facts)
    const at = { module_id: record.authored_module_id, lesson_id: record.id }
    faults.push(
      ...checked.faults.filter(({ level }) => level === 'error').map((fault) => ({ ...fault, ...at })),
    )
    if (!checked.lesson) continue
    lessons.set(record.id, checked.lesson)
    for (const path of lessonMedia(checked.lesson)) shown.add(path)
  }
  if (faults.length > 0) throw new SchoolError('conflict', { reason: 'incomplete', faults })
  const course = courseForm(whole, lessons, isDraft)
  if (!course || course.modules.length === 0) throw new SchoolError('conflict', { reason: 'not_published' })
  const files = media.filter(({ path }) => shown.has(path))
  // A zip that is larger is of another format, and nobody could read it.
  if (files.reduce((sum, { size }) => sum + size, 0) > archiveLimits.totalBytes)
    throw new SchoolError('conflict', {
      reason: 'too_large',
      max_mb: Math.floor(archiveLimits.totalBytes / 1024 / 1024),
    })
  return { course, media: files.map(({ path, key }) => ({ path, key })) }
}

/** A lesson of a module that students do not see is not seen either, nor are its files. */
function isSeen(lesson: LessonLine, { modules }: CourseWhole): boolean {
  return lesson.is_live && modules.some(({ id, live }) => id === lesson.authored_module_id && live !== null)
}

/** Undefined where nothing of it is published. */
function courseForm(
  { course, modules, lessons: lines }: CourseWhole,
  lessons: ReadonlyMap<number, ArchiveLesson>,
  isDraft: boolean,
): Omit<CourseArchive, 'media'> | undefined {
  const words = isDraft ? course : course.live
  if (!words) return undefined
  return {
    id: course.stable_id,
    title: plainForm(words.title),
    description: plainForm(words.description),
    cover: { hue: words.cover.hue, seed: words.cover.seed },
    ...(words.interleaved && { interleaved: true as const }),
    ...(course.chat_link === null ? {} : { chat_link: course.chat_link }),
    modules: modules.flatMap((module) => {
      const named = isDraft ? module : module.live
      const inside = lines
        .filter((line) => line.authored_module_id === module.id)
        .flatMap((line) => lessons.get(line.id) ?? [])
      if (!named || inside.length === 0) return []
      return [
        {
          id: module.stable_id,
          title: plainForm(named.title),
          description: plainForm(named.description),
          ...(named.checkpoint && { checkpoint: named.checkpoint }),
          lessons: inside,
        },
      ]
    }),
  }
}

/** Without a Russian that is empty. */
function plainForm(text: { uz: string; ru?: string | undefined }): { uz: string; ru?: string } {
  const { uz = text.uz, ru } = written(text) ?? {}
  return ru === undefined ? { uz } : { uz, ru }
}
