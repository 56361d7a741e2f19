import type { StaffShopItem } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { GiftPicture } from '@qadam/ui/gift-drawing'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { isCallError } from '@qadam/web/call-error'
import { errorText } from '@qadam/web/error-text'
import { formatNumber } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { ItemDialog } from './item-dialog.tsx'
import { itemName } from './item-name.ts'
import { itemsQuery } from './shop-queries.ts'

/** What is on the shelves, published or not, in their order. */
export function ItemsPanel(): ReactNode {
  const { t, i18n } = useTranslation()
  const read = useQuery(itemsQuery)
  const { data } = read
  const [edited, setEdited] = useState<StaffShopItem | 'new' | null>(null)
  const keep = (items: StaffShopItem[]) => void queryClient.setQueryData(itemsQuery.queryKey, items)
  const move = useMutation({
    mutationFn: async (item_ids: number[]) =>
      await call('shop_shelves', { item_ids, seen: (data ?? []).map(({ id }) => id) }),
    onSuccess: keep,
    onError: (failure) => {
      const isStale = isCallError(failure, 'conflict')
      void showToast('error', isStale ? t('shop.order_changed') : errorText(failure))
      void read.refetch()
    },
  })
  const nameOf = (item: StaffShopItem) => itemName(item, i18n.language)

  function shift(index: number, by: 1 | -1): void {
    const ids = (data ?? []).map(({ id }) => id)
    const [moved] = ids.splice(index, 1)
    if (moved !== undefined) ids.splice(index + by, 0, moved)
    move.mutate(ids)
  }

  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button size="sm" icon={<Icon name="plus" size={20} />} onClick={() => setEdited('new')}>
          {t('shop.add')}
        </Button>
      </div>
      <QueryView
        query={read}
        skeleton={<Skeleton height={240} />}
        isEmpty={(data) => data.length === 0}
        empty={<EmptyState mood="hello" title={t('shop.no_items')} text={t('shop.no_items_text')} />}
      >
        {(data) => (
          <CardList>
            {data.map((item, index) => (
              <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 p-3">
                <GiftPicture picture={item.picture} className="size-12 shrink-0" />
                <button
                  type="button"
                  className="min-h-11 min-w-32 flex-1 rounded-control text-left hover:text-turquoise-text"
                  onClick={() => setEdited(item)}
                >
                  <span className="flex items-center gap-1.5 font-semibold">
                    {nameOf(item)}
                    <Icon name="edit" size={16} className="shrink-0 text-muted" />
                  </span>
                  <span className="flex flex-wrap gap-x-3 text-sm text-muted numbers">
                    <span>{t('shop.coins', { count: item.price, coins: formatNumber(item.price) })}</span>
                    <span>
                      {item.stock === null ? t('shop.unlimited') : t('shop.left', { count: item.stock })}
                    </span>
                    <span>{t('shop.sold', { count: item.sold })}</span>
                  </span>
                </button>
                {!item.published && <Chip icon={<Icon name="eye-off" size={15} />}>{t('shop.hidden')}</Chip>}
                <span className="flex">
                  <IconButton
                    label={t('shop.up', { title: nameOf(item) })}
                    icon={<Icon name="arrow-up" size={20} />}
                    disabled={index === 0 || move.isPending}
                    onClick={() => shift(index, -1)}
                  />
                  <IconButton
                    label={t('shop.down', { title: nameOf(item) })}
                    icon={<Icon name="arrow-up" size={20} className="rotate-180" />}
                    disabled={index === data.length - 1 || move.isPending}
                    onClick={() => shift(index, 1)}
                  />
                </span>
              </li>
            ))}
          </CardList>
        )}
      </QueryView>
      {edited && (
        <ItemDialog
          item={edited === 'new' ? undefined : edited}
          onSaved={keep}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}
