import * as z from 'zod/mini'
import { own, ownPaid } from '../../access.ts'
import { defineActions } from '../../action.ts'
import {
  exam as examEntity,
  examLevel,
  examResult as result,
  examStarted,
  savedExamPart,
} from '../../entities/exam.ts'
import { id, noInput } from '../../fields.ts'
import { limits } from '../../limits.ts'

/** Which sitting is meant: an answer that was stored on a device counts in no other. Older clients omit it. */
const ofSitting = { sitting_id: z.optional(id) }

export const examActions = defineActions({
  exam: {
    access: own,
    summary: 'How the placement exam stands; questions come of the running part alone',
    input: noInput,
    output: examEntity,
    errors: ['exam.not_allowed'],
  },

  exam_start: {
    access: ownPaid,
    summary: 'Start a part that is open; one that runs goes on with the time it has',
    input: z.object({ level: examLevel }),
    output: examStarted,
    errors: ['exam.not_allowed', 'exam.part_locked', 'exam.finished'],
  },

  exam_answer: {
    access: ownPaid,
    summary:
      'Save an answer as it is given; the first to a question counts. `saved` is how many the part has',
    input: z.object({ questionId: id, selectedAnswer: id, ...ofSitting }),
    output: z.object({ saved: z.int() }),
    errors: ['exam.not_allowed', 'exam.part_locked', 'exam.finished', 'not_found'],
  },

  exam_save: {
    access: ownPaid,
    summary:
      'Finish a part: the server grades it from the answers it has and those that come along. What would have been right ' +
      'is told of answered questions, once the whole exam is over and no other sitting is granted',
    input: z.object({
      level: examLevel,
      answers: z.optional(
        z
          .array(z.object({ questionId: id, selectedAnswer: z.nullish(id) }))
          .check(z.maxLength(limits.exam.parts * limits.exam.questionsInPart)),
      ),
      /** The device's clock ended the part, and not the student: where time was given back meanwhile, it goes on. */
      timed_out: z.optional(z.boolean()),
      /** What older clients computed themselves; ignored. */
      results: z.optional(z.unknown()),
      ...ofSitting,
    }),
    /** Empty where the part goes on. */
    output: z.array(savedExamPart),
    errors: ['exam.not_allowed', 'exam.part_locked', 'exam.finished'],
  },

  exam_result: {
    access: own,
    summary: 'The results of a finished exam, part by part; empty before',
    input: noInput,
    output: z.array(result),
    errors: ['exam.not_allowed'],
  },
})
