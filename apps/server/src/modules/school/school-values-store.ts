import {
  helperRanges,
  keptSession,
  keptSession_s,
  rewardRanges,
  testRanges,
  usualHelperPlace,
  usualKeptSession,
} from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../database/database.ts'
import { findSetting, settingValue } from '../../database/settings-store.ts'
import { findNumbers, numberValue, storedValues } from './stored-values-store.ts'

export type RewardSettings = Record<keyof typeof rewardRanges, number>

/** What the school pays now. What was paid stays as it was. */
export async function findRewards(db: Executor): Promise<RewardSettings> {
  return await findNumbers(db, 'rewards', rewardRanges)
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

/** @param usual what the server's configuration says. */
export async function findHelperLimit(db: Executor, usual: number): Promise<number> {
  const { daily_limit } = await findNumbers(db, 'helper', {
    daily_limit: { ...helperRanges.daily_limit, usual },
  })
  return daily_limit
}

/** Whether the helper answers in the playgrounds too, in a statement over whatever. */
export const isHelperOfPlaygrounds: RawBuilder<boolean> = sql<boolean>`coalesce(
  ${settingValue('helper')} #>> '{values,helper_place}', ${usualHelperPlace}::text
) = 'everywhere'`

export async function isHelperEverywhere(db: Executor): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ${isHelperOfPlaygrounds} as is`.execute(db)
  return rows[0]?.is === true
}

/** How long a sign-in lasts that is to be kept on a device. */
export async function findKeptSession_s(db: Executor): Promise<number> {
  const stored = storedValues(await findSetting(db, 'sign_in'))['kept_session']
  return keptSession_s[keptSession.safeParse(stored).data ?? usualKeptSession]
}

/** The share that passes a lesson's test, in a statement over `lessons`: its own, else the school's. */
export const passPercentOfLesson: RawBuilder<number> = sql<number>`coalesce(
  lessons.pass_percent, ${numberValue('tests', 'pass_percent', testRanges.pass_percent.usual)}
)`

/** How many attempts a lesson's test gives, in the same way. */
export const maxAttemptsOfLesson: RawBuilder<number> = sql<number>`coalesce(
  lessons.max_attempts, ${numberValue('tests', 'max_attempts', testRanges.max_attempts.usual)}
)`

/** What the school calls itself on what it gives out, inside another statement. */
export const schoolName = sql<string>`coalesce(${settingValue('school')} #>> '{values,name}', 'Qadam')`

/** Where the school is called; null where it has not said. */
export async function findSchoolPhone(db: Executor): Promise<string | null> {
  const { rows } = await sql<{ phone: string | null }>`
    select ${settingValue('school')} #>> '{values,phone}' as phone
  `.execute(db)
  return rows[0]?.phone ?? null
}
