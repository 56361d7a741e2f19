import { leadsList, ordersList } from '@qadam/contract'
import { sectionReader } from '../../../platform/list-search.ts'

/** Reads the address of the shop's screen: which of its sections, and what is sought in its list. */
export const parseShopSearch = sectionReader('orders', {
  orders: ordersList,
  items: null,
  leads: leadsList,
  leagues: null,
})
