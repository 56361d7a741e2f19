import type { AuthoredTree } from '@qadam/contract'

/** When something in a part of a course was saved last, by anybody. */
export function lastSaveIn(
  { kind, id }: { kind: 'course' | 'module' | 'lesson'; id: number },
  { course, modules }: AuthoredTree,
): string | undefined {
  const lessons = modules.flatMap((module) => module.lessons)
  const saves =
    kind === 'course'
      ? [course, ...modules, ...lessons]
      : kind === 'module'
        ? modules.filter((module) => module.id === id).flatMap((module) => [module, ...module.lessons])
        : lessons.filter((lesson) => lesson.id === id)
  return saves
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .at(-1)
}
