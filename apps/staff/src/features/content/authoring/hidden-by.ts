import type { AuthoredTree, DraftModule } from '@qadam/contract'

interface Part {
  kind: 'course' | 'module' | 'lesson'
  id: number
}

export interface Outer {
  kind: 'course' | 'module'
  id: number
  title: DraftModule['title']
}

/** The course or module that keeps students from seeing what is published in it; undefined where none does. */
export function hiddenBy({ kind, id }: Part, { course, modules }: AuthoredTree): Outer | undefined {
  if (kind === 'course') return undefined
  // Published, it brings its modules out too.
  if (course.state === 'draft') return { kind: 'course', id: course.id, title: course.title }
  const module = modules.find(
    ({ lessons }) => kind === 'lesson' && lessons.some((lesson) => lesson.id === id),
  )
  return module?.state === 'draft' ? { kind: 'module', id: module.id, title: module.title } : undefined
}
