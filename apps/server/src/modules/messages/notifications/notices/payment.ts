import { z } from 'zod'
import { plainText } from '../../sms/index.ts'
import { defineNotice } from '../define-notice.ts'
import { dayIn } from '../phrases.ts'

/** A payment is near; `YYYY-MM-DD`. */
export const paymentDue = defineNotice('payment_due', {
  params: z.object({ due_on: z.string() }),
  topic: 'payment',
  link: () => '/profile#payments',
  words: ({ due_on }) => ({
    student: {
      uz: {
        title: 'Toʻlov vaqti yaqinlashdi',
        detail: `Keyingi oy uchun toʻlovni ${dayIn(due_on, 'uz')} kuni oxirigacha qiling, shunda darslar toʻxtab qolmaydi.`,
      },
      ru: {
        title: 'Скоро срок оплаты',
        detail: `Оплатите следующий месяц до ${dayIn(due_on, 'ru')} включительно, и уроки не прервутся.`,
      },
    },
    parents: (name) => ({
      uz: {
        title: 'Toʻlov vaqti yaqinlashdi',
        detail: `${name} darslari uchun keyingi oy toʻlovini ${dayIn(due_on, 'uz')} kuni oxirigacha qiling, shunda darslar toʻxtab qolmaydi.`,
      },
      ru: {
        title: 'Скоро срок оплаты',
        detail: `Ученик: ${name}. Оплатите следующий месяц до ${dayIn(due_on, 'ru')} включительно, и уроки не прервутся.`,
      },
    }),
    sms: {
      text: {
        uz: plainText(
          `Qadam: keyingi oy uchun toʻlovni ${dayIn(due_on, 'uz')} kuni oxirigacha qiling, shunda darslar toʻxtab qolmaydi.`,
        ),
        ru: plainText(`Qadam: оплатите уроки до ${dayIn(due_on, 'ru')} включительно.`),
      },
      isStillTrue: ({ next_due_on }) => next_due_on === due_on,
    },
  }),
})

/** Shown while the account is frozen, which may be long after the date: how long ago that was stands in the banner. */
export const accountFrozen = defineNotice('account_frozen', {
  params: z.object({ due_on: z.string() }),
  topic: 'payment',
  link: () => '/profile#payments',
  words: ({ due_on }) => ({
    student: {
      uz: {
        title: 'Darslar toʻxtatildi',
        detail:
          'Toʻlov hali kelmadi. Kelishi bilan darslar ochiladi, natijalaringiz saqlanadi, strike ham uzilmaydi.',
      },
      ru: {
        title: 'Уроки приостановлены',
        detail:
          'Оплата ещё не пришла. Как только придёт, уроки откроются; результаты сохранятся, серия не прервётся.',
      },
    },
    parents: (name) => ({
      uz: {
        title: 'Darslar toʻxtatildi',
        detail: `${name}: toʻlov muddati ${dayIn(due_on, 'uz')} kuni tugadi. Toʻlov qilinishi bilan ochiladi, natijalar saqlanadi.`,
      },
      ru: {
        title: 'Уроки приостановлены',
        detail: `Ученик: ${name}. Срок оплаты истёк ${dayIn(due_on, 'ru')}. Уроки откроются сразу после оплаты, результаты сохранятся.`,
      },
    }),
    sms: {
      text: {
        uz: plainText(
          `Qadam: toʻlov muddati ${dayIn(due_on, 'uz')} kuni tugadi. Toʻlov qilinishi bilan darslar yana ochiladi.`,
        ),
        ru: plainText(`Qadam: срок оплаты прошёл ${dayIn(due_on, 'ru')}. Оплатите, и уроки откроются.`),
      },
      isStillTrue: ({ frozen }) => frozen,
    },
  }),
})

export const accountUnfrozen = defineNotice('account_unfrozen', {
  params: z.object({ due_on: z.string().nullable() }),
  topic: 'payment',
  link: () => '/',
  words: ({ due_on }) => ({
    student: {
      uz: {
        title: 'Darslar yana ochiq!',
        detail: `Qolgan joyingizdan davom etavering!${due_on === null ? '' : ` Keyingi toʻlov muddati: ${dayIn(due_on, 'uz')}.`}`,
      },
      ru: {
        title: 'Уроки снова открыты!',
        detail: `Продолжайте с того же места!${due_on === null ? '' : ` Следующий срок оплаты: ${dayIn(due_on, 'ru')}.`}`,
      },
    },
    parents: (name) => ({
      uz: {
        title: 'Darslar yana ochiq',
        detail: `${name}: darslar davom etmoqda.${due_on === null ? '' : ` Keyingi toʻlov muddati: ${dayIn(due_on, 'uz')}.`}`,
      },
      ru: {
        title: 'Уроки снова открыты',
        detail: `Ученик: ${name}. Уроки продолжаются.${due_on === null ? '' : ` Следующий срок оплаты: ${dayIn(due_on, 'ru')}.`}`,
      },
    }),
    sms: 'never',
  }),
})
