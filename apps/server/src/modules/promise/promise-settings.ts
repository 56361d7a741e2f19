import { promiseLimits, type PromiseSettings } from '@qadam/contract'
import { z } from 'zod'
import type { Executor } from '../../database/database.ts'
import { findSetting, lockSetting, saveSetting } from '../../database/settings-store.ts'

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

/** As the school has set it; a school that has set nothing pays nothing. */
export async function findPromiseSettings(db: Executor): Promise<PromiseSettings> {
  return read(await findSetting(db, PROMISE))
}

/** The same, locked until the transaction ends. */
export async function lockPromiseSettings(db: Executor): Promise<PromiseSettings> {
  return read(await lockSetting(db, PROMISE, atFirst))
}

export async function savePromiseSettings(db: Executor, settings: PromiseSettings): Promise<void> {
  await saveSetting(db, PROMISE, settings)
}
