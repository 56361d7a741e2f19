import type { ShopItem, ShopView } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Coin } from '@qadam/ui/coin'
import { Dialog } from '@qadam/ui/dialog'
import { Notice } from '@qadam/ui/notice'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/error-text.ts'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { buyItem, type Outcome } from './buy-item.ts'
import { GiftPicture } from '@qadam/ui/gift-drawing'
import type { OpenPurchase, OpenPurchases } from './open-purchases.ts'
import { OrderCode } from './order-code.tsx'

export interface BuyDialogProps {
  item: ShopItem
  shop: ShopView
  open: OpenPurchases
  /** A purchase of this item that no answer came for. */
  unanswered: OpenPurchase | undefined
  /** Something came of it; the shop is another one now. */
  onOutcome: (outcome: Outcome) => void
  onClose: () => void
}

/** Confirms before coins are spent, shows what is left afterwards, and then the outcome. */
export function BuyDialog({ item, shop, open, unanswered, onOutcome, onClose }: BuyDialogProps): ReactNode {
  const { t } = useTranslation()
  // What the student was shown first: it does not change under their finger.
  const [offer, setOffer] = useState({ price: unanswered?.price ?? item.price, coins: shop.coins })
  const [requestId, setRequestId] = useState(() => unanswered?.request_id ?? crypto.randomUUID())
  const [isSending, setIsSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(unanswered ? { kind: 'open' } : null)

  async function send(): Promise<void> {
    setIsSending(true)
    const purchase = { item_id: item.id, title: item.title, price: offer.price, request_id: requestId }
    const came = await buyItem(open, purchase)
    setIsSending(false)
    setOutcome(came)
    if (came.kind === 'price') {
      setOffer({ ...offer, price: came.price })
      // Another price is another purchase.
      setRequestId(crypto.randomUUID())
    }
    onOutcome(came)
  }

  const isBought = outcome?.kind === 'bought'
  const isOver = isBought || outcome?.kind === 'refused' || outcome?.kind === 'freezes'
  // A note takes the picture's place, so that nothing moves for it.
  const isNoted = outcome?.kind === 'open' || outcome?.kind === 'price'
  const left = offer.coins - offer.price
  return (
    <Dialog
      open
      isBusy={isSending}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={isBought ? t('shop.bought') : t('shop.buy_title', { title: item.title })}
      closeLabel={t('shop.close')}
      size="narrow"
      footer={
        isOver ? (
          <Button full onClick={onClose}>
            {t('shop.close')}
          </Button>
        ) : (
          <>
            <Button
              full
              loading={isSending}
              disabled={left < 0 && outcome?.kind !== 'open'}
              onClick={() => void send()}
            >
              {outcome?.kind === 'open'
                ? t('shop.resend')
                : outcome?.kind === 'price'
                  ? t('shop.confirm_new')
                  : t('shop.confirm', { count: offer.price, price: formatNumber(offer.price) })}
            </Button>
            <Button full variant="secondary" disabled={isSending} onClick={onClose}>
              {t('shop.not_now')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col items-center gap-4 text-center">
        {!isNoted && <GiftPicture picture={item.picture} className="size-28" />}
        <Said outcome={outcome} max={shop.freezes.max} />
        {!isOver && (
          <dl className="w-full divide-y divide-line rounded-card border border-line text-left">
            <Amount label={t('shop.you_have')} coins={offer.coins} />
            <Amount label={t('shop.costs')} coins={-offer.price} />
            {left >= 0 && <Amount label={t('shop.remains')} coins={left} isStrong />}
          </dl>
        )}
      </div>
    </Dialog>
  )
}

function Said({ outcome, max }: { outcome: Outcome | null; max: number }): ReactNode {
  const { t } = useTranslation()
  switch (outcome?.kind) {
    case 'bought':
      return outcome.order.code === null ? (
        <p role="status">{t('shop.bought_freeze')}</p>
      ) : (
        <div role="status" className="flex flex-col items-center gap-3">
          <p>{t('shop.bought_text')}</p>
          <OrderCode code={outcome.order.code} />
        </div>
      )
    case 'price':
      return (
        <Notice
          role="alert"
          tone="saffron"
          icon="info"
          className="w-full text-left"
          title={t('shop.price_changed')}
          text={t('shop.price_changed_text', { count: outcome.price, price: formatNumber(outcome.price) })}
        />
      )
    case 'freezes':
      return <p role="alert">{t('shop.freezes_held', { max })}</p>
    case 'refused':
      return <p role="alert">{errorText(outcome.error)}</p>
    case 'open':
      return (
        <Notice
          role="alert"
          tone="saffron"
          icon="wifi-off"
          className="w-full text-left"
          title={t('shop.no_answer')}
          text={t('shop.no_answer_text')}
        />
      )
    case undefined:
      return null
  }
}

function Amount({
  label,
  coins,
  isStrong = false,
}: {
  label: string
  coins: number
  isStrong?: boolean
}): ReactNode {
  return (
    <div className={`flex min-h-12 items-center justify-between gap-3 px-4 ${isStrong ? 'font-bold' : ''}`}>
      <dt>{label}</dt>
      <dd className="inline-flex items-center gap-1.5 font-display font-bold">
        {coins < 0 && '−'}
        {formatNumber(Math.abs(coins))}
        <Coin size={20} />
      </dd>
    </div>
  )
}
