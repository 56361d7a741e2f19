import type { OrderState } from '@qadam/contract'
import { parseId } from '@qadam/web/parse-id'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keepRows } from '../../platform/keep-rows.ts'

export const orderStates = ['ordered', 'ready', 'handed_over', 'cancelled'] as const satisfies OrderState[]

/** The shop's search parameters; an absent one filters nothing. */
export interface ShopSearch {
  section?: 'items' | 'leads' | 'leagues'
  /** Those that wait where absent. */
  state?: OrderState | 'all'
  /** A code or a part of a name. */
  q?: string
  page?: number
}

export function parseShopSearch(search: Record<string, unknown>): ShopSearch {
  const state = ([...orderStates, 'all'] as const).find((known) => known === search['state'])
  const page = parseId(search['page'])
  // A code of digits alone comes out of the address as a number.
  const typed = ['string', 'number'].includes(typeof search['q']) ? String(search['q']).slice(0, 100) : ''
  const section = (['items', 'leads', 'leagues'] as const).find((known) => known === search['section'])
  return {
    ...(section !== undefined && { section }),
    ...(state !== undefined && { state }),
    ...(typed !== '' && { q: typed }),
    ...(page !== null && page > 1 && { page }),
  }
}

export function ordersQuery({ state, q, page }: ShopSearch) {
  return queryOptions({
    queryKey: ['shop-orders', state ?? null, q ?? '', page ?? 1],
    queryFn: async ({ signal }) =>
      await call('shop_orders', { state, query: q, page: page ?? 1 }, { signal }),
    placeholderData: (shown) => keepRows(shown),
  })
}

export const itemsQuery = queryOptions({
  queryKey: ['shop-items'],
  queryFn: async ({ signal }) => await call('shop_items', {}, { signal }),
})
