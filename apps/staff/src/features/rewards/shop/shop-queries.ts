import { replyQuery } from '../../../platform/reply-query.ts'

export const itemsQuery = replyQuery(['shop-items'], 'shop_items', {})
