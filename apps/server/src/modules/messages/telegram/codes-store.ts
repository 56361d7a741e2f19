import { telegramLimits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { Reader } from '../push/index.ts'

export interface NewCode {
  hash: Buffer
  personId: number
  reader: Reader
  expires_at: Date
}

export async function insertCode(db: Executor, code: NewCode, now: Date): Promise<number> {
  const { hash, personId, reader, expires_at } = code
  const { id } = await db
    .insertInto('telegram_codes')
    .values({ code_hash: hash, person_id: personId, reader, created_at: now, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whom a code is of, if it can be followed still. */
export async function findOwnerOfCode(db: Executor, hash: Buffer, now: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('telegram_codes')
    .select('person_id')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.person_id
}

/** Takes a code, once, if it can be followed still. */
export async function takeCode(
  db: Executor,
  hash: Buffer,
  now: Date,
): Promise<{ personId: number; reader: Reader } | undefined> {
  const row = await db
    .deleteFrom('telegram_codes')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning(['person_id', 'reader'])
    .executeTakeFirst()
  return row && { personId: row.person_id, reader: row.reader as Reader } // a check on the column limits it
}

/** The unused codes for a person, the oldest first. */
export async function listCodes(
  db: Executor,
  personId: number,
  reader: Reader,
  now: Date,
): Promise<{ id: number; expires_at: Date }[]> {
  return await db
    .selectFrom('telegram_codes')
    .select(['id', 'expires_at'])
    .where('person_id', '=', personId)
    .where('reader', '=', reader)
    .where('expires_at', '>', now)
    .orderBy('id')
    .limit(telegramLimits.parentLinks)
    .execute()
}

/** @returns whether there was one, also one that can't be followed any more. */
export async function removeCode(
  db: Executor,
  { personId, reader, id }: { personId: number; reader: Reader; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('telegram_codes')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('reader', '=', reader)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those for one reader, or all. */
export async function removeCodesOf(db: Executor, personId: number, reader?: Reader): Promise<void> {
  await db
    .deleteFrom('telegram_codes')
    .where('person_id', '=', personId)
    .where('reader', 'in', reader === undefined ? ['student', 'parent'] : [reader])
    .execute()
}

export async function removeCodesBefore(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('telegram_codes').where('expires_at', '<', before).execute()
}
