import { defineQuestionType } from '../question-type.ts'

export const inputFile = defineQuestionType('input-file', { Editor: null, Summary: null })
