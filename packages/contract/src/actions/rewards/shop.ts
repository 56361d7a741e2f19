import * as z from 'zod/mini'
import { allowed, own, ownPaid } from '../../access.ts'
import { defineActions } from '../../action.ts'
import {
  orderState,
  shopItemDraft,
  shopOrder,
  shopView,
  staffOrder,
  staffShopItem,
} from '../../entities/shop.ts'
import { id, noInput, revision, text, wholeNumber } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'
import { limits } from '../../limits.ts'
import { defineList, searchWords } from '../../list.ts'

const { shop } = limits

const staffItems = z.array(staffShopItem)

export const ordersList = defineList('shop_orders', {
  access: allowed('teacher', 'own groups'),
  summary:
    'The orders of the students of the own groups: those that wait oldest first, the others newest first. `query` is a ' +
    'pick-up code or a part of the name',
  search: {
    /** Absent: those that wait, ordered and ready. */
    state: z.optional(z.enum([...orderState.options, 'all'])),
    query: searchWords,
  },
  pagesize: shop.ordersPage,
  row: staffOrder,
  beside: {
    page: z.int(),
    pagesize: z.int(),
    /** Of those that wait, whatever was searched for. */
    waiting: z.object({ ordered: z.int(), ready: z.int() }),
  },
})

const oneOrder = { input: z.object({ order_id: id }), output: staffOrder }

export const shopActions = defineActions({
  coin_shop: {
    access: own,
    summary: 'What is on the shelves, the own coins and the own orders, newest first',
    input: noInput,
    output: shopView,
  },

  coin_shop_buy: {
    access: ownPaid,
    summary:
      'Buy one piece, once a `request_id`: a repeat answers with the order that was made. A conflict has a `reason`: ' +
      'price_changed (with the `price`), freezes_held, request_used (by another student or for another item)',
    input: z.object({
      item_id: id,
      request_id: requestId,
      /** The price that was on the screen; another one is refused. */
      price: z.optional(wholeNumber(1, shop.maxPrice)),
    }),
    output: z.object({ coins: z.int(), order: shopOrder }),
    errors: ['not_found', 'coins.insufficient', 'shop.out_of_stock', 'conflict'],
  },
})

export const shopStaffActions = defineActions({
  ...ordersList.actions,

  shop_items: {
    access: allowed('admin', 'nobody'),
    summary: 'All items, published or not, in the order of the shelves',
    input: noInput,
    output: staffItems,
  },

  shop_item_save: {
    access: allowed('admin', 'nobody'),
    summary:
      'Keep an item, new or changed. A conflict has a `reason`: stock_changed (with the `stock`), too_many, no_russian ' +
      '(what is shown to students is to have it), changed ' +
      '(with `newer`: the item as somebody else saved it since this revision was read)',
    input: shopItemDraft,
    output: z.object({ id: z.int(), items: staffItems }),
    errors: ['not_found', 'conflict'],
  },

  shop_item_picture: {
    access: allowed('admin', 'nobody'),
    summary:
      'Give an item a picture of its own (multipart `picture`). A conflict has the `reason` changed, with `newer`: the item ' +
      'as somebody else saved it since this revision was read',
    input: z.object({
      item_id: id,
      /** Of the item that was on the screen. */
      revision: z.optional(revision),
    }),
    output: staffItems,
    errors: [
      'not_found',
      'conflict',
      'exceptions.file.no_provided',
      'file.too_large',
      'file.type_not_allowed',
    ],
  },

  shop_shelves: {
    access: allowed('admin', 'nobody'),
    summary:
      'Put the items in this order: all of them, each once. A conflict with the `reason` order_changed: others are there, ' +
      'or they do not stand as they were `seen` any more',
    input: z.object({
      item_ids: z.array(id).check(z.maxLength(shop.maxItems)),
      /** The order that was on the screen; where it was changed since, nothing is changed. */
      seen: z.optional(z.array(id).check(z.maxLength(shop.maxItems))),
    }),
    output: staffItems,
    errors: ['conflict'],
  },

  shop_order_ready: {
    access: allowed('teacher', 'own groups'),
    ...oneOrder,
    summary: 'It lies ready; the student is told. Again changes nothing; a conflict has the `state`',
    errors: ['not_found', 'conflict'],
  },

  shop_order_hand_over: {
    access: allowed('teacher', 'own groups'),
    ...oneOrder,
    summary: 'The student has it. Again changes nothing; a conflict has the `state`',
    errors: ['not_found', 'conflict'],
  },

  shop_order_cancel: {
    // Coins come back: the school’s money, in a way.
    access: allowed('admin', 'own groups'),
    summary:
      'Take an order back that was not handed over: coins and stock come back, once, and the student is told why. Again ' +
      'changes nothing; a conflict has the `state`',
    input: z.object({ order_id: id, reason: text(limits.audit.reasonMaxLength, 1) }),
    output: staffOrder,
    errors: ['not_found', 'conflict'],
  },
})
