import type { Lesson } from '@qadam/contract'

/** The lessons in their order, each id once (specification 3). */
export function distinctLessons(lessons: readonly Lesson[]): Lesson[] {
  const seen = new Set<number>()
  return lessons.filter(({ id }) => {
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
