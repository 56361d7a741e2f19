import {
  limits,
  type Lang,
  type ShopItem,
  type ShopOrder,
  type StaffOrder,
  type StaffShopItem,
} from '@qadam/contract'
import { say } from '../../../i18n/localized.ts'
import { presentStudentBrief } from '../../base/people/index.ts'
import type { ItemRecord, SoldItemRecord } from './items-store.ts'
import type { OrderRecord, StaffOrderRecord } from './orders-store.ts'

/** In which language, and how a stored picture becomes an address. */
export interface ShopView {
  lang: Lang
  mediaUrl: (key: string) => string
}

export function isDrawing(picture: string): boolean {
  return limits.shop.drawings.some((drawing) => drawing === picture)
}

/** The name of a drawing as it is, a stored picture as its address. */
function presentPicture(picture: string, mediaUrl: (key: string) => string): string {
  return isDrawing(picture) ? picture : mediaUrl(picture)
}

export function presentItem(item: ItemRecord, { lang, mediaUrl }: ShopView): ShopItem {
  return {
    id: item.id,
    kind: item.kind,
    title: say(item.title, lang),
    description: say(item.description, lang),
    picture: presentPicture(item.picture, mediaUrl),
    price: item.price,
    stock: item.stock,
  }
}

export function presentOrder(order: OrderRecord, { lang, mediaUrl }: ShopView): ShopOrder {
  return {
    id: order.id,
    item_id: order.item_id,
    kind: order.kind,
    title: say(order.title, lang),
    picture: presentPicture(order.picture, mediaUrl),
    price: order.price,
    state: order.state,
    code: order.code,
    request_id: order.request_id,
    ordered_at: order.ordered_at.toISOString(),
    changed_at: order.changed_at.toISOString(),
    cancel_reason: order.cancel_reason,
  }
}

export function presentStaffItem(item: SoldItemRecord, mediaUrl: (key: string) => string): StaffShopItem {
  return {
    id: item.id,
    kind: item.kind,
    title: item.title,
    description: item.description,
    picture: presentPicture(item.picture, mediaUrl),
    price: item.price,
    stock: item.stock,
    published: item.published,
    sold: item.sold,
    revision: item.revision,
  }
}

export function presentStaffOrder(order: StaffOrderRecord, view: ShopView): StaffOrder {
  return {
    ...presentOrder(order, view),
    student: presentStudentBrief({ ...order, id: order.person_id }, view.mediaUrl),
    changed_by: order.changed_by,
  }
}
