import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

export const itemsQuery = queryOptions({
  queryKey: ['shop-items'],
  queryFn: async ({ signal }) => await call('shop_items', {}, { signal }),
})
