import type { NotificationTopic } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { inBatches, type BatchOfRows } from '../../../database/in-batches.ts'
import type { PushAddress, Reader } from './provider.ts'

interface Pushed {
  notificationId: number
  personId: number
  topic: NotificationTopic
}

/**
 * Queues a delivery to each device and chat of the person, in the caller's transaction: it is sent if and when that
 * commits. Where a recipient names topics it gets these, else all that the person did not choose to be spared.
 */
export async function queuePush(db: Executor, pushed: Pushed, now: Date): Promise<void> {
  const { notificationId, personId, topic } = pushed
  await sql`
    insert into push_deliveries (notification_id, recipient_id, created_at, send_after)
    select ${notificationId}, id, ${now}, ${now} from push_recipients
    where person_id = ${personId} and case when topics is null then not exists (
      select from push_preferences where person_id = ${personId} and ${topic} = any (muted))
      else ${topic} = any (topics) end
    on conflict do nothing`.execute(db)
}

export interface Delivery {
  id: number
  notification_id: number
  recipient_id: number
  /** This one included. */
  tries: number
  to: PushAddress
  reader: Reader
  /** Whether others are written of at the same address. */
  is_shared: boolean
}

interface Claim {
  now: Date
  /** The end of this process's lease. */
  until: Date
  limit: number
}

/** Claims deliveries that are due. Each process claims others; those of one that dies are claimed after its lease. */
export async function claimDeliveries(db: Executor, { now, until, limit }: Claim): Promise<Delivery[]> {
  const { rows } = await sql<Omit<Delivery, 'to'> & PushAddress>`
    update push_deliveries as taken set send_after = ${until}, tries = tries + 1
    from push_recipients as recipient
    where recipient.id = taken.recipient_id and taken.id in (
      select id from push_deliveries
      where state = 'waiting' and send_after <= ${now}
      order by send_after, id limit ${limit} for update skip locked)
    returning taken.id, taken.notification_id, taken.recipient_id, taken.tries,
      recipient.provider, recipient.address, recipient.keys, recipient.reader, exists (
        select from push_recipients as other where other.provider = recipient.provider
        and other.address = recipient.address and other.person_id != recipient.person_id) as is_shared`.execute(
    db,
  )
  return rows.map(({ provider, address, keys, ...delivery }) => ({
    ...delivery,
    to: { provider, address, keys },
  }))
}

/** Stores how a delivery ended; a no-op once another process has taken it over. */
export async function endDelivery(
  db: Executor,
  { id, tries }: Delivery,
  state: 'sent' | 'dropped',
): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ state })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()
}

/** The same for one that is to be tried again. */
export async function delayDelivery(db: Executor, { id, tries }: Delivery, until: Date): Promise<void> {
  await db
    .updateTable('push_deliveries')
    .set({ send_after: until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()
}

/** Those that ended and were queued before `before`; what is known of them is of no use any more. */
export async function removeDeliveriesBefore(db: Executor, before: Date): Promise<void> {
  await inBatches(async (after, rows) => {
    const batch = await sql<BatchOfRows>`
      with oldest as (
        select id, state, created_at from push_deliveries where id > ${after} order by id limit ${rows}),
      removed as (delete from push_deliveries where id in (
        select id from oldest where state <> 'waiting' and created_at < ${before}))
      select max(id) as last, coalesce(bool_or(created_at >= ${before}), false) as reached_young
      from oldest`.execute(db)
    return batch.rows[0]
  })
}
