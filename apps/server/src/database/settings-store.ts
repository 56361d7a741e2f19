import { sql, type RawBuilder } from 'kysely'
import type { Executor } from './database.ts'

/** What the school is set to, by name: plain JSON. Each name belongs to the room that writes it. */
export async function findSetting(db: Executor, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

/** A setting with its last save. */
export interface SettingRecord {
  value: unknown
  /** Counts the saves; 0 before the first. */
  revision: number
  saved_by: number | null
  saved_at: Date | null
}

const neverSaved: SettingRecord = { value: undefined, revision: 0, saved_by: null, saved_at: null }

export async function findSettingRecord(db: Executor, name: string): Promise<SettingRecord> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'revision', 'saved_by', 'saved_at'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row ?? neverSaved
}

/** @param by the member of staff who saves it by hand. */
export async function saveSetting(
  db: Executor,
  name: string,
  value: unknown,
  by?: { staffId: number; at: Date },
): Promise<void> {
  const saved = {
    value: JSON.stringify(value),
    saved_by: by?.staffId ?? null,
    saved_at: by?.at ?? null,
  }
  await db
    .insertInto('settings')
    .values({ name, ...saved, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...saved, revision: sql`settings.revision + 1` }),
    )
    .execute()
}

/** The setting, or `value` where there is none, which is then stored: the first process wins. */
export async function getOrSaveSetting(db: Executor, name: string, value: unknown): Promise<unknown> {
  await db
    .insertInto('settings')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return await findSetting(db, name)
}

/** The setting, or `value` where there is none, locked: until the transaction ends no other one locks or changes it. */
export async function lockSetting(db: Executor, name: string, value: unknown): Promise<unknown> {
  return (await lockSettingRecord(db, name, value)).value
}

/** The same with its last save. */
export async function lockSettingRecord(db: Executor, name: string, value: unknown): Promise<SettingRecord> {
  await getOrSaveSetting(db, name, value)
  return await db
    .selectFrom('settings')
    .select(['value', 'revision', 'saved_by', 'saved_at'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The setting as a value inside another statement; null where there is none. */
export function settingValue(name: string): RawBuilder<unknown> {
  return sql`(select value from settings where name = ${name})`
}
