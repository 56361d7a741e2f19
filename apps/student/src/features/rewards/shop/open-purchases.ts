import type { ShopOrder } from '@qadam/contract'
import { isOnItsWay } from '@qadam/delivery/patience'
import { localStore, type SafeStorage } from '../../../platform/storage.ts'

/** A purchase that was sent and not answered yet. Sent once more under its own name, it pays once. */
export interface OpenPurchase {
  item_id: number
  title: string
  /** What the student agreed to. */
  price: number
  request_id: string
  /** ISO. */
  sent_at?: string
  /** A try failed. */
  isFailed?: boolean
}

const keyOf = (accountId: number) => `qadam.purchases.${accountId}`

function isPurchase(value: unknown): value is OpenPurchase {
  return (
    typeof value === 'object' &&
    value !== null &&
    'item_id' in value &&
    typeof value.item_id === 'number' &&
    'title' in value &&
    typeof value.title === 'string' &&
    'price' in value &&
    typeof value.price === 'number' &&
    'request_id' in value &&
    typeof value.request_id === 'string'
  )
}

/** Whether no answer came, and none is on its way to this page or another tab. */
export function isUnanswered({ sent_at, isFailed }: OpenPurchase): boolean {
  return isFailed === true || sent_at === undefined || !isOnItsWay(sent_at)
}

/** The purchases of an account on this device that no answer came for: they outlive a reload. */
export class OpenPurchases {
  readonly #key: string
  readonly #storage: SafeStorage

  constructor(accountId: number, storage: SafeStorage = localStore) {
    this.#key = keyOf(accountId)
    this.#storage = storage
  }

  list(): OpenPurchase[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(this.#key) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isPurchase) : []
    } catch {
      return []
    }
  }

  /** Stores a purchase before it is sent, and when no answer came. */
  put(purchase: OpenPurchase): void {
    this.#write([...this.list().filter(({ request_id }) => request_id !== purchase.request_id), purchase])
  }

  /** An answer came. */
  settle(requestId: string): void {
    this.#write(this.list().filter(({ request_id }) => request_id !== requestId))
  }

  /** Settles what the orders show to have come through. @returns what is still open. */
  settleBy(orders: readonly Pick<ShopOrder, 'request_id'>[]): OpenPurchase[] {
    const made = new Set(orders.map(({ request_id }) => request_id))
    const open = this.list()
    const left = open.filter(({ request_id }) => !made.has(request_id))
    if (left.length !== open.length) this.#write(left)
    return left
  }

  #write(purchases: readonly OpenPurchase[]): void {
    if (purchases.length === 0) this.#storage.remove(this.#key)
    else this.#storage.write(this.#key, JSON.stringify(purchases))
  }
}
