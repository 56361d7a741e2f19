import { usualRequiredFactor } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { settingValue } from '../../../database/settings-store.ts'
import { deletePasskeysOf } from './passkeys-store.ts'

/** Whether a person has a second factor at all: an app or a passkey. */
function hasFactorOf(person: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
    exists (select from authenticators where person_id = ${person} and secret is not null)
    or exists (select from passkeys where person_id = ${person})
  )`
}

export async function hasFactor(db: Executor, personId: number): Promise<boolean> {
  const { rows } = await sql<{
    has: boolean
  }>`select ${hasFactorOf(sql`${personId}::integer`)} as has`.execute(db)
  return rows[0]?.has === true
}

const requiredOf = sql<string>`coalesce(
  ${settingValue('sign_in')} #>> '{values,required_factor}', ${usualRequiredFactor}::text
)`

/** Whether the school requires a second factor of this person, in a statement over `people`. */
const isFactorRequired = sql<boolean>`(
  people.role <> 'student'
  and ${requiredOf} in ('staff', case when people.role = 'admin' then 'admins' else 'staff' end)
)`

/** Whether they have none yet where the school requires one, in a statement over `people`. */
export const owesFactor: RawBuilder<boolean> = sql<boolean>`(
  ${isFactorRequired}
  and not ${hasFactorOf(sql.ref('people.id'))}
)`

export interface FactorRecord {
  /** Sealed; null: there is no app. */
  secret: Buffer | null
  since: Date | null
  recovery_codes: number
  required: boolean
}

export async function getFactor(db: Executor, personId: number): Promise<FactorRecord> {
  return await db
    .selectFrom('people')
    .leftJoin('authenticators', 'authenticators.person_id', 'people.id')
    .select(['authenticators.secret', 'authenticators.since'])
    .select([
      sql<number>`(select count(*)::integer from recovery_codes where person_id = people.id)`.as(
        'recovery_codes',
      ),
      isFactorRequired.as('required'),
    ])
    .where('people.id', '=', personId)
    .executeTakeFirstOrThrow()
}

/** The sealed secret of a person's app; undefined where they have none. */
export async function findSecret(db: Executor, personId: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select('secret')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.secret ?? undefined
}

/** Whether the code of this step was not taken yet, nor one of a later step; from then on it is. */
export async function takeStep(db: Executor, personId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Whether a person had this recovery code; from then on they have it no more. */
export async function takeRecoveryCode(db: Executor, personId: number, codeHash: Buffer): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return taken.numDeletedRows === 1n
}

/** A secret that waits for its first code, in place of another one that does. */
export async function beginAuthenticator(
  db: Executor,
  { personId, secret, now }: { personId: number; secret: Buffer; now: Date },
): Promise<void> {
  const begun = { begun_secret: secret, begun_at: now }
  await db
    .insertInto('authenticators')
    .values({ person_id: personId, ...begun })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(begun))
    .execute()
}

/** The sealed secret that waits for its first code since this moment or later. */
export async function findBegunSecret(
  db: Executor,
  personId: number,
  since: Date,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('authenticators')
    .select('begun_secret')
    .where('person_id', '=', personId)
    .where('begun_at', '>', since)
    .executeTakeFirst()
  return row?.begun_secret ?? undefined
}

/** @returns whether this secret was still the one that waited. */
export async function confirmAuthenticator(
  db: Executor,
  { personId, secret, step, now }: { personId: number; secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await db
    .updateTable('authenticators')
    .set({ secret, since: now, last_step: step, begun_secret: null, begun_at: null })
    .where('person_id', '=', personId)
    .where('begun_secret', '=', secret)
    .executeTakeFirst()
  return confirmed.numUpdatedRows === 1n
}

/** These recovery codes and no others. */
export async function replaceRecoveryCodes(
  db: Executor,
  personId: number,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ person_id: personId, code_hash })))
    .execute()
}

export async function countRecoveryCodes(db: Executor, personId: number): Promise<number> {
  return (await getFactor(db, personId)).recovery_codes
}

/** Takes all of it off. @returns whether there was an app or a passkey. */
export async function removeFactor(db: Executor, personId: number): Promise<boolean> {
  const hadPasskey = await deletePasskeysOf(db, personId)
  await db.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  return (await removeAuthenticator(db, personId)) || hadPasskey
}

/** Takes the app off. @returns whether there was one; what was only begun goes as well. */
export async function removeAuthenticator(db: Executor, personId: number): Promise<boolean> {
  const removed = await db
    .deleteFrom('authenticators')
    .where('person_id', '=', personId)
    .returning('secret')
    .executeTakeFirst()
  return removed !== undefined && removed.secret !== null
}

interface SealedSecrets {
  person_id: number
  secret: Buffer | null
  begun_secret: Buffer | null
}

/** All that is sealed, locked until the transaction ends. */
export async function listSealed(db: Executor): Promise<SealedSecrets[]> {
  return await db
    .selectFrom('authenticators')
    .select(['person_id', 'secret', 'begun_secret'])
    .orderBy('person_id')
    .forUpdate()
    .execute()
}

export async function saveSealed(db: Executor, { person_id, ...sealed }: SealedSecrets): Promise<void> {
  await db.updateTable('authenticators').set(sealed).where('person_id', '=', person_id).execute()
}

/** @returns of how many people. */
export async function removeAllRecoveryCodes(db: Executor): Promise<number> {
  const removed = await db.deleteFrom('recovery_codes').returning('person_id').execute()
  return new Set(removed.map(({ person_id }) => person_id)).size
}
