import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface OutageRecord {
  id: number
  began_at: Date
  ended_at: Date
  exam_parts: number
}

/** Servers beat four times as often; a restart of the only one is no outage. */
const longestSilence_s = 60

/**
 * Writes down an outage that is over by this call: no server beat for a while before it. Whoever comes first after an
 * outage finds it, the others find none; in the caller's transaction.
 */
export async function findOutage(
  db: Executor,
  now: Date,
): Promise<Omit<OutageRecord, 'exam_parts'> | undefined> {
  const pulse = await db.selectFrom('school_pulse').select('beat_at').forUpdate().executeTakeFirst()
  if (!pulse || now.getTime() - pulse.beat_at.getTime() <= longestSilence_s * 1000) return undefined
  const outage = { began_at: pulse.beat_at, ended_at: now }
  const { id } = await db.insertInto('outages').values(outage).returning('id').executeTakeFirstOrThrow()
  await savePulse(db, now)
  return { id, ...outage }
}

/** A server is there. */
export async function savePulse(db: Executor, now: Date): Promise<void> {
  await db
    .insertInto('school_pulse')
    .values({ beat_at: now })
    .onConflict((conflict) =>
      // A host whose clock is behind does not set it back.
      conflict
        .column('is_only')
        .doUpdateSet({ beat_at: sql<Date>`greatest(school_pulse.beat_at, excluded.beat_at)` }),
    )
    .execute()
}

export async function saveHeldParts(db: Executor, id: number, exam_parts: number): Promise<void> {
  await db.updateTable('outages').set({ exam_parts }).where('id', '=', id).execute()
}

/** The newest first. */
export async function listOutages(db: Executor, limit: number): Promise<OutageRecord[]> {
  return await db.selectFrom('outages').selectAll().orderBy('id', 'desc').limit(limit).execute()
}
