import { defineQuestionType } from './define-question-type.ts'
import { draftOptions, emptyOptions } from './draft-parts.ts'
import { chosenIds, shownOptions } from './shown-parts.ts'

/** All options that are right. */
export const selectedMultiple = defineQuestionType('selected-multiple', {
  set: 'test',
  answer: chosenIds,
  shown: { options: shownOptions },
  draft: { options: draftOptions },
  emptyDraft: (newId) => ({ options: emptyOptions(newId) }),
})
