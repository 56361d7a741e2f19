import { defineQuestionType } from '../practice-type.ts'

export const text = defineQuestionType('text', {
  load: () => import('../../practice/text-work.tsx'),
  asked: (t, { words }) => {
    const { min = null, max = null } = words ?? {}
    if (min !== null && max !== null)
      return [{ icon: 'text', text: t('practice.ask.words_between', { min, max }) }]
    if (min !== null) return [{ icon: 'text', text: t('practice.ask.words_min', { count: min }) }]
    return max === null ? [] : [{ icon: 'text', text: t('practice.ask.words_max', { count: max }) }]
  },
})
