import { eventNames, limits, otherEvent } from '@qadam/contract'
import { sql } from 'kysely'
import type { Database, Executor } from '../../../database/database.ts'
import { inBatches, type BatchOfRows } from '../../../database/in-batches.ts'
import { isKnownEvent } from './own-event.ts'

export interface NewEvent {
  event: string
  comment: string | null
  happenedAt: Date
}

const day_ms = 24 * 3_600_000
const minute_ms = 60_000

/** Stores events of a person, up to the quota of a minute and of a day; the rest is dropped. */
export async function insertEvents(
  db: Database,
  personId: number,
  events: readonly NewEvent[],
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // An event is not worth an fsync: a crash may lose the last ones.
    await sql`set local synchronous_commit to off`.execute(transaction)
    const { day, minute } = await transaction
      .selectFrom('event_log')
      .select((select) => [
        select.fn.countAll<string>().as('day'),
        select.fn
          .countAll<string>()
          .filterWhere('received_at', '>', new Date(now.getTime() - minute_ms))
          .as('minute'),
      ])
      .where('person_id', '=', personId)
      .where('received_at', '>', new Date(now.getTime() - day_ms))
      .executeTakeFirstOrThrow()
    const { perDay, perMinute } = limits.eventLog
    const room = Math.min(perDay - Number(day), perMinute - Number(minute))
    const stored = await underFewNames(transaction, personId, events.slice(0, Math.max(0, room)), now)
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

/** Events whose names are ours or among the first few others of the day; those of further names are counted together. */
async function underFewNames(
  db: Executor,
  personId: number,
  events: readonly NewEvent[],
  now: Date,
): Promise<readonly NewEvent[]> {
  if (events.every(({ event }) => isKnownEvent(event))) return events
  const rows = await db
    .selectFrom('event_log')
    .select('event')
    .distinct()
    .where('person_id', '=', personId)
    .where('received_at', '>', new Date(now.getTime() - day_ms))
    .where('event', 'not in', [...eventNames, otherEvent])
    .limit(limits.eventLog.otherNamesPerDay)
    .execute()
  const others = new Set(rows.map(({ event }) => event))
  return events.map((one) => {
    if (isKnownEvent(one.event) || others.has(one.event)) return one
    if (others.size >= limits.eventLog.otherNamesPerDay) return { ...one, event: otherEvent }
    others.add(one.event)
    return one
  })
}

/** What was received before `before`. */
export async function removeEventsBefore(db: Executor, before: Date): Promise<void> {
  await inBatches(async (after, rows) => {
    const batch = await sql<BatchOfRows>`
      with oldest as (select id, received_at from event_log where id > ${after} order by id limit ${rows}),
      removed as (delete from event_log where id in (select id from oldest where received_at < ${before}))
      select max(id) as last, coalesce(bool_or(received_at >= ${before}), false) as reached_young
      from oldest`.execute(db)
    return batch.rows[0]
  })
}
