import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { authored } from '../authored-text.ts'
import { id, revision, time, wholeNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { studentBrief } from './review.ts'
import { paidWay } from './way-to-earn.ts'

const { shop } = limits

/** `thing` is handed over by the school; a `streak_freeze` is held at once. */
export const shopItemKind = z.enum(['thing', 'streak_freeze'])
export type ShopItemKind = z.infer<typeof shopItemKind>

export const orderState = z.enum(['ordered', 'ready', 'handed_over', 'cancelled'])
export type OrderState = z.infer<typeof orderState>

export const shopItem = z.object({
  id: z.int(),
  kind: openEnum(shopItemKind, 'thing'),
  title: z.string(),
  description: z.string(),
  /** One of the drawings' names (`limits.shop.drawings`), or an address. */
  picture: z.string(),
  price: z.int(),
  /** How many are left; null: any number. */
  stock: z.nullable(z.int()),
})
export type ShopItem = z.infer<typeof shopItem>

export const shopOrder = z.object({
  id: z.int(),
  item_id: z.int(),
  kind: openEnum(shopItemKind, 'thing'),
  /** As it was called when it was ordered. */
  title: z.string(),
  picture: z.string(),
  price: z.int(),
  state: openEnum(orderState, 'ordered'),
  /** Shown to the staff who hand it over; null where nothing is to be handed over. */
  code: z.nullable(z.string()),
  /** Of the purchase: by it the sending device knows that it succeeded. */
  request_id: z.string(),
  ordered_at: time,
  /** Since when it is in its state. */
  changed_at: time,
  /** Why the school cancelled it. */
  cancel_reason: z.nullable(z.string()),
})
export type ShopOrder = z.infer<typeof shopOrder>

export const shopView = z.object({
  coins: z.int(),
  /** In the order of the shelves. */
  items: z.array(shopItem),
  /** The newest ones. */
  orders: z.array(shopOrder),
  /** Streak freezes held, and how many anybody may hold. */
  freezes: z.object({ held: z.int(), max: z.int() }),
  /** What coins are given for, as the school has set it. Absent in what a device has kept from before. */
  ways: z.optional(z.array(paidWay)),
})
export type ShopView = z.infer<typeof shopView>

/** What staff may set of an item. */
export const shopItemDraft = z.object({
  /** Absent: a new one. */
  id: z.optional(id),
  kind: shopItemKind,
  title: authored(shop.titleMaxLength, 1),
  description: authored(shop.descriptionMaxLength),
  /** One of the drawings; absent leaves it unchanged. An uploaded picture comes by `shop_item_picture`. */
  drawing: z.optional(z.enum(shop.drawings)),
  price: wholeNumber(1, shop.maxPrice),
  /** Null: any number. */
  stock: z.nullable(wholeNumber(0, shop.maxStock)),
  /** The stock that was on the screen: where purchases have changed it since, nothing is saved. */
  stock_seen: z.optional(z.nullable(z.int())),
  /** Of the item that was on the screen; needed where it has an id. */
  revision: z.optional(revision),
  published: z.boolean(),
})

export const staffShopItem = z.object({
  id: z.int(),
  kind: shopItemKind,
  title: z.object({ uz: z.string(), ru: z.optional(z.string()) }),
  description: z.object({ uz: z.string(), ru: z.optional(z.string()) }),
  picture: z.string(),
  price: z.int(),
  stock: z.nullable(z.int()),
  published: z.boolean(),
  /** Orders that were not cancelled. */
  sold: z.int(),
  /** Counts the saves of staff. */
  revision: z.int(),
})
export type StaffShopItem = z.infer<typeof staffShopItem>

export const staffOrder = z.extend(shopOrder, {
  student: studentBrief,
  /** The member of staff who changed its state last. */
  changed_by: z.nullable(z.string()),
})
export type StaffOrder = z.infer<typeof staffOrder>
