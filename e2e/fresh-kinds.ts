/** Which of the demo's students a fresh one is like, and how many of each a school holds. */
export const freshKinds = {
  /** Has joined today and done nothing. */
  new: 40,
  /** Is in the middle of the Python course. */
  halfway: 10,
  /** Has got the calculator of the Python course back to mend; reads Russian; has three days left to pay. */
  'payment-due': 11,
  /** Had to pay three days ago. */
  frozen: 2,
} as const

export type FreshKind = keyof typeof freshKinds

/** How one signs in as the fresh student of a number, from 0. */
export function freshPhone(kind: FreshKind, index: number): string {
  const place = Object.keys(freshKinds).indexOf(kind) + 1
  return `91 ${place}00 00 ${String(index).padStart(2, '0')}`
}
