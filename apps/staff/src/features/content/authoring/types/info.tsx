import { defineQuestionType } from '../question-type.ts'

export const info = defineQuestionType('info', { Editor: null, Summary: null, textRows: 8 })
