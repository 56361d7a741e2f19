import type { PaymentProvider } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'

/** Retained as long as a dispute may come up. */
const KEPT_DAYS = 400

export interface ProviderCall {
  provider: PaymentProvider
  method: string
  provider_id: string | null
  at: Date
  request: unknown
  reply: unknown
}

export async function keepCall(db: Executor, { request, reply, ...call }: ProviderCall): Promise<void> {
  await db
    .insertInto('payment_calls')
    .values({ ...call, request: JSON.stringify(request), reply: JSON.stringify(reply) })
    .execute()
}

export async function removeOldCalls(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 3600 * 1000)
  await db.deleteFrom('payment_calls').where('at', '<', before).execute()
}
