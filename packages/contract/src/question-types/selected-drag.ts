import { defineQuestionType } from './define-question-type.ts'
import { draftOptions, emptyOptions } from './draft-parts.ts'
import { chosenIds, shownOptions } from './shown-parts.ts'

/** Options to be brought into their order. */
export const selectedDrag = defineQuestionType('selected-drag', {
  set: 'test',
  answer: chosenIds,
  shown: { options: shownOptions },
  draft: { options: draftOptions },
  emptyDraft: (newId) => ({ options: emptyOptions(newId) }),
})
