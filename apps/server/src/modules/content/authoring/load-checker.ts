import type * as archives from '@qadam/course-archive'
import type { checkLesson, untranslatedFaults } from '@qadam/course-archive/lesson-faults'

/** The rules of the course archive. Their parts take megabytes, and no process that only serves students needs them. */
export async function loadChecker(): Promise<{
  checkLesson: typeof checkLesson
  untranslatedFaults: typeof untranslatedFaults
}> {
  return await import('@qadam/course-archive/lesson-faults')
}

/** Reading and writing whole archives; as large. */
export async function loadArchives(): Promise<typeof archives> {
  return await import('@qadam/course-archive')
}
