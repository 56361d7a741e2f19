import type { Executor } from '../../../database/database.ts'

/** Something to tell, and how far it is: it is told again once it is further. */
export interface Mark {
  key: string
  value: number
}

/** What a student was told of these, by key. */
export async function findClaimed(
  db: Executor,
  personId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('told_moments')
    .select(['key', 'value'])
    .where('person_id', '=', personId)
    .where('key', 'in', [...keys])
    .execute()
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Takes what is to be told; of two devices that ask at once each thing goes to one. @returns the keys to tell. */
export async function claimMarks(
  db: Executor,
  personId: number,
  marks: readonly Mark[],
  now: Date,
): Promise<Set<string>> {
  if (marks.length === 0) return new Set()
  const rows = await db
    .insertInto('told_moments')
    .values(
      marks
        .map((mark) => ({ person_id: personId, ...mark, told_at: now }))
        // Two devices lock the same rows in one order.
        .toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'key'])
        .doUpdateSet((set) => ({ value: set.ref('excluded.value'), told_at: now }))
        .whereRef('told_moments.value', '<', 'excluded.value'),
    )
    .returning('key')
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Longer than anything stays news, and than a week whose bar moves. */
const kept_days = 14

export async function removeOldMoments(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - kept_days * 24 * 3_600_000)
  await db.deleteFrom('told_moments').where('told_at', '<', before).execute()
}
