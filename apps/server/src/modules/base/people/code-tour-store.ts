import type { Executor } from '../../../database/database.ts'

/** Whether a student has seen the tour of the code lab, on whatever device. */
export async function isCodeTourSeen(db: Executor, personId: number): Promise<boolean> {
  const { code_tour_seen_at } = await db
    .selectFrom('people')
    .select('code_tour_seen_at')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return code_tour_seen_at !== null
}

export async function markCodeTourSeen(db: Executor, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ code_tour_seen_at: now })
    .where('id', '=', personId)
    .where('code_tour_seen_at', 'is', null)
    .execute()
}
