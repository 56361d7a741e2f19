import { promiseLimits, type PromiseSettings } from '@qadam/contract'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import {
  findSettingRecord,
  lockSettingRecord,
  saveSetting,
  type SettingRecord,
} from '../../database/settings-store.ts'

const schema = z.object({
  enabled: z.boolean(),
  coins: z.int().min(promiseLimits.minCoins).max(promiseLimits.maxCoins),
})
const atFirst: PromiseSettings = { enabled: false, coins: promiseLimits.coins }

/** The name in the table `settings`. */
const PROMISE = 'promise'

const read = (value: unknown): PromiseSettings => {
  const own = schema.safeParse(value)
  return own.success ? own.data : atFirst
}

/** As the school has set it, with its last save; a school that has set nothing pays nothing. */
export async function findPromiseRecord(
  db: Executor,
): Promise<{ settings: PromiseSettings; saved: SettingRecord }> {
  const saved = await findSettingRecord(db, PROMISE)
  return { settings: read(saved.value), saved }
}

/** The same, locked until the transaction ends. */
export async function lockPromiseSettings(
  db: Executor,
): Promise<{ settings: PromiseSettings; saved: SettingRecord }> {
  const saved = await lockSettingRecord(db, PROMISE, atFirst)
  return { settings: read(saved.value), saved }
}

export async function savePromiseSettings(
  db: Executor,
  settings: PromiseSettings,
  by: { staffId: number; at: Date },
): Promise<void> {
  await saveSetting(db, PROMISE, settings, by)
}
