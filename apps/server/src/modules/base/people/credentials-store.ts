import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface Credentials {
  id: number
  password_hash: string
}

/** Of an account that is not closed. */
export async function findCredentials(db: Executor, phone: string): Promise<Credentials | undefined> {
  return await db
    .selectFrom('people')
    .select(['id', 'password_hash'])
    .where('phone', '=', phone)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** Those of the accounts with these phones that are not closed. */
export async function listCredentials(
  db: Executor,
  phones: readonly string[],
): Promise<(Credentials & { phone: string })[]> {
  return await db
    .selectFrom('people')
    .select(['id', 'phone', 'password_hash'])
    .where('phone', '=', sql<string>`any(${[...phones]}::text[])`)
    .where('closed_at', 'is', null)
    .execute()
}

/**
 * Whether the account is open still and has the password that was verified. Locked until the transaction ends against
 * closing it and changing the password.
 */
export async function holdsPassword(db: Executor, { id, password_hash }: Credentials): Promise<boolean> {
  const held = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined
}

/** @returns whether the account is open and the password was still the one that the change was made for. */
export async function replacePasswordHash(
  db: Executor,
  personId: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const replaced = await db
    .updateTable('people')
    .set({ password_hash: to })
    .where('id', '=', personId)
    .where('password_hash', '=', from)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return replaced.numUpdatedRows === 1n
}

/** Whatever the password was before. */
export async function setPasswordHash(db: Executor, personId: number, passwordHash: string): Promise<void> {
  await db.updateTable('people').set({ password_hash: passwordHash }).where('id', '=', personId).execute()
}
