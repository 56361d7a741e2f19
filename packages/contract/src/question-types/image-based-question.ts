import { id } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftOptions, draftPicture, emptyOptions } from './draft-parts.ts'
import { shownOptions, shownPicture } from './shown-parts.ts'

/** One of several options about a picture, or of several pictures. */
export const imageBasedQuestion = defineQuestionType('image-based-question', {
  set: 'test',
  answer: id,
  shown: { options: shownOptions, picture: shownPicture },
  draft: { options: draftOptions, picture: draftPicture },
  emptyDraft: (newId) => ({ options: emptyOptions(newId) }),
})
