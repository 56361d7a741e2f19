import { sql } from 'kysely'
import { pushLimits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { PushAddress } from './provider.ts'

interface Registration extends PushAddress {
  personId: number
  /** SHA-256 of the token of the session that registers it. */
  sessionHash: Buffer
}

/**
 * Upserts a device, for this person and session. The session is locked meanwhile: when it ends concurrently, either
 * nothing is stored or its end deletes the device.
 */
export async function saveRecipient(db: Executor, device: Registration, now: Date): Promise<void> {
  const { personId, provider, address, keys, sessionHash } = device
  const packedKeys = keys && JSON.stringify(keys)
  const row = await sql<{ id: number }>`
    insert into push_recipients (person_id, provider, address, keys, session_hash, created_at, seen_at)
    select ${personId}, ${provider}, ${address}, ${packedKeys}::jsonb, token_hash, ${now}, ${now}
    from sessions where token_hash = ${sessionHash} for share
    on conflict (provider, address) where provider in ('web_push', 'firebase') do update set
      person_id = excluded.person_id, keys = excluded.keys, session_hash = excluded.session_hash,
      seen_at = excluded.seen_at, failures = 0
    returning id`.execute(db)
  if (row.rows.length === 0) return
  await db
    .deleteFrom('push_recipients')
    .where('id', 'in', (rest) =>
      rest
        .selectFrom('push_recipients')
        .select('id')
        .where('person_id', '=', personId)
        .where('session_hash', 'is not', null)
        .orderBy('seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(pushLimits.devices),
    )
    .execute()
}

/** Deletes deliveries that are pending for a device's earlier owner: they are not for the new one. */
export async function dropWaitingOfOthers(
  db: Executor,
  { provider, address }: PushAddress,
  personId: number,
): Promise<void> {
  await db
    .deleteFrom('push_deliveries')
    .where('recipient_id', 'in', (others) =>
      others
        .selectFrom('push_recipients')
        .select('id')
        .where('provider', '=', provider)
        .where('address', '=', address)
        .where('person_id', '!=', personId),
    )
    .execute()
}

/** Unsubscribes the devices that these sessions registered: a signed-out device gets no push. */
export async function detachDevices(db: Executor, sessionHashes: readonly Buffer[]): Promise<void> {
  if (sessionHashes.length === 0) return
  await db.deleteFrom('push_recipients').where('session_hash', 'in', sessionHashes).execute()
}

export async function removeRecipient(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('push_recipients').where('id', '=', id).execute()
}

export async function markReached(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .updateTable('push_recipients')
    .set({ last_success_at: now, failures: 0 })
    .where('id', '=', id)
    .execute()
}

/** Counts a delivery that failed for good; deletes a device with too many. */
export async function countFailure(db: Executor, id: number): Promise<void> {
  const row = await db
    .updateTable('push_recipients')
    .set((set) => ({ failures: set('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst()
  if (row && row.failures >= pushLimits.failures) await removeRecipient(db, id)
}
