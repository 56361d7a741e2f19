import { z } from 'zod'
import { defineNotice } from '../define-notice.ts'

export const shareEnded = defineNotice('share_ended', {
  /** As its student named what was shared. */
  params: z.object({ title: z.string() }),
  topic: 'review',
  link: (slot: 'py' | 'web') => (slot === 'py' ? '/py' : '/code'),
  words: ({ title }) => ({
    student: {
      uz: {
        title: 'Ulashgan nusxangiz yopildi',
        detail: `Xodim «${title}» nusxasini qaytarib oldi: havola endi ochilmaydi. Loyihangizning oʻzi joyida. Sababini ustozingizdan soʻrang.`,
      },
      ru: {
        title: 'Копия, которой вы поделились, закрыта',
        detail: `Сотрудник отозвал копию «${title}»: ссылка больше не открывается. Сам проект на месте. О причине спросите преподавателя.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})
