import { queryOptions } from '@tanstack/react-query'
import { replyQuery } from '../../../platform/reply-query.ts'

/** The shelves, the own coins and the own orders. */
export const shopQuery = queryOptions({
  ...replyQuery(['shop'], 'coin_shop', {}),
  // Others buy too.
  staleTime: 5_000,
})
