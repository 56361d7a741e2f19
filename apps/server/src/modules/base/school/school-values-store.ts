import { settings, usualHelperPlace, type SettingValues } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { settingValue } from '../../../database/settings-store.ts'
import { defineSetting, findSchoolSetting } from './define-setting.ts'

/** The school itself. @param findConfiguredLink where fees are paid by the server's configuration. */
export const schoolSetting = (findConfiguredLink: (db: Executor) => Promise<unknown>) =>
  defineSetting('school', {
    usual: async (db) => {
      const link = settings.school.schema.shape.payment_link.safeParse(await findConfiguredLink(db))
      return { payment_link: link.data ?? null }
    },
  })

export type RewardSettings = SettingValues<'rewards'>

/** What the school pays now. What was paid stays as it was. */
export async function findRewards(db: Executor): Promise<RewardSettings> {
  return await findSchoolSetting(db, 'rewards')
}

/** One number of a setting as a value inside another statement. */
export function numberValue<Name extends 'rewards' | 'tests'>(
  name: Name,
  field: keyof SettingValues<Name> & string,
): RawBuilder<number> {
  const usual: Readonly<Record<string, number>> = settings[name].usual
  return sql<number>`coalesce((${settingValue(name)} #>> ${`{values,${field}}`}::text[])::integer, ${usual[field]}::integer)`
}

/** What a streak of this length brings on the day it is reached. */
export function streakBonus(rewards: RewardSettings, length: number): number {
  const bonuses = new Map([
    [7, rewards.streak_7_coins],
    [30, rewards.streak_30_coins],
    [100, rewards.streak_100_coins],
  ])
  return bonuses.get(length) ?? 0
}

/** Whether the helper answers in the playgrounds too, in a statement over whatever. */
export const isHelperOfPlaygrounds: RawBuilder<boolean> = sql<boolean>`coalesce(
  ${settingValue('helper')} #>> '{values,helper_place}', ${usualHelperPlace}::text
) = 'everywhere'`

export async function isHelperEverywhere(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isHelperOfPlaygrounds} as is`.execute(db)
  return rows[0]?.is === true
}

/** The share that passes a lesson's test, in a statement over `lessons`: its own, else the school's. */
export const passPercentOfLesson: RawBuilder<number> = sql<number>`coalesce(
  lessons.pass_percent, ${numberValue('tests', 'pass_percent')}
)`

/** How many attempts a lesson's test gives, in the same way. */
export const maxAttemptsOfLesson: RawBuilder<number> = sql<number>`coalesce(
  lessons.max_attempts, ${numberValue('tests', 'max_attempts')}
)`

/** What the school calls itself on what it gives out, inside another statement. */
export const schoolName = sql<string>`coalesce(${settingValue('school')} #>> '{values,name}', 'Qadam')`

export async function findSchoolName(db: Executor): Promise<string> {
  const { rows } = await sql<{ name: string }>`select ${schoolName} as name`.execute(db)
  return rows[0]?.name ?? settings.school.usual.name
}

/** Where the school is called; null where it has not said. */
export async function findSchoolPhone(db: Executor): Promise<string | null> {
  const { rows } = await sql<{ phone: string | null }>`
    select ${settingValue('school')} #>> '{values,phone}' as phone
  `.execute(db)
  return rows[0]?.phone ?? null
}
