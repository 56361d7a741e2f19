import { limits } from '@qadam/contract'

/** 1 soʻm is 100 tiyin. */
export const TIYIN = 100

/**
 * How many months an amount pays for, at a price a month in whole soʻm.
 * @returns null unless it is a whole number of months, 1 to 12: no remainder is stored.
 */
export function monthsFor(tiyin: number, price: number): number | null {
  const month = price * TIYIN
  if (!Number.isSafeInteger(tiyin) || tiyin <= 0 || tiyin % month !== 0) return null
  const months = tiyin / month
  return months <= limits.payment.maxMonths && months * price <= limits.payment.maxAmount ? months : null
}

/**
 * An amount in soʻm as Click writes it, such as "1000" or "1000.50", in tiyin: by its digits, never by a fraction of a
 * binary number.
 */
export function tiyinOf(soum: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(soum) ?? []
  return whole === undefined ? undefined : Number(whole) * TIYIN + Number(part.padEnd(2, '0'))
}
