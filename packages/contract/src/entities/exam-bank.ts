import * as z from 'zod/mini'
import { id, revision, text, time, wholeNumber } from '../fields.ts'
import { limits } from '../limits.ts'
import { examSkill } from './exam.ts'

const { bank, optionsInQuestion, parts } = limits.exam

/** A question of the bank as its authors left it. */
export const bankQuestionText = z.object({
  id: z.int(),
  part: z.int(),
  skill: examSkill,
  question: z.string(),
  right: z.string(),
  wrong: z.array(z.string()),
  /** Since when no sitting asks it any more. */
  retired_at: z.nullable(time),
  /** Counts the saves. */
  revision: z.int(),
})
export type BankQuestionText = z.infer<typeof bankQuestionText>

/** The same with its figures. */
export const bankQuestion = z.extend(bankQuestionText, {
  /**
   * How many students were asked it as it reads now, at most `limits.exam.bank.counted`; a student who sees it again is not
   * counted again.
   */
  asked: z.int(),
  /** Of the newest of them, at most `limits.exam.bank.figures`: those who answered, and those who let the time run out. */
  answered: z.int(),
  unanswered: z.int(),
  /** How many chose each option: the right one, then the wrong ones in their order. */
  chosen: z.array(z.int()),
  /** The share of right answers, 0 to 1; null where nobody answered. */
  share: z.nullable(z.number()),
  /** The share of the newest answers beside that of the others, where chance alone does not explain the difference. */
  drift: z.nullable(z.object({ before: z.number(), recent: z.number() })),
})
export type BankQuestion = z.infer<typeof bankQuestion>

/** All questions that the exam draws from, those that were retired last. */
export const examBank = z.object({
  parts: z.array(z.object({ part: z.int(), description: z.string() })),
  questions: z.array(bankQuestion),
})
export type ExamBank = z.infer<typeof examBank>

const written = (maxLength: number) => text(maxLength, 1).check(z.refine((value) => value.trim() !== ''))

/** What can't be told apart on the screen can't be told apart by a student. */
const seenAs = (value: string) => value.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** A question as an author writes it. */
export const bankQuestionDraft = z
  .object({
    /** Absent: a new one. */
    id: z.optional(id),
    /** Of the question that was on the screen; needed where it has an id. */
    revision: z.optional(revision),
    /** Stays what it is once the question is there. */
    part: wholeNumber(1, parts),
    skill: examSkill,
    /** `___` is drawn as a line to write on. */
    question: written(bank.questionMaxLength),
    right: written(bank.optionMaxLength),
    wrong: z.array(written(bank.optionMaxLength)).check(z.length(optionsInQuestion - 1)),
  })
  .check(
    z.refine(({ right, wrong }) => new Set([right, ...wrong].map(seenAs)).size === optionsInQuestion, {
      path: ['wrong'],
    }),
    z.refine((draft) => draft.id === undefined || draft.revision !== undefined, { path: ['revision'] }),
  )
export type BankQuestionDraft = z.infer<typeof bankQuestionDraft>
