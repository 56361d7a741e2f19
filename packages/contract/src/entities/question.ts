import * as z from 'zod/mini'
import { time } from '../fields.ts'
import { questionTypeNames } from '../question-types.ts'
import { check } from './check.ts'
import { submission } from './submission.ts'

/** A right answer as a student may see it after answering right, or in the review after the test is passed. */
export const answerKey = z.union([z.int(), z.array(z.int())])

export const option = z.object({
  id: z.int(),
  /** The place in this student's shuffle, from 0. */
  order: z.int(),
  /** Sanitised inline HTML, or a code piece as plain text for selected-code-drag. */
  value: z.string(),
  image: z.optional(z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
})
export type Option = z.infer<typeof option>

export const caption = z.object({ lang: z.enum(['uz', 'ru']), src: z.string() })

export const video = z.object({
  src: z.string(),
  poster: z.nullable(z.string()),
  duration_s: z.number(),
  /** The furthest contiguous second the server believes was watched. */
  watched_s: z.number(),
  /** Where to go on. */
  position_s: z.number(),
  completed: z.boolean(),
  captions: z.array(caption),
})
export type Video = z.infer<typeof video>

/** `answer_id`, `hint` and `success_message` stay null until this student may know them. */
export const questionOther = z.object({
  options: z.array(option),
  answer_id: z.nullable(answerKey),
  hint: z.nullable(z.string()),
  success_message: z.nullable(z.string()),
  video: z.optional(video),
  /** Code with `___` for each blank. */
  template: z.optional(z.object({ language: z.string(), code: z.string() })),
  picture: z.optional(z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
  /** Whether an info was opened. */
  read: z.optional(z.boolean()),
  /** Practice: seconds a recording may last, words a text should have. */
  max_s: z.optional(z.int()),
  words: z.optional(z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()) })),
  language: z.optional(z.enum(['python', 'web'])),
  /** Of a compiler question that has some. */
  checks: z.optional(z.array(check)),
})

export const question = z.object({
  id: z.int(),
  order_number: z.int(),
  type: z.enum(questionTypeNames),
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
      answer: z.unknown(),
      answered_at: time,
    }),
  ),
  submission: z.nullable(submission),
})
export type Question = z.infer<typeof question>
