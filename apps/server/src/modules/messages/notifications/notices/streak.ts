import { z } from 'zod'
import { defineNotice } from '../define-notice.ts'
import { plural } from '../phrases.ts'

/** Days in a row that would be lost, and the freezes that would save them. */
export const streakInDanger = defineNotice('streak_in_danger', {
  params: z.object({ days: z.int(), freezes: z.int() }),
  topic: 'streak',
  link: () => '/',
  words: ({ days, freezes }) => ({
    student: {
      uz: {
        title: 'Strike uzilib qolmasin!',
        detail:
          freezes > 0
            ? `Bugun bitta toʻgʻri javob bering: ${days} kunlik strike davom etadi, himoya ham sizda qoladi.`
            : `Bugun bitta toʻgʻri javob bering: ${days} kunlik strike davom etadi.`,
      },
      ru: {
        title: 'Серия ждёт вас!',
        detail:
          freezes > 0
            ? `Уже ${days} ${plural(days, 'день', 'дня', 'дней')}. Один правильный ответ, и она продолжится, а заморозка останется у вас.`
            : `Уже ${days} ${plural(days, 'день', 'дня', 'дней')}. Один правильный ответ, и она продолжится.`,
      },
    },
    parents: 'never',
    sms: 'never',
  }),
})
