import { SchoolError } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { lockBalance } from '../../base/people/index.ts'
import { creditLedger } from '../rewards/index.ts'
import { addFreeze } from '../streaks/index.ts'
import { lockItem, moveStock, type ItemRecord } from './items-store.ts'
import { findOrderByRequest, getOrder, insertOrder, type OrderRecord } from './orders-store.ts'
import { makeOrderCode, requireBuyable } from './order.ts'

export interface Purchase {
  item_id: number
  request_id: string
  price?: number | undefined
}

/**
 * Buys one piece: stock, order, coins and a freeze in one transaction, or nothing of it. Idempotent: a retry returns
 * the order that it made.
 * @throws SchoolError of requireBuyable, and conflict (request_used)
 */
export async function buy(context: ActionContext, purchase: Purchase): Promise<OrderRecord> {
  const { order, messages } = await context.db.transaction().execute(async (transaction) => {
    const item = await lockItem(transaction, purchase.item_id)
    // Behind the item's lock: a repeat that raced the first sees what it made. An item that is off the shelf was bought all the same.
    const earlier = await findOrderByRequest(transaction, purchase.request_id)
    if (earlier) return { order: requireSame(earlier, context.actor.id, purchase), messages: [] }
    if (!item) throw new SchoolError('not_found')
    return await take(transaction, context, item, purchase)
  })
  context.live.publish(...messages)
  return order
}

async function take(
  db: Executor,
  context: ActionContext,
  item: ItemRecord,
  purchase: Purchase,
): Promise<{ order: OrderRecord; messages: LiveMessage[] }> {
  const { actor } = context
  const isFreeze = item.kind === 'streak_freeze'
  // Any refusal rolls all back. The freeze comes before the balance: the lock order of an earned day.
  const canHold = !isFreeze || (await addFreeze(db, actor.id, context))
  const balance = await lockBalance(db, actor.id)
  requireBuyable(item, { coins: balance.coins, canHold }, purchase.price)
  const made = await insertWithCode(db, context, item, purchase)
  // A race of this request for another item was faster.
  if (made === undefined) throw new SchoolError('conflict', { reason: 'request_used' })
  await moveStock(db, item.id, -1)
  const event = { of: 'shop', orderId: made } as const
  const { coins } = await creditLedger(db, actor.id, [{ event, coins: -item.price }], context)
  const left = { points: balance.points, coins: balance.coins + coins }
  return { order: await getOrder(db, made), messages: [{ to: actor.id, event: 'balance', data: left }] }
}

/** @returns the id; undefined where the request was used meanwhile. */
async function insertWithCode(
  db: Executor,
  { actor, now, random }: ActionContext,
  item: ItemRecord,
  purchase: Purchase,
): Promise<number | undefined> {
  const isFreeze = item.kind === 'streak_freeze'
  for (;;) {
    const code = isFreeze ? null : makeOrderCode(random)
    const order = {
      person_id: actor.id,
      item_id: item.id,
      request_id: purchase.request_id,
      code,
      price: item.price,
      state: isFreeze ? ('handed_over' as const) : ('ordered' as const),
      title: item.title,
      picture: item.picture,
    }
    const id = await insertOrder(db, order, now)
    if (id !== undefined) return id
    // One in hundreds of millions: the code is another's.
    if (await findOrderByRequest(db, purchase.request_id)) return undefined
  }
}

function requireSame(earlier: OrderRecord, personId: number, purchase: Purchase): OrderRecord {
  if (earlier.person_id !== personId || earlier.item_id !== purchase.item_id)
    throw new SchoolError('conflict', { reason: 'request_used' })
  return earlier
}
