import { sql, type RawBuilder } from 'kysely'
import type { Executor } from './database.ts'

/** What the school is set to, by name: plain JSON. Each name belongs to the room that writes it. */
export async function findSetting(db: Executor, name: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst()
  return row?.value
}

export async function saveSetting(db: Executor, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
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
  await getOrSaveSetting(db, name, value)
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.value
}

/** The setting as a value inside another statement; null where there is none. */
export function settingValue(name: string): RawBuilder<unknown> {
  return sql`(select value from settings where name = ${name})`
}
