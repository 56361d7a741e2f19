import type { ShopItem, ShopView } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Coin } from '@qadam/ui/coin'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { GiftPicture } from '@qadam/ui/gift-drawing'

const wood = 'bg-[oklch(0.62_0.075_62)] shadow-[0_4px_0_oklch(0.49_0.07_58)] dark:brightness-75'

/** What prevents an item from being bought, if anything. */
function hindranceOf(item: ShopItem, { coins, freezes }: Pick<ShopView, 'coins' | 'freezes'>) {
  if (item.stock === 0) return 'sold_out'
  if (item.kind === 'streak_freeze' && freezes.held >= freezes.max) return 'held_all'
  return coins < item.price ? 'short_by' : null
}

/** The bazaar stall: an awning over shelves of things with their price tags. */
export function Stall({
  shop,
  isFrozen,
  onBuy,
}: {
  shop: ShopView
  isFrozen: boolean
  onBuy: (item: ShopItem) => void
}): ReactNode {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="shelves" className="mt-6">
      <h2 id="shelves" className="sr-only">
        {t('shop.shelves')}
      </h2>
      <Awning />
      <ul className="grid grid-cols-2 rounded-b-card border-x border-b border-line overflow-x-clip bg-card px-2 pt-4 pb-5 min-[44rem]:grid-cols-3 sm:px-4">
        {shop.items.map((item) => (
          <li key={item.id} className="group flex">
            <Gift item={item} shop={shop} isFrozen={isFrozen} onBuy={() => onBuy(item)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const stripes = 16

function Awning(): ReactNode {
  return (
    <svg
      viewBox={`0 0 ${stripes * 20} 38`}
      preserveAspectRatio="none"
      aria-hidden
      className="block h-9 w-full sm:h-11"
    >
      {Array.from({ length: stripes }, (_, stripe) => {
        const fill = ['var(--turquoise-strong)', 'var(--saffron)'][stripe % 2]
        const x = stripe * 20
        return (
          <path
            key={stripe}
            d={`M${x + (x - stripes * 10) * -0.05} 0H${x + 20 + (x + 20 - stripes * 10) * -0.05}L${x + 20} 24a10 13 0 0 1-20 0z`}
            fill={fill}
          />
        )
      })}
      <path d={`M0 24H${stripes * 20}`} stroke="rgb(0 0 0 / .16)" strokeWidth="2" />
    </svg>
  )
}

function Gift({
  item,
  shop,
  isFrozen,
  onBuy,
}: {
  item: ShopItem
  shop: ShopView
  isFrozen: boolean
  onBuy: () => void
}): ReactNode {
  const { t } = useTranslation()
  const { title, description, picture, price, stock, kind } = item
  const hindrance = hindranceOf(item, shop)
  const { held, max } = shop.freezes
  const isGone = hindrance === 'sold_out'
  return (
    <article className="flex min-w-0 flex-1 flex-col pb-4">
      <div className="relative flex h-32 items-end justify-center px-2 sm:h-36">
        <GiftPicture
          picture={picture}
          className={`size-24 sm:size-28 ${isGone ? 'opacity-40 grayscale' : ''}`}
        />
        {!isGone && stock !== null && stock <= 5 && (
          <span className="absolute top-0 right-2 rounded-full bg-pomegranate-soft px-2 text-caption leading-6 font-semibold text-pomegranate-text">
            {t('shop.left', { count: stock })}
          </span>
        )}
        {kind === 'streak_freeze' && (
          <span className="absolute top-0 right-2 rounded-full bg-turquoise-soft px-2 text-caption leading-6 font-semibold text-turquoise-text numbers">
            {t('shop.held', { held, max })}
          </span>
        )}
      </div>
      <div
        className={`relative -mx-2 h-2.5 group-last:-mr-[70rem] sm:-mx-4 sm:group-last:-mr-[70rem] ${wood}`}
      />
      <span className="relative z-10 -mt-1 inline-flex min-h-8 items-center gap-1.5 self-center rounded-b-control border border-t-0 border-saffron-edge bg-saffron-soft px-3 font-display text-compact font-bold text-saffron-text">
        <span className="sr-only">{t('shop.price', { count: price, price: formatNumber(price) })}</span>
        <span aria-hidden className="inline-flex items-center gap-1.5">
          {formatNumber(price)}
          <Coin size={20} />
        </span>
      </span>
      <div className="flex flex-1 flex-col px-2 pt-2 text-center">
        <h3 className="leading-5 font-bold break-words">{title}</h3>
        {description && <p className="mt-1 text-sm leading-5 text-pretty text-muted">{description}</p>}
        <div className="mt-auto pt-3">
          {hindrance ? (
            <p className="flex min-h-12 items-center justify-center text-sm leading-5 font-medium text-muted">
              {t(`shop.${hindrance}`, { coins: formatNumber(price - shop.coins), held, max })}
            </p>
          ) : (
            <Button
              size="sm"
              full
              disabled={isFrozen}
              onClick={onBuy}
              aria-label={`${t('shop.buy')}: ${title}`}
            >
              {t('shop.buy')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}
