import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { lacksRussian, type AuthoringFault, type ContentLanguages, type DraftLesson } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { CourseWhole, Part } from './authoring-work.ts'
import { findCourseByStableId } from './courses-store.ts'
import type { CheckedDraft } from './lesson-check.ts'
import { listAuthoredLessons, listLessonLines } from './lessons-store.ts'
import { loadChecker } from './load-checker.ts'
import { documentOf, type ImportedCourse } from './import-course.ts'

/** What is wrong in a draft, in a school that wants its content in these languages. */
export function faultsIn(
  languages: ContentLanguages,
  { faults, untranslated }: Pick<CheckedDraft, 'faults' | 'untranslated'>,
): CheckedDraft['faults'] {
  if (languages === 'uz_ru') return faults
  const others = faults.filter(({ code }) => code !== 'no_russian')
  return languages === 'uz' ? others : [...others, ...untranslated]
}

/** The names and descriptions without Russian that would go out. @param deep the modules that go out with all in them. */
export function untranslatedNames(
  languages: ContentLanguages,
  part: Part,
  { course, modules }: Pick<CourseWhole, 'course' | 'modules'>,
  deep: readonly number[],
): AuthoringFault[] {
  if (languages !== 'both') return []
  const named = [
    ...(part.kind === 'course' ? [{ module_id: null, words: course }] : []),
    ...modules
      .filter(({ id }) => (part.kind === 'module' ? id === part.id : deep.includes(id)))
      .map((module) => ({ module_id: module.id, words: module })),
  ]
  return named.flatMap(({ module_id, words }) =>
    (['title', 'description'] as const)
      .filter((path) => lacksRussian(words[path]))
      .map((path) => ({
        level: 'error' as const,
        code: 'no_russian',
        module_id,
        lesson_id: null,
        question: null,
        path,
        message: 'the Russian is missing',
      })),
  )
}

/**
 * Whether publishing a course that an archive brings would name a text without Russian. A lesson that is published as
 * it stands in the archive does not go out again.
 * @param published see `listPublishedDrafts`.
 */
export async function isUntranslated(
  archive: ImportedCourse,
  published: ReadonlyMap<string, DraftLesson> = new Map(),
): Promise<boolean> {
  const { untranslatedFaults } = await loadChecker()
  const named = [archive, ...archive.modules]
  if (named.some(({ title, description }) => lacksRussian(title) || lacksRussian(description))) return true
  for (const lesson of archive.modules.flatMap(({ lessons }) => lessons)) {
    // A course is megabytes of Markdown.
    await nextTurn()
    if (isDeepStrictEqual(published.get(lesson.id), documentOf(lesson))) continue
    if (untranslatedFaults(lesson.id, lesson.title, lesson.questions).length > 0) return true
  }
  return false
}

/** The drafts of a course that are published as they stand, by the ids that archives know their lessons by. */
export async function listPublishedDrafts(db: Executor, stableId: string): Promise<Map<string, DraftLesson>> {
  const course = await findCourseByStableId(db, stableId)
  const lines = course ? await listLessonLines(db, course.id) : []
  const published = lines.filter(({ state }) => state === 'published')
  const records = await listAuthoredLessons(
    db,
    published.map(({ id }) => id),
  )
  return new Map(records.map(({ stable_id, document }) => [stable_id, document]))
}
