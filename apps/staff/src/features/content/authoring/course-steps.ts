export interface Place {
  id: number
  lessons: readonly number[]
}

export type Step = -1 | 1

/** The modules with one of them a step up or down; undefined where it has nowhere to go. */
export function moveModule(order: readonly Place[], id: number, step: Step): Place[] | undefined {
  const at = order.findIndex((module) => module.id === id)
  return swapped(order, at, at + step)
}

/** The same of a lesson: from the end of its module it goes into the next one, nearest to where it was. */
export function moveLesson(order: readonly Place[], id: number, step: Step): Place[] | undefined {
  const at = order.findIndex(({ lessons }) => lessons.includes(id))
  const module = order[at]
  if (!module) return undefined
  const place = module.lessons.indexOf(id)
  const inside = swapped(module.lessons, place, place + step)
  if (inside) return order.with(at, { ...module, lessons: inside })
  const next = order[at + step]
  if (!next) return undefined
  return order
    .with(at, { ...module, lessons: module.lessons.filter((lesson) => lesson !== id) })
    .with(at + step, { ...next, lessons: step === 1 ? [id, ...next.lessons] : [...next.lessons, id] })
}

/** All courses with one of them a step among those that are shown; the others stay in place. */
export function moveCourse(
  order: readonly { id: number; archived: boolean }[],
  id: number,
  step: Step,
): number[] | undefined {
  const moved = order.find((course) => course.id === id)
  const shown = order.filter(({ archived }) => archived === moved?.archived).map((course) => course.id)
  const ids = order.map((course) => course.id)
  const neighbour = shown[shown.indexOf(id) + step]
  if (!moved || neighbour === undefined) return undefined
  return swapped(ids, ids.indexOf(id), ids.indexOf(neighbour))
}

function swapped<Item>(items: readonly Item[], one: number, other: number): Item[] | undefined {
  const [first, second] = [items[one], items[other]]
  if (first === undefined || second === undefined) return undefined
  return items.with(one, second).with(other, first)
}
