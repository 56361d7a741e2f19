import { SchoolError, limits, type OrderState } from '@qadam/contract'

export interface Offer {
  price: number
  /** Null: any number. */
  stock: number | null
  published: boolean
}

export interface Buyer {
  coins: number
  /** Whether they may hold one more of this; false for a streak freeze beyond the most. */
  canHold: boolean
}

/**
 * Whether this student may buy one piece of this now.
 * @param seenPrice what stood on their screen, where the client sent it
 * @throws SchoolError not_found, conflict (price_changed, freezes_held), shop.out_of_stock, coins.insufficient
 */
export function requireBuyable(offer: Offer, buyer: Buyer, seenPrice: number | undefined): void {
  if (!offer.published) throw new SchoolError('not_found')
  if (seenPrice !== undefined && seenPrice !== offer.price)
    throw new SchoolError('conflict', { reason: 'price_changed', price: offer.price })
  if (offer.stock === 0) throw new SchoolError('shop.out_of_stock')
  if (!buyer.canHold) throw new SchoolError('conflict', { reason: 'freezes_held' })
  if (buyer.coins < offer.price)
    throw new SchoolError('coins.insufficient', { price: offer.price, coins: buyer.coins })
}

/** The states from which an order may move to each. Handed over and cancelled are final. */
const waysTo: Readonly<Record<Exclude<OrderState, 'ordered'>, readonly OrderState[]>> = {
  ready: ['ordered'],
  handed_over: ['ordered', 'ready'],
  cancelled: ['ordered', 'ready'],
}

/**
 * What an act of the staff makes of an order: idempotent, `changed` is false where it was in that state already.
 * @throws SchoolError conflict with the `state` that does not allow it
 */
export function moveOrder(
  state: OrderState,
  to: Exclude<OrderState, 'ordered'>,
): { changed: boolean; state: OrderState } {
  if (state === to) return { changed: false, state }
  if (!waysTo[to].includes(state)) throw new SchoolError('conflict', { reason: 'order_state', state })
  return { changed: true, state: to }
}

/** A code to read out at the counter: random, of unambiguous letters and digits. */
export function makeOrderCode(random: () => number): string {
  const { length, alphabet } = limits.shop.code
  return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
}

/** A typed code as it is stored: case, blanks and dashes do not matter. Undefined where it can be none. */
export function readOrderCode(typed: string): string | undefined {
  const { length, alphabet } = limits.shop.code
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === length && Array.from(code).every((letter) => alphabet.includes(letter))
    ? code
    : undefined
}
