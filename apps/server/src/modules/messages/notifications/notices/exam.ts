import { z } from 'zod'
import { defineNotice } from '../define-notice.ts'

export const examGranted = defineNotice('exam_granted', {
  params: z.object({}),
  topic: 'exam',
  link: () => '/exam',
  words: () => ({
    student: {
      uz: {
        title: 'Siz uchun imtihon ochildi',
        detail:
          'Ingliz tili darajangizni aniqlang: 3 qism, har biriga 10 daqiqa. Oʻzingizga qulay vaqtda boshlang.',
      },
      ru: {
        title: 'Для вас открыт экзамен',
        detail: 'Узнайте свой уровень английского: 3 части по 10 минут. Начните, когда вам удобно.',
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})

/** Days in a row that would be lost, and the freezes that would save them. */
