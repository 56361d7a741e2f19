import { limits } from '@qadam/contract'
import { formatSize } from '../../../../platform/i18n/sizes-and-moments.ts'
import { defineQuestionType } from '../practice-type.ts'

export const inputFile = defineQuestionType('input-file', {
  load: () => import('../../practice/file-work.tsx'),
  asked: (t) => [
    { icon: 'file', text: t('practice.ask.files', { count: limits.upload.maxFiles }) },
    { icon: 'archive', text: t('practice.ask.size', { size: formatSize(limits.upload.maxBytes) }) },
  ],
})
