import type { Lang } from '@qadam/contract'
import { plainText } from '../sms/index.ts'
import { dayIn, notificationParams } from './notification-kinds.ts'

/** Whether a notification is still true of the account: a student may have paid while it was queued. */
export function isStillTrue(
  { kind, params }: { kind: string; params: unknown },
  standing: { frozen: boolean; next_due_on: string | null },
): boolean {
  if (kind === 'account_frozen') return standing.frozen
  return (
    kind === 'payment_due' && notificationParams.payment_due.parse(params).due_on === standing.next_due_on
  )
}

/**
 * What is worth an SMS, in one complete message: there is no link and no second page. Undefined for all else.
 * The texts are approved by the gateway beforehand, so that a change here is one there.
 */
export function writeForSms(kind: string, params: unknown, lang: Lang): string | undefined {
  switch (kind) {
    case 'payment_due': {
      const day = dayIn(notificationParams.payment_due.parse(params).due_on, lang)
      return plainText(
        {
          uz: `Qadam: keyingi oy uchun toʻlovni ${day} kuni oxirigacha qiling, shunda darslar toʻxtab qolmaydi.`,
          ru: `Qadam: оплатите уроки до ${day} включительно.`,
        }[lang],
      )
    }
    case 'account_frozen': {
      const day = dayIn(notificationParams.account_frozen.parse(params).due_on, lang)
      return plainText(
        {
          uz: `Qadam: toʻlov muddati ${day} kuni tugadi. Toʻlov qilinishi bilan darslar yana ochiladi.`,
          ru: `Qadam: срок оплаты прошёл ${day}. Оплатите, и уроки откроются.`,
        }[lang],
      )
    }
    default:
      return undefined
  }
}
