import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { PasskeyKey } from './passkey.ts'

export interface PasskeyRecord extends PasskeyKey {
  id: number
  name: string
  transports: string[]
  created_at: Date
  used_at: Date | null
}

/** In the order in which they were added. */
export async function listPasskeys(db: Executor, personId: number): Promise<PasskeyRecord[]> {
  return await db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'public_key', 'sign_count', 'name', 'created_at', 'used_at'])
    .select(sql<string[]>`transports`.as('transports'))
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** As a browser asks devices for it. */
export function presentKnown({ credential_id, transports }: PasskeyRecord) {
  return { id: credential_id.toString('base64url'), transports }
}

/** @returns false where the school has one of this id already. */
export async function insertPasskey(
  db: Executor,
  passkey: PasskeyKey & { person_id: number; name: string; transports: readonly string[]; created_at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('passkeys')
    .values({ ...passkey, transports: JSON.stringify(passkey.transports) })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** @returns whether it is theirs. */
export async function renamePasskey(
  db: Executor,
  personId: number,
  id: number,
  name: string,
): Promise<boolean> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return renamed.numUpdatedRows === 1n
}

/** @returns whether it was there, and theirs. */
export async function deletePasskey(db: Executor, personId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** @returns whether there was one. */
export async function deletePasskeysOf(db: Executor, personId: number): Promise<boolean> {
  await db.deleteFrom('passkey_setups').where('person_id', '=', personId).execute()
  const deleted = await db.deleteFrom('passkeys').where('person_id', '=', personId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Notes that it signed. @returns false where it is gone, or signed something else meanwhile. */
export async function countSignature(
  db: Executor,
  { id, sign_count: seen }: Pick<PasskeyRecord, 'id' | 'sign_count'>,
  count: number,
  now: Date,
): Promise<boolean> {
  const counted = await db
    .updateTable('passkeys')
    .set({ sign_count: count, used_at: now })
    .where('id', '=', id)
    .where('sign_count', '=', seen)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}

/** A challenge that waits for its passkey, in place of another one that does. */
export async function beginPasskey(
  db: Executor,
  setup: { person_id: number; challenge: Buffer; created_at: Date },
): Promise<void> {
  const { challenge, created_at } = setup
  await db
    .insertInto('passkey_setups')
    .values(setup)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ challenge, created_at }))
    .execute()
}

/** The challenge that waits since this moment or later. */
export async function findBegunPasskey(
  db: Executor,
  personId: number,
  since: Date,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('passkey_setups')
    .select('challenge')
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .executeTakeFirst()
  return row?.challenge
}

/** @returns whether this challenge still waited: it is taken once. */
export async function endBegunPasskey(db: Executor, personId: number, challenge: Buffer): Promise<boolean> {
  const ended = await db
    .deleteFrom('passkey_setups')
    .where('person_id', '=', personId)
    .where('challenge', '=', challenge)
    .executeTakeFirst()
  return ended.numDeletedRows === 1n
}
