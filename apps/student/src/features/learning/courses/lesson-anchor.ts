import type { Lesson } from '@qadam/contract'

/** The id of a lesson's stop on its module's page, which links to that page carry as their hash. */
export function lessonAnchor(lessonId: number): string {
  return `lesson-${lessonId}`
}

/** Where a module's page scrolls to: the lesson to go on with. None where all is done or nothing is open. */
export function currentAnchor(lessons: readonly Pick<Lesson, 'id' | 'state'>[]): string | undefined {
  const current =
    lessons.find(({ state }) => state === 'open') ?? lessons.find(({ state }) => state === 'failed')
  return current && lessonAnchor(current.id)
}
