import type { Lang, OnlinePayment } from '@qadam/contract'
import { TIYIN } from './price.ts'
import { PAY_PATH, type OnlinePayments } from './providers.ts'

/** Payme counts down so long on its page before it redirects back. */
const BACK_AFTER_MS = 5000

interface Bill {
  account: string
  /** Whole soʻm. */
  amount: number
  lang: Lang
}

/** The pages of the providers with a payment filled in; without one there is none. */
export function payLinks({ payme, click, publicUrl }: OnlinePayments, bill: Bill): OnlinePayment['ways'] {
  const back = publicUrl === undefined ? undefined : new URL(PAY_PATH, publicUrl).href
  return [
    ...(payme ? [{ provider: 'payme' as const, url: paymeLink(payme, bill, back) }] : []),
    ...(click ? [{ provider: 'click' as const, url: clickLink(click, bill, back) }] : []),
  ]
}

/** See developer.help.paycom.uz, "Отправка чека по методу GET". */
function paymeLink(
  { merchantId, isSandbox }: NonNullable<OnlinePayments['payme']>,
  { account, amount, lang }: Bill,
  back: string | undefined,
): string {
  const params = [
    `m=${merchantId}`,
    `ac.account=${account}`,
    `a=${amount * TIYIN}`,
    `l=${lang}`,
    // A semicolon would end the address early.
    ...(back === undefined ? [] : [`c=${back.replaceAll(';', '%3B')}`, `ct=${BACK_AFTER_MS}`]),
  ]
  const host = isSandbox ? 'https://test.paycom.uz' : 'https://checkout.paycom.uz'
  return `${host}/${encodeURIComponent(Buffer.from(params.join(';')).toString('base64'))}`
}

/** See docs.click.uz, "CLICK-BUTTON". */
function clickLink(
  { serviceId, merchantId, merchantUserId }: NonNullable<OnlinePayments['click']>,
  { account, amount }: Bill,
  back: string | undefined,
): string {
  const url = new URL('https://my.click.uz/services/pay')
  url.searchParams.set('service_id', serviceId)
  url.searchParams.set('merchant_id', merchantId)
  if (merchantUserId !== undefined) url.searchParams.set('merchant_user_id', merchantUserId)
  url.searchParams.set('amount', String(amount))
  url.searchParams.set('transaction_param', account)
  if (back !== undefined) url.searchParams.set('return_url', back)
  return url.href
}
