import { createHash } from 'node:crypto'
import { smsLimits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

const { tries, code_s, day_s, hour_s } = smsLimits.reset

/** Where a visit comes from. */
export interface ResetOrigin {
  phoneHash: Buffer
  address: string
}

export function resetOrigin(phone: string, address: string): ResetOrigin {
  return { phoneHash: createHash('sha256').update(phone).digest(), address }
}

// Any number that no other advisory lock of one key has.
const lockKey = 7_120_034

/** Advisory lock until the transaction ends: whatever was requested before is stored by then. */
export async function lockResets(transaction: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(transaction)
}

/**
 * The same of one phone: of many concurrent requests for a code each counts those before it. Those of other phones do not
 * wait: a flood of invented ones would hold every connection to the database.
 */
export async function lockResetsOf(transaction: Executor, phoneHash: Buffer): Promise<void> {
  const ofPhone = phoneHash.readBigInt64BE().toString()
  await sql`select pg_advisory_xact_lock_shared(${lockKey}::bigint), pg_advisory_xact_lock(${ofPhone}::bigint)`.execute(
    transaction,
  )
}

/** When this phone requested a code, within a day. */
export async function listAsked(db: Executor, phoneHash: Buffer, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('password_reset_visits')
    .select('at')
    .where('kind', '=', 'ask')
    .where('phone_hash', '=', phoneHash)
    .where('at', '>', before(now, day_s))
    .execute()
  return rows.map(({ at }) => at)
}

/** How many codes were sent to students by requests of this address, within an hour. */
export async function countSent(db: Executor, address: string, now: Date): Promise<number> {
  const { sent } = await db
    .selectFrom('password_reset_visits')
    .select((count) => count.fn.countAll<number>().as('sent'))
    .where('kind', '=', 'sent')
    .where('address', '=', address)
    .where('at', '>', before(now, hour_s))
    .executeTakeFirstOrThrow()
  return sent
}

export async function insertVisit(
  db: Executor,
  kind: 'ask' | 'sent',
  { phoneHash, address }: ResetOrigin,
  at: Date,
): Promise<void> {
  await db.insertInto('password_reset_visits').values({ kind, phone_hash: phoneHash, address, at }).execute()
}

export interface AskedReset {
  phone: string
  address: string
  /** On a device that the account of the phone has signed in from before. */
  isKnown: boolean
}

/** Begins a reset for a phone; invalidates its earlier code. */
export async function beginReset(
  db: Executor,
  { phone, address, isKnown }: AskedReset,
  now: Date,
): Promise<void> {
  const fresh = {
    address,
    code_hash: null,
    expires_at: new Date(now.getTime() + code_s * 1000),
    is_known: isKnown,
    is_waiting: true,
    tries_left: tries,
  }
  await db
    .insertInto('password_resets')
    .values({ phone, ...fresh })
    .onConflict((conflict) => conflict.column('phone').doUpdateSet(fresh))
    .execute()
}

export interface WaitingReset extends AskedReset {
  id: number
}

/** Takes the next of those whose code is to be sent: none of them waits any more. */
export async function takeWaitingResets(db: Executor, limit: number, now: Date): Promise<WaitingReset[]> {
  const next = db
    .selectFrom('password_resets')
    .select('id')
    .where('is_waiting', '=', true)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
  const rows = await db
    .updateTable('password_resets')
    .set({ is_waiting: false })
    .where('id', 'in', next)
    .returning(['id', 'phone', 'address', 'is_known', 'expires_at'])
    .execute()
  return rows
    .filter((row) => row.expires_at > now)
    .map(({ id, phone, address, is_known: isKnown }) => ({ id, phone, address, isKnown }))
}

/** They wait again, without a code. */
export async function putBackWaiting(db: Executor, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('password_resets')
    .set({ is_waiting: true, code_hash: null })
    .where('id', 'in', ids)
    .execute()
}

/** Stores the hash of the code that is about to be sent. */
export async function saveCode(db: Executor, id: number, codeHash: string): Promise<void> {
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

/** Removes resets that are over. */
export async function removeEndedResets(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute()
}

/** Removes resets that are over, and visits that count no more. */
export async function removeOldResets(db: Executor, now: Date): Promise<void> {
  await removeEndedResets(db, now)
  await db.deleteFrom('password_reset_visits').where('at', '<=', before(now, day_s)).execute()
}

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000)
