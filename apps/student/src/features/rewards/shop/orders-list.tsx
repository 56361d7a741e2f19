import type { OrderState, ShopOrder } from '@qadam/contract'
import { Card } from '@qadam/ui/card'
import { Chip, type ChipProps } from '@qadam/ui/chip'
import { Icon, type IconName } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { schoolDay } from '../../../platform/school-times.ts'
import { GiftPicture } from '@qadam/ui/gift-drawing'
import { OrderCode } from './order-code.tsx'

const looks: Record<OrderState, { tone: ChipProps['tone']; icon: IconName }> = {
  ordered: { tone: 'saffron', icon: 'hourglass' },
  ready: { tone: 'turquoise', icon: 'gift' },
  handed_over: { tone: 'pistachio', icon: 'check' },
  cancelled: { tone: 'neutral', icon: 'cross' },
}

/** What the student bought, newest first, with what became of it. */
export function OrdersList({ orders }: { orders: readonly ShopOrder[] }): ReactNode {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="orders" className="mt-8">
      <h2 id="orders" className="mb-3 text-lg font-bold">
        {t('shop.orders')}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {orders.map((order) => (
          <li key={order.id}>
            <Order order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Order({ order }: { order: ShopOrder }): ReactNode {
  const { t } = useTranslation()
  const { title, picture, price, state, code, ordered_at, cancel_reason, kind } = order
  const { tone, icon } = looks[state]
  const isWaiting = state === 'ordered' || state === 'ready'
  return (
    <Card className="flex h-full items-start gap-3">
      <GiftPicture picture={picture} className="size-14 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-semibold break-words">{title}</p>
        <p className="text-sm text-muted">
          {t('shop.price', { count: price, price: formatNumber(price) })} ·{' '}
          {formatDay(schoolDay(new Date(ordered_at)))}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Chip tone={tone} icon={<Icon name={icon} size={15} />}>
            {kind === 'streak_freeze' ? t('shop.held_at_once') : t(`shop.state.${state}`)}
          </Chip>
          {isWaiting && code !== null && <OrderCode code={code} />}
        </div>
        {state === 'cancelled' && (
          <p className="mt-2 text-sm leading-5 text-pretty">
            {cancel_reason && `${t('shop.reason', { reason: cancel_reason })} · `}
            {t('shop.returned', { coins: formatNumber(price) })}
          </p>
        )}
      </div>
    </Card>
  )
}
