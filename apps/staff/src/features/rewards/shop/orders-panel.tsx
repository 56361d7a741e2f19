import { orderState, ordersList, type OrderState, type SearchOf, type StaffOrder } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip, type ChipProps } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { GiftPicture } from '@qadam/ui/gift-drawing'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ChoiceFilter } from '../../../platform/list-filters.tsx'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { askListAgain } from '../../../platform/list-query.ts'
import { fullName } from '../../../platform/person.ts'
import { formatMoment } from '../../../platform/times.ts'
import { CancelOrder } from './cancel-order.tsx'

const tones: Record<OrderState, ChipProps['tone']> = {
  ordered: 'saffron',
  ready: 'turquoise',
  handed_over: 'pistachio',
  cancelled: 'neutral',
}

export interface OrdersPanelProps {
  search: SearchOf<typeof ordersList>
  onSearch: (search: OrdersPanelProps['search']) => void
  mayCancel: boolean
}

/** The orders: those that wait first, found by their code, brought from hand to hand. */
export function OrdersPanel({ search, onSearch, mayCancel }: OrdersPanelProps): ReactNode {
  const { t } = useTranslation()
  const [cancelling, setCancelling] = useState<StaffOrder | null>(null)
  const again = () => void askListAgain(ordersList)
  const move = useMutation({
    mutationFn: async ({ id, to }: { id: number; to: 'ready' | 'hand_over' }) =>
      await call(`shop_order_${to}`, { order_id: id }),
    onError: (failure) => void showToast('error', orderFailure(failure)),
    onSettled: again,
  })
  const orderFailure = (failure: unknown): string => {
    const state = isCallError(failure, 'conflict') ? failure.details['state'] : undefined
    const known = orderState.options.find((each) => each === state)
    return known ? t('shop.moved_on', { state: t(`shop.state.${known}`) }) : errorText(failure)
  }
  const { state } = search
  return (
    <>
      <ListPanel
        list={ordersList}
        {...{ search, onSearch }}
        label={t('shop.orders')}
        searchLabel={t('shop.search')}
        filters={(change) => (
          <ChoiceFilter
            label={t('shop.states')}
            all={t('shop.waiting')}
            value={state}
            options={[...orderState.options, 'all'] as const}
            textOf={(value) => (value === 'all' ? t('shop.all') : t(`shop.state.${value}`))}
            onChange={(chosen) => change({ state: chosen })}
          />
        )}
        item={(order) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-3 sm:px-4">
            <GiftPicture picture={order.picture} className="size-12 shrink-0" />
            <div className="min-w-48 flex-1">
              <p className="font-semibold">{order.title}</p>
              <p className="text-sm text-muted">
                {fullName(order.student)}
                {order.student.group && ` · ${order.student.group.name}`}
              </p>
              <p className="text-caption text-muted numbers">
                {t('shop.coins', { count: order.price, coins: formatNumber(order.price) })} ·{' '}
                {formatMoment(order.ordered_at)}
              </p>
              {order.cancel_reason && <p className="text-sm">{order.cancel_reason}</p>}
            </div>
            {order.code !== null && (
              <span className="font-mono text-lg font-bold tracking-widest">{order.code}</span>
            )}
            <span className="flex flex-col items-start gap-1">
              <Chip tone={tones[order.state]}>{t(`shop.state.${order.state}`)}</Chip>
              {order.changed_by && (
                <span className="text-caption text-muted">
                  {t('shop.by', { name: order.changed_by, moment: formatMoment(order.changed_at) })}
                </span>
              )}
            </span>
            {(order.state === 'ordered' || order.state === 'ready') && (
              <span className="flex flex-wrap gap-2">
                {order.state === 'ordered' && (
                  <Button
                    size="sm"
                    variant="secondary"
                    disabled={move.isPending}
                    onClick={() => move.mutate({ id: order.id, to: 'ready' })}
                  >
                    {t('shop.ready')}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant={order.state === 'ready' ? 'secondary' : 'ghost'}
                  disabled={move.isPending}
                  onClick={() => move.mutate({ id: order.id, to: 'hand_over' })}
                >
                  {t('shop.hand_over')}
                </Button>
                {mayCancel && (
                  <Button size="sm" variant="ghost" onClick={() => setCancelling(order)}>
                    {t('shop.cancel')}
                  </Button>
                )}
              </span>
            )}
          </li>
        )}
        empty={<EmptyState mood="thinking" title={t('shop.no_orders')} text={t('shop.no_orders_text')} />}
      />
      {cancelling && (
        <CancelOrder
          order={cancelling}
          failureText={orderFailure}
          onDone={() => {
            setCancelling(null)
            again()
          }}
        />
      )}
    </>
  )
}
