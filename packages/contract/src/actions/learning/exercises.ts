import * as z from 'zod/mini'
import { openLesson } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { exerciseDraft, exerciseResult } from '../../entities/exercise.ts'
import { exerciseLimits } from '../../exercise-limits.ts'
import { id, revision, text, time } from '../../fields.ts'

const place = { question_id: id, exercise: text(64) }
const code = text(exerciseLimits.codeMaxLength)

export const exercisesActions = defineActions({
  exercise_drafts: {
    access: openLesson,
    summary: 'What was typed into the exercises of an info, so that it goes on on another device',
    input: z.object({ question_id: id }),
    output: z.object({ drafts: z.array(z.extend(exerciseDraft, { exercise: z.string() })) }),
    errors: ['not_found', 'lesson.closed'],
  },

  exercise_draft_save: {
    access: openLesson,
    summary:
      'Keep what was typed; refused with the newer draft (`draft`) where another device saved meanwhile',
    input: z.object({ ...place, text: code, revision }),
    output: z.object({ revision: z.int(), saved_at: time }),
    errors: ['not_found', 'lesson.closed', 'conflict'],
  },

  exercise_try: {
    access: openLesson,
    summary: 'A program was tried with the checks of its exercise: the server tries one that passed itself',
    input: z.object({
      ...place,
      code,
      /** What the visible checks came to on the device. */
      passed: z.boolean(),
    }),
    output: exerciseResult,
    errors: ['not_found', 'lesson.closed', 'server.busy'],
  },

  exercise_solution: {
    access: openLesson,
    summary: 'The author’s solution, once the exercise is solved or was honestly tried',
    input: z.object(place),
    output: z.object({ code: z.string() }),
    errors: ['not_found', 'lesson.closed', 'access.forbidden'],
  },
})
