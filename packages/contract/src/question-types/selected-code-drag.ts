import * as z from 'zod/mini'
import { authoringLimits } from '../authoring-limits.ts'
import { text } from '../fields.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftCode, draftOptions, stableId } from './draft-parts.ts'
import { chosenIds, shownOptions } from './shown-parts.ts'

/** Code with blanks, each of which one of the pieces fills. */
export const selectedCodeDrag = defineQuestionType('selected-code-drag', {
  set: 'test',
  answer: chosenIds,
  shown: {
    options: shownOptions,
    /** Code with `___` for each blank. */
    template: z.object({ language: z.string(), code: z.string() }),
  },
  draft: {
    options: draftOptions,
    template: z.object({ language: text(20), code: draftCode }),
    blanks: z.array(stableId).check(z.maxLength(authoringLimits.options)),
  },
  emptyDraft: () => ({ template: { language: 'python', code: '' }, options: [], blanks: [] }),
})
