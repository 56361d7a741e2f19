import type { Lang } from '@qadam/contract'
import { dayIn, notificationParams, type NotificationText } from './notification-kinds.ts'

/** The text for a parent about their child of this name; undefined for what is between the child and the school. */
export function writeForParent(
  kind: string,
  params: unknown,
  name: string,
  lang: Lang,
): NotificationText | undefined {
  switch (kind) {
    case 'payment_due': {
      const day = dayIn(notificationParams.payment_due.parse(params).due_on, lang)
      return {
        uz: {
          title: 'Toʻlov vaqti yaqinlashdi',
          detail: `${name} darslari uchun keyingi oy toʻlovini ${day} kuni oxirigacha qiling, shunda darslar toʻxtab qolmaydi.`,
        },
        ru: {
          title: 'Скоро срок оплаты',
          detail: `Ученик: ${name}. Оплатите следующий месяц до ${day} включительно, и уроки не прервутся.`,
        },
      }[lang]
    }
    case 'account_frozen': {
      const day = dayIn(notificationParams.account_frozen.parse(params).due_on, lang)
      return {
        uz: {
          title: 'Darslar toʻxtatildi',
          detail: `${name}: toʻlov muddati ${day} kuni tugadi. Toʻlov qilinishi bilan ochiladi, natijalar saqlanadi.`,
        },
        ru: {
          title: 'Уроки приостановлены',
          detail: `Ученик: ${name}. Срок оплаты истёк ${day}. Уроки откроются сразу после оплаты, результаты сохранятся.`,
        },
      }[lang]
    }
    case 'account_unfrozen': {
      const { due_on } = notificationParams.account_unfrozen.parse(params)
      const day = due_on === null ? undefined : dayIn(due_on, lang)
      return {
        uz: {
          title: 'Darslar yana ochiq',
          detail: `${name}: darslar davom etmoqda.${day === undefined ? '' : ` Keyingi toʻlov muddati: ${day}.`}`,
        },
        ru: {
          title: 'Уроки снова открыты',
          detail: `Ученик: ${name}. Уроки продолжаются.${day === undefined ? '' : ` Следующий срок оплаты: ${day}.`}`,
        },
      }[lang]
    }
    default:
      return undefined
  }
}
