import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

/** The shelves, the own coins and the own orders. */
export const shopQuery = queryOptions({
  queryKey: ['shop'],
  queryFn: async ({ signal }) => await call('coin_shop', {}, { signal }),
  // Others buy too.
  staleTime: 5_000,
})
