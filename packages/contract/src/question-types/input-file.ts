import { defineQuestionType } from './define-question-type.ts'

/** Files to hand in. */
export const inputFile = defineQuestionType('input-file', {
  set: 'practice',
  answer: null,
  shown: {},
  draft: {},
  emptyDraft: () => ({}),
})
