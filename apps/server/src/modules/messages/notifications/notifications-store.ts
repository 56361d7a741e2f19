import { serverLimits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { inBatches, type BatchOfRows } from '../../../database/in-batches.ts'
import type { Notice } from './define-notice.ts'

export interface NotificationRecord {
  id: number
  kind: string
  params: unknown
  link: string | null
  created_at: Date
  isRead: boolean
}

const columns = ['id', 'kind', 'params', 'link', 'created_at', 'read_at'] as const

/** The new id; undefined where the person has one of this key. */
export async function insertNotification(
  db: Executor,
  notification: { personId: number; kind: string; params: unknown; link: string; key: string },
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('notifications')
    .values({
      person_id: notification.personId,
      kind: notification.kind,
      params: JSON.stringify(notification.params),
      link: notification.link,
      key: notification.key,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['person_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

const packedPage = sql<PackedNotification[] | null>`json_agg(json_build_array(
  id, kind, params, link, extract(epoch from created_at) * 1000, read_at is not null))`

/**
 * The newest of a person, newest first. As one row of JSON: measured on the embedded database, fifty rows take three
 * times as long to transfer.
 */
export async function listNotifications(db: Executor, personId: number): Promise<NotificationRecord[]> {
  const row = await db
    .selectFrom(newest(db, personId).as('newest'))
    .select(packedPage.as('page'))
    .executeTakeFirst()
  return unpack(row?.page ?? null)
}

function newest(db: Executor, personId: number) {
  return db
    .selectFrom('notifications')
    .select(columns)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(serverLimits.notifications.page)
}

function unpack(page: readonly PackedNotification[] | null): NotificationRecord[] {
  return (page ?? []).map(([id, kind, params, link, created_ms, isRead]) => ({
    id,
    kind,
    params,
    link,
    created_at: new Date(created_ms),
    isRead,
  }))
}

type PackedNotification = [
  id: number,
  kind: string,
  params: unknown,
  link: string | null,
  created_ms: number,
  isRead: boolean,
]

/** One with its recipient, and whether they read or removed it. */
export async function findNotification(
  db: Executor,
  id: number,
): Promise<(NotificationRecord & { person_id: number; isRemoved: boolean }) | undefined> {
  const row = await db
    .selectFrom('notifications')
    .select([...columns, 'person_id', 'removed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { read_at, removed_at, ...record } = row
  return { ...record, isRead: read_at !== null, isRemoved: removed_at !== null }
}

/** Whether the person has such a notification. The moment of the first reading stays. */
export async function markRead(db: Executor, personId: number, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('notifications')
    .set((set) => ({ read_at: set.fn.coalesce('read_at', set.val(now)) }))
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What was told and is out of date. */
export async function markNoticeRead(
  db: Executor,
  personId: number,
  { kind }: Notice,
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .execute()
}

/** Takes it off the list; the row stays, so that its key deduplicates. */
export async function removeNotification(
  db: Executor,
  personId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('notifications')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What was told before `before` and was read, or taken off the list since. What nobody has read stays. */
export async function removeNotificationsBefore(db: Executor, before: Date): Promise<void> {
  await inBatches(async (after, rows) => {
    const batch = await sql<BatchOfRows>`
      with oldest as (
        select id, created_at, read_at, removed_at from notifications
        where id > ${after} order by id limit ${rows}),
      removed as (delete from notifications where id in (
        select id from oldest
        where created_at < ${before} and (read_at is not null or removed_at is not null)))
      select max(id) as last, coalesce(bool_or(created_at >= ${before}), false) as reached_young
      from oldest`.execute(db)
    return batch.rows[0]
  })
}

/** Takes the name of an erased student out of what others were notified of, by the notifications' key. */
export async function blankName(db: Executor, key: string): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ params: sql`params || '{"name": "—"}'` })
    .where('key', '=', key)
    .execute()
}
