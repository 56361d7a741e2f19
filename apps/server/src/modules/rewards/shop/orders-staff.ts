import { ordersList, SchoolError, staffActions, type OrderState } from '@qadam/contract'
import { handle, type ScopedContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { recordAudit, serveList } from '../../base/audit/index.ts'
import { notify, orderCancelled, orderReady } from '../../messages/notifications/index.ts'
import { lockBalance } from '../../base/people/index.ts'
import { creditLedger } from '../rewards/index.ts'
import { moveStock } from './items-store.ts'
import { moveOrder, readOrderCode } from './order.ts'
import {
  countWaiting,
  getStaffOrder,
  lockOrder,
  pageOrders,
  saveOrderState,
  type OrderRecord,
} from './orders-store.ts'
import { presentStaffOrder } from './present-shop.ts'
import { viewOf } from './shop-actions.ts'

const waiting = ['ordered', 'ready'] as const
const everyState = [...waiting, 'handed_over', 'cancelled'] as const

type Act = { to: 'ready' | 'handed_over' } | { to: 'cancelled'; reason: string }

export const ordersStaffActions = {
  ...serveList(ordersList, {
    find: async ({ db, scope }, { state, query }, slice) => {
      const states = state === undefined ? waiting : state === 'all' ? everyState : [state]
      const oldestFirst = states.every((one) => one === 'ordered' || one === 'ready')
      const filter = { states, code: readOrderCode(query), name: query }
      const found = await pageOrders(db, scope, filter, { ...slice, oldestFirst })
      return { ...found, waiting: await countWaiting(db, scope) }
    },
    present: (row, context) => presentStaffOrder(row, viewOf(context)),
  }),

  shop_order_ready: handle(staffActions.shop_order_ready, async (context, { order_id }) =>
    move(context, order_id, { to: 'ready' }),
  ),

  shop_order_hand_over: handle(staffActions.shop_order_hand_over, async (context, { order_id }) =>
    move(context, order_id, { to: 'handed_over' }),
  ),

  shop_order_cancel: handle(staffActions.shop_order_cancel, async (context, { order_id, reason }) =>
    move(context, order_id, { to: 'cancelled', reason }),
  ),
}

/** Brings an order to a state, with all that follows, once: a second call changes nothing. */
async function move(context: ScopedContext, orderId: number, act: Act) {
  const { db, scope, actor, now } = context
  const messages = await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, scope, orderId)
    if (!order) throw new SchoolError('not_found')
    const { changed, state } = moveOrder(order.state, act.to)
    if (!changed) return []
    const reason = act.to === 'cancelled' ? { cancel_reason: act.reason.trim() } : {}
    await saveOrderState(transaction, orderId, { state, changed_by: actor.id, changed_at: now, ...reason })
    if (act.to !== 'cancelled')
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: act.to === 'ready' ? 'shop_order_ready' : 'shop_order_hand_over',
        subject: { kind: 'student', id: order.person_id },
        before: { order: orderId, state: order.state },
        after: { order: orderId, state },
      })
    if (act.to === 'ready') return await notifyReady(transaction, order, now)
    return act.to === 'cancelled' ? await refund(transaction, context, order, act.reason.trim()) : []
  })
  context.live.publish(...messages)
  return presentStaffOrder(await getStaffOrder(db, orderId), viewOf(context))
}

async function notifyReady(db: Executor, order: OrderRecord, now: Date): Promise<readonly LiveMessage[]> {
  if (order.code === null) return []
  const params = { item: order.title, code: order.code }
  const key = `order:${order.id}:ready`
  return await notify(db, orderReady, { personId: order.person_id, params, key }, now)
}

/** Returns the coins and the piece, and notifies the student of the reason. */
async function refund(
  db: Executor,
  { actor, now, timeZone }: ScopedContext,
  order: OrderRecord,
  reason: string,
): Promise<readonly LiveMessage[]> {
  const { id, person_id: personId, price } = order
  await moveStock(db, order.item_id, 1)
  const event = { of: 'shop_refund', orderId: id } as const
  const balance = await lockBalance(db, personId)
  const { coins } = await creditLedger(db, personId, [{ event, coins: price }], { now, timeZone })
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'shop_order_cancel',
    subject: { kind: 'student', id: personId },
    before: { order: id, state: order.state satisfies OrderState },
    after: { order: id, state: 'cancelled', coins },
    reason,
  })
  const params = { item: order.title, coins: price, reason }
  const key = `order:${id}:cancelled`
  const messages = await notify(db, orderCancelled, { personId, params, key }, now)
  const left = { points: balance.points, coins: balance.coins + coins }
  return [{ to: personId, event: 'balance', data: left }, ...messages]
}
