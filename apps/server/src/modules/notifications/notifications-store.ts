import { limits, type Lang } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import type { NewNotification } from './notification-kinds.ts'

export interface NotificationRecord {
  id: number
  kind: string
  params: unknown
  link: string | null
  created_at: Date
  read_at: Date | null
}

const columns = ['id', 'kind', 'params', 'link', 'created_at', 'read_at'] as const

/** Undefined where the person was told of this key before. */
export async function insertNotification(
  db: Executor,
  notification: NewNotification,
  now: Date,
): Promise<(NotificationRecord & { reader_lang: Lang }) | undefined> {
  const row = await db
    .with('written', (write) =>
      write
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
        .returning(['person_id', ...columns]),
    )
    .selectFrom('written')
    .innerJoin('people', 'people.id', 'written.person_id')
    .select([
      'written.id',
      'written.kind',
      'written.params',
      'written.link',
      'written.created_at',
      'written.read_at',
    ])
    .select('people.lang as reader_lang')
    .executeTakeFirst()
  // A check on the column keeps it to the languages of the contract.
  return row as (NotificationRecord & { reader_lang: Lang }) | undefined
}

/** The newest of a person, newest first. */
export async function listNotifications(db: Executor, personId: number): Promise<NotificationRecord[]> {
  return await db
    .selectFrom('notifications')
    .select(columns)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(limits.notifications.page)
    .execute()
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

/** Takes it off the list; the row stays, so that its key tells nothing twice. */
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
