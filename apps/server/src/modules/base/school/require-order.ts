import { SchoolError } from '@qadam/contract'

/** Whether both have the same members, each once. */
export function isPermutation(some: readonly number[], others: readonly number[]): boolean {
  const left = new Set(some)
  return some.length === others.length && others.every((id) => left.delete(id))
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((id, index) => id === others[index])

/**
 * Two admins do not undo each other's order unseen: one is an order of all that is there now, made on the one that stands.
 * @param order `seen` is what was on the screen; a console from before sends none.
 * @returns whether it changes anything: what is sent again because its reply was lost does not.
 * @throws SchoolError conflict
 */
export function requireOrder(
  now: readonly number[],
  { wanted, seen }: { wanted: readonly number[]; seen: readonly number[] | undefined },
): boolean {
  if (isSame(now, wanted)) return false
  if (!isPermutation(now, wanted) || (seen !== undefined && !isSame(now, seen)))
    throw new SchoolError('conflict', { reason: 'order_changed' })
  return true
}
