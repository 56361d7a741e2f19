import type { AuthoredModule, AuthoredTree } from '@qadam/contract'
import type { Place } from '../course-steps.ts'
import { dropLesson, dropModule } from './drop-order.ts'

export const moduleKey = (id: number): string => `module-${id}`
export const lessonKey = (id: number): string => `lesson-${id}`

function read(key: string): { kind: 'module' | 'lesson'; id: number } {
  const [kind, id] = key.split('-')
  return { kind: kind === 'module' ? 'module' : 'lesson', id: Number(id) }
}

/** A module goes where modules are; a lesson where lessons are, or into a module that has none. */
export function fitsCourse(order: readonly Place[]): (active: string, over: string) => boolean {
  return (active, over) => {
    const target = read(over)
    if (read(active).kind === 'module') return target.kind === 'module'
    return (
      target.kind === 'lesson' || order.some(({ id, lessons }) => id === target.id && lessons.length === 0)
    )
  }
}

/** The order with one thing dropped on another; undefined where nothing changes. */
export function dropInCourse(order: readonly Place[], active: string, over: string): Place[] | undefined {
  const [moved, target] = [read(active), read(over)]
  if (moved.kind === 'module') return dropModule(order, moved.id, target.id)
  return dropLesson(order, moved.id, target.kind === 'lesson' ? { lesson: target.id } : { module: target.id })
}

/** The modules with their lessons as an order has them. */
export function inOrder(modules: readonly AuthoredModule[], order: readonly Place[]): AuthoredModule[] {
  const lessons = new Map(modules.flatMap((module) => module.lessons.map((lesson) => [lesson.id, lesson])))
  return order.flatMap((place) => {
    const module = modules.find(({ id }) => id === place.id)
    return module ? [{ ...module, lessons: place.lessons.flatMap((id) => lessons.get(id) ?? []) }] : []
  })
}

export function titlesOf(
  { modules }: AuthoredTree,
  titleIn: (title: AuthoredModule['title']) => string,
): Map<string, string> {
  return new Map(
    modules.flatMap((module): [string, string][] => [
      [moduleKey(module.id), titleIn(module.title)],
      ...module.lessons.map((lesson): [string, string] => [lessonKey(lesson.id), titleIn(lesson.title)]),
    ]),
  )
}
