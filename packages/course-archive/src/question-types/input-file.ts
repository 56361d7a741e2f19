import { defineQuestionType } from './define-question-type.ts'

export const inputFile = defineQuestionType('input-file', { fields: () => ({}) })
