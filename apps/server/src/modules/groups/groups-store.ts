import type { Executor } from '../../database/database.ts'

export interface GroupStaff {
  teacher_id: number | null
  curator_id: number | null
  mentor_id: number | null
}

/** A group by its stable id: made, or given these people. @returns its id. */
export async function saveGroup(
  db: Executor,
  stableId: string,
  name: string,
  staff: GroupStaff,
): Promise<number> {
  const row = await db
    .insertInto('groups')
    .values({ stable_id: stableId, name, ...staff })
    .onConflict((conflict) => conflict.column('stable_id').doUpdateSet({ name, ...staff }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
