import type { SettingRange } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import { findSetting, settingValue } from '../../database/settings-store.ts'

const stored = z.object({ values: z.record(z.string(), z.unknown()) })

/** What was set by hand of a section, by field; what is as usual is not stored. */
export function storedValues(setting: unknown): Readonly<Record<string, unknown>> {
  return stored.safeParse(setting).data?.values ?? {}
}

/** The numbers of a section: what was set by hand, else what is usual. */
export function readNumbers<Name extends string>(
  setting: unknown,
  ranges: Readonly<Record<Name, SettingRange>>,
): Record<Name, number> {
  const own = storedValues(setting)
  const numbers = Object.entries<SettingRange>(ranges).map(([name, { usual, least, most }]) => [
    name,
    z.int().min(least).max(most).safeParse(own[name]).data ?? usual,
  ])
  return Object.fromEntries(numbers) as Record<Name, number> // one a range
}

export async function findNumbers<Name extends string>(
  db: Executor,
  section: string,
  ranges: Readonly<Record<Name, SettingRange>>,
): Promise<Record<Name, number>> {
  return readNumbers(await findSetting(db, section), ranges)
}

/** One number of a section as a value inside another statement. */
export function numberValue(section: string, field: string, usual: number): RawBuilder<number> {
  return sql<number>`coalesce((${settingValue(section)} #>> ${`{values,${field}}`}::text[])::integer, ${usual}::integer)`
}
