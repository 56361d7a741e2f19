import type { ShopOrder } from '@qadam/contract'
import { isCallError, isTransient } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import type { OpenPurchase, OpenPurchases } from './open-purchases.ts'

export type Outcome =
  | { kind: 'bought'; order: ShopOrder; coins: number }
  /** Nothing was bought; the student has to agree to this price. */
  | { kind: 'price'; price: number }
  | { kind: 'freezes' }
  | { kind: 'refused'; error: unknown }
  /** No answer came: it may have been bought or not. The same purchase sent again pays once. */
  | { kind: 'open' }

/** Errors that do not reveal the outcome of the purchase. */
const unsure: ReadonlySet<string> = new Set(['auth.required', 'reply.invalid'])

/** Sends a purchase. Its id is stored on the device until a reply came. */
export async function buyItem(open: OpenPurchases, purchase: OpenPurchase): Promise<Outcome> {
  const { item_id, request_id, price } = purchase
  // One that failed before stays told of until an answer comes.
  const before = open.list().find((each) => each.request_id === request_id)
  const sent = { ...purchase, sent_at: new Date().toISOString(), isFailed: before?.isFailed ?? false }
  open.put(sent)
  try {
    const { order, coins } = await call('coin_shop_buy', { item_id, request_id, price })
    open.settle(request_id)
    return { kind: 'bought', order, coins }
  } catch (error) {
    // The reply may not be the server's own: then, too, the outcome is unknown.
    if (!isCallError(error) || isTransient(error) || unsure.has(error.code)) {
      open.put({ ...sent, isFailed: true })
      return { kind: 'open' }
    }
    open.settle(request_id)
    const { reason, price: newPrice } = error.details
    if (reason === 'price_changed' && typeof newPrice === 'number') return { kind: 'price', price: newPrice }
    return reason === 'freezes_held' ? { kind: 'freezes' } : { kind: 'refused', error }
  }
}
