import type { Role } from '@qadam/contract'

/**
 * Whose students a member of staff may see: a teacher's those of their own groups, an admin's all. Whose work a teacher
 * reviews is more while they stand in for a colleague: both are said in SQL by `people/whose-groups-store.ts`.
 */
export type Scope = { teacherId: number } | 'all'

export function scopeOf(actor: { id: number; role: Role }): Scope {
  return actor.role === 'admin' ? 'all' : { teacherId: actor.id }
}
