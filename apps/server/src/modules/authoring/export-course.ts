import { SchoolError, type AuthoringFault } from '@qadam/contract'
import type { ArchiveLesson, CourseArchive } from '@qadam/course-archive'
import type { ActionContext } from '../../actions/action-handler.ts'
import { written } from './archive-form.ts'
import { withCourse, type CourseWhole } from './authoring-work.ts'
import { checkDraft } from './lesson-check.ts'
import { listAuthoredLessons } from './lessons-store.ts'
import { loadArchives, loadChecker } from './load-checker.ts'
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
 * @throws SchoolError not_found; conflict for a draft that is not whole (`incomplete`, with the faults), and for a course
 * of which students see nothing (`not_published`)
 */
export async function courseToExport(
  context: Pick<ActionContext, 'db' | 'now'>,
  id: number,
  what: 'published' | 'draft',
): Promise<ExportedCourse> {
  const { checkLesson } = await loadChecker()
  const { lessonMedia } = await loadArchives()
  return await withCourse(context, id, async (transaction, whole) => {
    const media = await listCourseMedia(transaction, id)
    const facts = mediaFacts(media)
    const isDraft = what === 'draft'
    const faults: AuthoringFault[] = isDraft
      ? titleFaults(
          { kind: 'course', id },
          whole,
          whole.modules.map((module) => module.id),
        )
      : []
    const lines = whole.lessons.filter((lesson) => isDraft || lesson.is_live)
    const records = await listAuthoredLessons(
      transaction,
      lines.map((line) => line.id),
    )
    const lessons = new Map<number, ArchiveLesson>()
    for (const record of records) {
      const document = isDraft ? record.document : (record.live ?? record.document)
      const checked = checkDraft(checkLesson, record.stable_id, document, facts)
      const at = { module_id: record.authored_module_id, lesson_id: record.id }
      faults.push(
        ...checked.faults.filter(({ level }) => level === 'error').map((fault) => ({ ...fault, ...at })),
      )
      if (checked.lesson) lessons.set(record.id, checked.lesson)
    }
    if (faults.length > 0) throw new SchoolError('conflict', { reason: 'incomplete', faults })
    const course = courseForm(whole, lessons, isDraft)
    if (!course || course.modules.length === 0) throw new SchoolError('conflict', { reason: 'not_published' })
    const shown = new Set([...lessons.values()].flatMap(lessonMedia))
    return {
      course,
      media: media.filter(({ path }) => shown.has(path)).map(({ path, key }) => ({ path, key })),
    }
  })
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
