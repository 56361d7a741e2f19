import { z } from 'zod'
import { say } from '../../../../i18n/localized.ts'
import { defineNotice } from '../define-notice.ts'
import { localized, sentence } from '../phrases.ts'

export const newAnnouncement = defineNotice('announcement', {
  params: z.object({ title: localized }),
  topic: 'announcement',
  link: ({ announcement_id }: { announcement_id: number }) => `/#announcement-${announcement_id}`,
  words: ({ title }) => ({
    student: {
      uz: { title: 'Yangi eʼlon', detail: sentence(say(title, 'uz')) },
      ru: { title: 'Новое объявление', detail: sentence(say(title, 'ru')) },
    },
    parents: 'never',
    sms: 'never',
  }),
})
