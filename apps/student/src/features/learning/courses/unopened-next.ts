import type { Lesson, Module } from '@qadam/contract'

type Stops = readonly (Pick<Module, 'id' | 'order'> & { lessons: readonly Pick<Lesson, 'id' | 'state'>[] })[]

/**
 * The finished lessons that stand directly before a closed one, in their module or at its end: the call that opens
 * the next one never arrived (docs/decisions/2026-11-21-next-lesson.md).
 */
export function lessonsBeforeClosed(modules: Stops): number[] {
  const path = modules.toSorted((left, right) => left.order - right.order).flatMap(({ lessons }) => lessons)
  return path
    .filter(
      ({ state }, index) =>
        (state === 'completed' || state === 'checking') && path[index + 1]?.state === 'closed',
    )
    .map(({ id }) => id)
}

type Held = readonly {
  lessons: readonly Pick<Lesson, 'id' | 'state' | 'missing' | 'practice'>[]
}[]

/**
 * The lessons that are not finished though nothing is left to do in them: their authors took out what came back or was
 * still to be handed in. Asking for what follows finishes them.
 */
export function lessonsToFinish(modules: Held): number[] {
  return modules
    .flatMap(({ lessons }) => lessons)
    .filter(({ state, missing, practice }) => {
      if (missing.length > 0) return false
      if (practice) return practice.status === 'approved' && (state === 'open' || state === 'failed')
      return state === 'failed' || state === 'checking'
    })
    .map(({ id }) => id)
}
