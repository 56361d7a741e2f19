import { notificationTopics, type NotificationTopic } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'

/** What the person chose not to be pushed, in the contract's order. */
export async function findMuted(db: Executor, personId: number): Promise<NotificationTopic[]> {
  const row = await db
    .selectFrom('push_preferences')
    .select('muted')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return notificationTopics.filter((topic) => row?.muted.includes(topic))
}

export async function saveMuted(
  db: Executor,
  personId: number,
  muted: readonly NotificationTopic[],
): Promise<void> {
  const values = { muted: [...new Set(muted)] }
  await db
    .insertInto('push_preferences')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute()
}
