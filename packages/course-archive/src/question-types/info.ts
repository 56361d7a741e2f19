import { defineQuestionType } from './define-question-type.ts'

export const info = defineQuestionType('info', { fields: () => ({}) })
