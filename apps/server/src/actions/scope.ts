import type { Actor } from './action-handler.ts'

/** Whose students a member of staff may see: those of the groups a teacher reviews; for an admin, all. */
export type Scope = { teacherId: number } | 'all'

export function scopeOf(actor: Pick<Actor, 'id' | 'role'>): Scope {
  return actor.role === 'admin' ? 'all' : { teacherId: actor.id }
}
