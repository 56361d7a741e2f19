import type { AuthoringFault, DraftLesson } from '@qadam/contract'
import type { ArchiveLesson } from '@qadam/course-archive'
import type { MediaFacts } from '@qadam/course-archive/lesson-faults'
import { archiveForm } from './archive-form.ts'
import type { LessonChecker } from './check-ahead.ts'

type DraftFault = Omit<AuthoringFault, 'module_id' | 'lesson_id'>

export interface CheckedDraft {
  /** To be published; undefined while something prevents that. */
  lesson: ArchiveLesson | undefined
  /** Whatever languages the school wants. */
  faults: DraftFault[]
  /** The texts without Russian, as faults. See `faultsIn`. */
  untranslated: DraftFault[]
}

/** What is wrong in a draft, by the same rules as in a course archive. @param check see `checkAhead`. */
export function checkDraft(
  check: LessonChecker,
  stableId: string,
  document: DraftLesson,
  media: readonly MediaFacts[],
): CheckedDraft {
  const { lesson, faults, advice, untranslated } = check(archiveForm(stableId, document), media)
  const told = (level: 'error' | 'advice', found: typeof faults) =>
    found.map(({ code = 'wrong', question = null, path = null, message }) => ({
      level,
      code,
      question,
      path,
      message,
    }))
  return {
    lesson,
    faults: [...told('error', faults), ...told('advice', advice)],
    untranslated: told('error', untranslated),
  }
}

export function countErrors(faults: readonly { level: 'error' | 'advice' }[]): number {
  return faults.filter(({ level }) => level === 'error').length
}
