import * as z from 'zod/mini'
import { authoringLimits } from '../authoring-limits.ts'
import { exercise, exerciseLanguage } from '../entities/exercise.ts'
import { exerciseLimits, exerciseStages } from '../exercise-limits.ts'
import { defineQuestionType } from './define-question-type.ts'
import { draftCheck, draftCode, draftText, stableId } from './draft-parts.ts'

const { titleMaxLength, textMaxLength } = authoringLimits

/** A text to read, with exercises inside. */
export const info = defineQuestionType('info', {
  set: 'learn',
  answer: null,
  shown: {
    /** Whether it was opened. */
    read: z.boolean(),
    /** Where there are some. */
    exercises: z.array(exercise),
  },
  draft: {
    exercises: z
      .array(
        z.object({
          id: stableId,
          title: draftText(titleMaxLength),
          text: draftText(textMaxLength),
          language: exerciseLanguage,
          starter: draftCode,
          repair: z.optional(z.boolean()),
          stage: z.optional(z.enum(exerciseStages)),
          fading: z.optional(stableId),
          example: z.optional(draftText(textMaxLength)),
          checks: z
            .array(
              z.extend(draftCheck, {
                hints: z.optional(
                  z.array(draftText(titleMaxLength)).check(z.maxLength(exerciseLimits.hints)),
                ),
              }),
            )
            .check(z.maxLength(exerciseLimits.checks)),
          solution: z.optional(draftCode),
        }),
      )
      .check(z.maxLength(exerciseLimits.exercises)),
  },
  emptyDraft: () => ({}),
})
