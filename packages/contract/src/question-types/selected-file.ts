import { id } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftOptions, emptyOptions } from './draft-parts.ts'
import { shownOptions } from './shown-parts.ts'

/** One of several options. */
export const selectedFile = defineQuestionType('selected-file', {
  set: 'test',
  answer: id,
  shown: { options: shownOptions },
  draft: { options: draftOptions },
  emptyDraft: (newId) => ({ options: emptyOptions(newId) }),
})
