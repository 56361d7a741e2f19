import { limits, studentActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { getBalance } from '../../base/people/index.ts'
import { countFreezes } from '../streaks/index.ts'
import { buy } from './buy.ts'
import { listPublishedItems } from './items-store.ts'
import { listOrders } from './orders-store.ts'
import { presentItem, presentOrder, type ShopView } from './present-shop.ts'
import { listWaysToEarn } from './ways-to-earn.ts'

export const shopActions = {
  coin_shop: handle(studentActions.coin_shop, async (context) => {
    const { db, actor } = context
    const view = viewOf(context)
    const { coins } = await getBalance(db, actor.id)
    const items = await listPublishedItems(db)
    const orders = await listOrders(db, actor.id)
    return {
      coins,
      items: items.map((item) => presentItem(item, view)),
      orders: orders.map((order) => presentOrder(order, view)),
      freezes: { held: await countFreezes(db, actor.id, context), max: limits.streak.maxFreezes },
      ways: await listWaysToEarn(db),
    }
  }),

  coin_shop_buy: handle(studentActions.coin_shop_buy, async (context, purchase) => {
    const order = await buy(context, purchase)
    const { coins } = await getBalance(context.db, context.actor.id)
    return { coins, order: presentOrder(order, viewOf(context)) }
  }),
}

export function viewOf({ lang, media, now }: ActionContext): ShopView {
  return { lang, mediaUrl: (key) => media.url(key, now) }
}
