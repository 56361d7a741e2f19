import { setImmediate as nextTurn } from 'node:timers/promises'
import { lacksRussian, type AuthoringFault, type ContentLanguages } from '@qadam/contract'
import type { CourseWhole } from './authoring-work.ts'
import type { CheckedDraft } from './lesson-check.ts'
import { loadChecker } from './load-checker.ts'
import type { Part } from './publish-plan.ts'
import type { TakenCourse } from './take-course.ts'

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

/** Whether publishing a course that an archive brings would name a text without Russian. */
export async function isUntranslated(archive: TakenCourse): Promise<boolean> {
  const { untranslatedFaults } = await loadChecker()
  const named = [archive, ...archive.modules]
  if (named.some(({ title, description }) => lacksRussian(title) || lacksRussian(description))) return true
  for (const lesson of archive.modules.flatMap(({ lessons }) => lessons)) {
    // A course is megabytes of Markdown.
    await nextTurn()
    if (untranslatedFaults(lesson.id, lesson.title, lesson.questions).length > 0) return true
  }
  return false
}
