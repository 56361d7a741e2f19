import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'
import { fieldsOfTypes, questionTypeNames } from '../question-types.ts'
import { shownOptions } from '../question-types/shown-parts.ts'
import { submission } from './submission.ts'

/**
 * A right answer as a student may see it after answering right, or in the review after the test is passed: in the shape
 * that an answer of the type has.
 */
export const answerKey = z.union([z.int(), z.string(), z.array(z.int())])
export type AnswerKey = z.infer<typeof answerKey>

/** HTML text. */
export const transcripts = z.array(z.object({ option_id: z.nullable(z.int()), text: z.string() }))

/** `answer_id`, `hint` and `success_message` stay null until this student may know them. */
export const questionOther = z.object({
  /** What the question's type shows. */
  ...fieldsOfTypes('shown'),
  options: shownOptions,
  answer_id: z.nullable(answerKey),
  hint: z.nullable(z.string()),
  success_message: z.nullable(z.string()),
  /** As in TryResult. */
  feedback: z.optional(z.string()),
  transcripts: z.optional(transcripts),
})

export const question = z.object({
  id: z.int(),
  order_number: z.int(),
  type: openEnum(z.enum(questionTypeNames), 'info'),
  /** A nudge the author chose to show before the answer; null where there is none. */
  tip: z.nullable(z.string()),
  /** Sanitised HTML. */
  question: z.string(),
  other: questionOther,
  result: z.nullable(
    z.object({
      correct: z.nullable(z.boolean()),
      /** As in TryResult. */
      partly: z.optional(z.literal(true)),
      near: z.optional(z.literal(true)),
      answer: z.unknown(),
      answered_at: time,
    }),
  ),
  submission: z.nullable(submission),
  /** Of a checkpoint: the lesson the question comes from. */
  lesson: z.optional(z.object({ id: z.int(), title: z.string() })),
})
export type Question = z.infer<typeof question>
