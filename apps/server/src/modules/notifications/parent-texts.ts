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
          detail: `${name}: keyingi oy uchun toʻlovni ${day} kuni oxirigacha qiling, darslar toʻxtab qolmaydi.`,
        },
        ru: {
          title: 'Скоро срок оплаты',
          detail: `${name}: оплатите следующий месяц до конца дня ${day}, и занятия не прервутся.`,
        },
      }[lang]
    }
    case 'account_frozen': {
      const day = dayIn(notificationParams.account_frozen.parse(params).due_on, lang)
      return {
        uz: {
          title: 'Hisob muzlatildi',
          detail: `${name}: toʻlov muddati ${day} kuni tugadi. Toʻlov qilinishi bilan darslar ochiladi, natijalar saqlanadi.`,
        },
        ru: {
          title: 'Аккаунт заморожен',
          detail: `${name}: срок оплаты истёк ${day}. Занятия откроются сразу после оплаты, результаты сохранятся.`,
        },
      }[lang]
    }
    case 'account_unfrozen': {
      const { due_on } = notificationParams.account_unfrozen.parse(params)
      const day = due_on === null ? undefined : dayIn(due_on, lang)
      return {
        uz: {
          title: 'Hisob yana faol',
          detail: `${name}: darslar ochildi.${day === undefined ? '' : ` Keyingi toʻlov muddati: ${day}.`}`,
        },
        ru: {
          title: 'Аккаунт снова активен',
          detail: `${name}: занятия открыты.${day === undefined ? '' : ` Следующий срок оплаты: ${day}.`}`,
        },
      }[lang]
    }
    default:
      return undefined
  }
}
