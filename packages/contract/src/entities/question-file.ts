import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { questionTypeNames } from '../question-types.ts'

/** What of a question that is taken over is not as it was. */
export const questionFileNote = z.enum([
  /** Shares of the points for an option: a question is right here or not. */
  'partial_credit',
  /** A comment of its own for each option. */
  'option_feedback',
  /** More than one hint or explanation, or one where a question has none. */
  'feedback_left',
  'pictures_left',
  'media_left',
  'html_simplified',
  'matching_as_gaps',
  'groups_joined',
])
export type QuestionFileNote = z.infer<typeof questionFileNote>

/** Why a question, or the file, cannot be taken over. */
export const questionFileReason = z.enum([
  'encoding',
  'not_xml',
  'entities',
  'broken',
  'type',
  'short_answer',
  'numerical',
  'matching',
  'cloze',
  'few_options',
  'many_options',
  'none_right',
  'several_right',
  'same_options',
  'no_text',
  'no_answer',
  'too_many',
  'too_long',
  'picture',
  'no_questions',
])
export type QuestionFileReason = z.infer<typeof questionFileReason>

export const questionFileReport = z.object({
  format: openEnum(z.enum(['moodle-xml', 'gift', 'aiken', 'unknown']), 'unknown'),
  questions: z.array(
    z.object({
      /** Where it begins in the file. */
      line: z.int(),
      /** Its name, or the beginning of its text. */
      name: z.string(),
      /** Empty for none. */
      category: z.string(),
      type: openEnum(z.enum(questionTypeNames), 'info'),
      notes: openList(questionFileNote),
    }),
  ),
  left: z.array(
    z.object({
      line: z.int(),
      name: z.string(),
      reason: openEnum(questionFileReason, 'broken'),
      /** What the file calls its type; empty for what says nothing more. */
      detail: z.string(),
    }),
  ),
})
export type QuestionFileReport = z.infer<typeof questionFileReport>
