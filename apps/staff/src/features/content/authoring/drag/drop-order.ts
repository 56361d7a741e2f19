import type { Place } from '../course-steps.ts'

/** A list with one of its items where another one is now; undefined where nothing changes. */
export function dropped<Item>(items: readonly Item[], from: number, to: number): Item[] | undefined {
  if (from === to || from < 0 || to < 0) return undefined
  const left = items.toSpliced(from, 1)
  return left.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/** The modules with one of them where another one is. */
export function dropModule(order: readonly Place[], id: number, over: number): Place[] | undefined {
  const at = (module: number) => order.findIndex((place) => place.id === module)
  return dropped(order, at(id), at(over))
}

/**
 * The modules with a lesson where another lesson is: within its module it takes that one's place, elsewhere it comes
 * before it, or at the end of a module that has none.
 */
export function dropLesson(
  order: readonly Place[],
  id: number,
  over: { lesson: number } | { module: number },
): Place[] | undefined {
  const from = order.findIndex(({ lessons }) => lessons.includes(id))
  const to = order.findIndex((module) =>
    'lesson' in over ? module.lessons.includes(over.lesson) : module.id === over.module,
  )
  const [source, target] = [order[from], order[to]]
  if (!source || !target) return undefined
  const place = 'lesson' in over ? target.lessons.indexOf(over.lesson) : target.lessons.length
  if (from === to) {
    const lessons = dropped(source.lessons, source.lessons.indexOf(id), place)
    return lessons && order.with(from, { ...source, lessons })
  }
  return order
    .with(from, { ...source, lessons: source.lessons.filter((lesson) => lesson !== id) })
    .with(to, { ...target, lessons: target.lessons.toSpliced(place, 0, id) })
}
