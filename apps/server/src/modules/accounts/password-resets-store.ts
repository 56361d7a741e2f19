import { smsLimits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

const { tries, code_s, day_s } = smsLimits.reset

/** Where a visit comes from. */
export interface ResetOrigin {
  phoneHash: Buffer
  address: string
}

// Any number that no other advisory lock of one key has.
const lockKey = 7_120_034

/** Advisory lock until the transaction ends: of many concurrent requests for a code each counts those before it. */
export async function lockResets(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction)
}

/** When this phone, and when this address, requested a code, within a day. */
export async function listAsked(
  db: Executor,
  { phoneHash, address }: ResetOrigin,
  now: Date,
): Promise<{ ofPhone: Date[]; ofAddress: Date[] }> {
  const rows = await db
    .selectFrom('password_reset_visits')
    .select(['phone_hash', 'address', 'at'])
    .where('kind', '=', 'ask')
    .where('at', '>', countedSince(now))
    .where((where) => where.or([where('phone_hash', '=', phoneHash), where('address', '=', address)]))
    .execute()
  return {
    ofPhone: rows.filter((row) => row.phone_hash.equals(phoneHash)).map(({ at }) => at),
    ofAddress: rows.filter((row) => row.address === address).map(({ at }) => at),
  }
}

/** When this address guessed at codes before a try of its own, within a day. */
export async function listTried(db: Executor, address: string, before: number, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('password_reset_visits')
    .select('at')
    .where('kind', '=', 'try')
    .where('address', '=', address)
    .where('id', '<', before)
    .where('at', '>', countedSince(now))
    .execute()
  return rows.map(({ at }) => at)
}

/** @returns its id. */
export async function insertVisit(
  db: Executor,
  kind: 'ask' | 'try',
  { phoneHash, address }: ResetOrigin,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('password_reset_visits')
    .values({ kind, phone_hash: phoneHash, address, at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deleteVisit(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('password_reset_visits').where('id', '=', id).execute()
}

/** Begins a reset for a phone; invalidates its earlier code. @returns the id of the reset. */
export async function beginReset(db: Executor, phone: string, now: Date): Promise<number> {
  const fresh = {
    code_hash: null,
    expires_at: new Date(now.getTime() + code_s * 1000),
    tries_left: tries,
  }
  const { id } = await db
    .insertInto('password_resets')
    .values({ phone, ...fresh })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(fresh))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The phone of a reset whose code is to be sent. */
export async function findWaitingReset(db: Executor, id: number, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_resets')
    .select('phone')
    .where('id', '=', id)
    .where('code_hash', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.phone
}

/** Stores the hash of the code that is about to be sent. */
export async function saveCode(db: Executor, id: number, codeHash: string | null): Promise<void> {
  await db.updateTable('password_resets').set({ code_hash: codeHash }).where('id', '=', id).execute()
}

/** Takes one of the tries that are left. @returns undefined where none is, or there is nothing to try. */
export async function takeTry(
  db: Executor,
  phone: string,
  now: Date,
): Promise<{ id: number; code_hash: string | null } | undefined> {
  return await db
    .updateTable('password_resets')
    .set((set) => ({ tries_left: set('tries_left', '-', 1) }))
    .where('phone', '=', phone)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['id', 'code_hash'])
    .executeTakeFirst()
}

/** Returns a try: the code was right and may be used again, but the new password was refused. */
export async function giveTryBack(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('password_resets')
    .set((set) => ({ tries_left: set('tries_left', '+', 1) }))
    .where('id', '=', id)
    .where('tries_left', '<', tries)
    .execute()
}

/** Ends a reset by its code, which opens once. @returns whether it was still there. */
export async function endReset(db: Executor, id: number, codeHash: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('password_resets')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return ended.numDeletedRows === 1n
}

/** For a phone that changed hands: invalidates a code that was sent to it. */
export async function forgetReset(db: Executor, phone: string): Promise<void> {
  await db.deleteFrom('password_resets').where('phone', '=', phone).execute()
}

/** Removes resets that are over, and visits that count no more. */
export async function removeOldResets(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
  await db.deleteFrom('password_reset_visits').where('at', '<=', countedSince(now)).execute()
}

function countedSince(now: Date): Date {
  return new Date(now.getTime() - day_s * 1000)
}
