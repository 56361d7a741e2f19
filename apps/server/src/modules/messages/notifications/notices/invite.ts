import { z } from 'zod'
import { defineNotice } from '../define-notice.ts'
import { sentence, sumRu } from '../phrases.ts'

export const inviteEnrolled = defineNotice('invite_enrolled', {
  params: z.object({ name: z.string(), coins: z.int() }),
  topic: 'invite',
  link: () => '/invite',
  words: ({ name, coins }) => ({
    student: {
      uz: {
        title: 'Doʻstingiz biz bilan!',
        detail: `${name} taklifingiz bilan oʻqishga yozildi. Sizga ${coins} tanga berildi.`,
      },
      ru: {
        title: 'Ваш друг теперь с нами!',
        detail: `По вашему приглашению начинает учиться ${sentence(name)} Вы получили ${sumRu(0, coins)}.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})
