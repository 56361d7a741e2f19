import { limits, type EventName } from '@qadam/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export interface NewEvent {
  event: EventName
  comment: string | null
  happenedAt: Date
}

const day_ms = 24 * 3_600_000

/** Stores events of a person, up to a daily quota; the rest is dropped. */
export async function insertEvents(
  db: Database,
  personId: number,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // An event is not worth an fsync: a crash may lose the last ones.
    await sql`set local synchronous_commit to off`.execute(transaction)
    const { count } = await transaction
      .selectFrom('event_log')
      .select((select) => select.fn.countAll<string>().as('count'))
      .where('person_id', '=', personId)
      .where('received_at', '>', new Date(now.getTime() - day_ms))
      .executeTakeFirstOrThrow()
    const stored = events.slice(0, Math.max(0, limits.eventLog.perDay - Number(count)))
    if (stored.length === 0) return
    await transaction
      .insertInto('event_log')
      .values(
        stored.map(({ event, comment, happenedAt }) => ({
          person_id: personId,
          event,
          comment,
          happened_at: happenedAt,
          received_at: now,
        })),
      )
      .execute()
  })
}
