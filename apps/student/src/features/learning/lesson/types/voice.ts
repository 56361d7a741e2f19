import { limits } from '@qadam/contract'
import { defineQuestionType } from '../practice-type.ts'

export const voice = defineQuestionType('voice', {
  load: () => import('../../practice/voice-work.tsx'),
  asked: (t, { max_s }) => [
    { icon: 'mic', text: t('practice.ask.seconds', { count: max_s ?? limits.voice.max_s }) },
  ],
  isMadeAnew: true,
  refusal: (t, why) => t('practice.voice.upload_error', { why }),
})
