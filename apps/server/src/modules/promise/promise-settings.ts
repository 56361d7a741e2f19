import { promiseLimits, type PromiseSettings } from '@qadam/contract'
import { z } from 'zod'
import { typedSetting } from '../../database/settings-store.ts'

const schema = z.object({
  enabled: z.boolean(),
  coins: z.int().min(promiseLimits.minCoins).max(promiseLimits.maxCoins),
})

/** A school that has set nothing pays nothing. */
export const promiseSettings = typedSetting<PromiseSettings>('promise', schema, {
  enabled: false,
  coins: promiseLimits.coins,
})
