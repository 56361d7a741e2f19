import type { Lesson } from '@qadam/contract'

/** The id of a lesson's stop on its module's page, which links to that page carry as their hash. */
export function lessonAnchor(lessonId: number): string {
  return `lesson-${lessonId}`
}

/** The lesson to go on with in a module. None where all is done or nothing is open. */
export function currentLesson<Stop extends Pick<Lesson, 'state'>>(
  lessons: readonly Stop[],
): Stop | undefined {
  return lessons.find(({ state }) => state === 'open') ?? lessons.find(({ state }) => state === 'failed')
}

/** Where a module's page scrolls to. */
export function currentAnchor(lessons: readonly Pick<Lesson, 'id' | 'state'>[]): string | undefined {
  const current = currentLesson(lessons)
  return current && lessonAnchor(current.id)
}
