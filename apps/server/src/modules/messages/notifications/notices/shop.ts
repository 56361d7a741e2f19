import { z } from 'zod'
import { say } from '../../../../i18n/localized.ts'
import { defineNotice } from '../define-notice.ts'
import { localized, sentence, sumRu } from '../phrases.ts'

export const orderReady = defineNotice('order_ready', {
  params: z.object({ item: localized, code: z.string() }),
  topic: 'shop',
  link: () => '/coin_shop',
  words: ({ item, code }) => ({
    student: {
      uz: {
        title: 'Buyurtmangiz tayyor!',
        detail: `«${say(item, 'uz')}» sizni kutyapti. Uni olishda kodni ayting: ${code}.`,
      },
      ru: {
        title: 'Ваш заказ готов!',
        detail: `Заказ «${say(item, 'ru')}» ждёт вас. При получении назовите код: ${code}.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})

export const orderCancelled = defineNotice('order_cancelled', {
  params: z.object({ item: localized, coins: z.int(), reason: z.string() }),
  topic: 'shop',
  link: () => '/coin_shop',
  words: ({ item, coins, reason }) => ({
    student: {
      uz: {
        title: 'Buyurtma bekor qilindi',
        detail: `«${say(item, 'uz')}»: ${sentence(reason)} Sizga ${coins} tanga qaytarildi.`,
      },
      ru: {
        title: 'Заказ отменён',
        detail: `Заказ «${say(item, 'ru')}» отменён: ${sentence(reason)} Вам вернули ${sumRu(0, coins)}.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})
