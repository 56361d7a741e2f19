import { defineQuestionType } from '../practice-type.ts'

export const compiler = defineQuestionType('compiler', {
  load: () => import('../../projects/compiler-work.tsx'),
  isWide: true,
})
