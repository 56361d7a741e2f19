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

/**
 * The setting with its last save, or `value` where there is none, locked: until the transaction ends no other one locks
 * or changes it.
 */
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

/** One setting with its type; what is stored and is none of it counts as never set. */
export interface Setting<Value> {
  find: (db: Executor) => Promise<Value>
  /** The same with its last save. */
  findRecord: (db: Executor) => Promise<{ value: Value; saved: SettingRecord }>
  /** The same, locked until the transaction ends. */
  lock: (db: Executor) => Promise<{ value: Value; saved: SettingRecord }>
  /** @param by the member of staff who saves it by hand. */
  save: (db: Executor, value: Value, by?: { staffId: number; at: Date }) => Promise<void>
}

/**
 * @param name its name in the table `settings`
 * @param schema zod's, or zod/mini's of the contract
 * @param atFirst what holds until it is saved
 */
export function typedSetting<Value>(
  name: string,
  schema: { safeParse: (value: unknown) => { data?: Value | undefined } },
  atFirst: Value,
): Setting<Value> {
  const read = (value: unknown): Value => {
    const own = schema.safeParse(value).data
    return own === undefined ? atFirst : own
  }
  const typed = (saved: SettingRecord) => ({ value: read(saved.value), saved })
  return {
    find: async (db) => read(await findSetting(db, name)),
    findRecord: async (db) => typed(await findSettingRecord(db, name)),
    lock: async (db) => typed(await lockSettingRecord(db, name, atFirst)),
    save: async (db, value, by) => await saveSetting(db, name, value, by),
  }
}
