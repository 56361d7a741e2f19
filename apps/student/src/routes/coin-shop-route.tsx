import type { ShopItem, ShopView } from '@qadam/contract'
import { PATIENCE_MS } from '@qadam/delivery/patience'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Coin } from '@qadam/ui/coin'
import { EmptyState } from '@qadam/ui/empty-state'
import { Girih } from '@qadam/ui/girih'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshUser, useUser } from '../features/access/accounts/use-user.ts'
import { FittingNumber } from '../features/rewards/rewards/fitting-number.tsx'
import { BuyDialog } from '../features/rewards/shop/buy-dialog.tsx'
import type { Outcome } from '../features/rewards/shop/buy-item.ts'
import { EarningRules } from '../features/rewards/shop/earning-rules.tsx'
import { isUnanswered, OpenPurchases } from '../features/rewards/shop/open-purchases.ts'
import { OrdersList } from '../features/rewards/shop/orders-list.tsx'
import { shopQuery } from '../features/rewards/shop/shop-query.ts'
import { Stall } from '../features/rewards/shop/stall.tsx'
import { PageTitle } from '../platform/page-title.tsx'
import { QueryView } from '../platform/query-view.tsx'
import { WithRail } from './with-rail.tsx'

export function CoinShopRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const shop = useQuery(shopQuery)
  return (
    <WithRail lesson="next">
      <PageTitle>{t('shell.coin_shop')}</PageTitle>
      <h1 className="mb-4 text-title font-bold sm:text-4xl">{t('shell.coin_shop')}</h1>
      <Card variant="hero" className="flex items-center gap-4 p-5 sm:p-7">
        <Girih tone="white" opacity={0.18} tile={72} fade="left" className="-z-10" />
        <Coin size={64} className="shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="text-white/85">{t('shop.your_coins')}</p>
          <FittingNumber value={shop.data?.coins ?? user.coins} size_rem={2.25} className="leading-10" />
        </div>
      </Card>
      <QueryView query={shop} skeleton={<ShelvesSkeleton />}>
        {(view) => (
          <Shelves key={user.id} shop={view} userId={user.id} isFrozen={user.status === 'freezed'} />
        )}
      </QueryView>
      <EarningRules ways={shop.data?.ways} />
    </WithRail>
  )
}

function Shelves({
  shop,
  userId,
  isFrozen,
}: {
  shop: ShopView
  userId: number
  isFrozen: boolean
}): ReactNode {
  const { t } = useTranslation()
  const client = useQueryClient()
  const open = useMemo(() => new OpenPurchases(userId), [userId])
  // Where the orders show it, the answer that was lost is known.
  const sent = open.settleBy(shop.orders)
  const [buying, setBuying] = useState<ShopItem | null>(null)
  // The dialog tells of its own.
  const unanswered = sent.filter((each) => each.item_id !== buying?.id && isUnanswered(each))
  useAgainLater(sent.length > 0)

  function follow(outcome: Outcome): void {
    void client.invalidateQueries({ queryKey: shopQuery.queryKey })
    if (outcome.kind === 'bought') void refreshUser()
  }

  return (
    <>
      {isFrozen && <Notice tone="lapis" icon="snowflake" title={t('shop.frozen')} className="mt-4" />}
      {unanswered.map((purchase) => {
        const item = shop.items.find(({ id }) => id === purchase.item_id)
        return (
          <Notice
            key={purchase.request_id}
            tone="saffron"
            icon="wifi-off"
            className="mt-4"
            title={t('shop.unanswered', { title: purchase.title })}
            text={t('shop.no_answer_text')}
            action={
              <Button size="sm" variant="secondary" onClick={() => setBuying(item ?? goneItem(purchase))}>
                {t('shop.resend')}
              </Button>
            }
          />
        )
      })}
      {shop.items.length === 0 ? (
        <EmptyState mood="sleeping" title={t('shop.empty')} text={t('shop.empty_text')} />
      ) : (
        <Stall shop={shop} isFrozen={isFrozen} onBuy={setBuying} />
      )}
      {shop.orders.length > 0 && <OrdersList orders={shop.orders} />}
      {buying && (
        <BuyDialog
          item={buying}
          shop={shop}
          open={open}
          unanswered={sent.find(({ item_id }) => item_id === buying.id)}
          onOutcome={follow}
          onClose={() => setBuying(null)}
        />
      )}
    </>
  )
}

/** What is on its way is looked at once more when its answer is overdue. */
function useAgainLater(isWanted: boolean): void {
  const [, again] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(again, PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWanted])
}

/** An item that left the shelf while an answer for it was awaited: what the device knows of it. */
function goneItem({ item_id, title, price }: { item_id: number; title: string; price: number }): ShopItem {
  return { id: item_id, kind: 'thing', title, description: '', picture: 'gift', price, stock: null }
}

function ShelvesSkeleton(): ReactNode {
  return (
    <div className="mt-6 grid grid-cols-2 gap-3 pt-11 min-[44rem]:grid-cols-3">
      {Array.from({ length: 3 }, (_, place) => (
        <Skeleton key={place} height={296} />
      ))}
    </div>
  )
}
