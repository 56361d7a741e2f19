import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { time } from '../fields.ts'
import type { limits } from '../limits.ts'

/** The parts by the names they have on the wire, in order. */
export const examLevels = ['Part 1', 'Part 2', 'Part 3'] as const satisfies {
  length: typeof limits.exam.parts
}
export const examLevel = z.enum(examLevels)
export type ExamLevel = z.infer<typeof examLevel>

/** What a question is about, for the strengths in the result. */
export const examSkills = ['tenses', 'verbs', 'nouns', 'vocabulary', 'conversation'] as const
export const examSkill = z.enum(examSkills)
export type ExamSkill = z.infer<typeof examSkill>

export const examResults = z.object({
  correct: z.int(),
  total: z.int(),
  percentage: z.number(),
  /** The time ran out before every question was answered. */
  timeOut: z.boolean(),
})

export const examPart = z.object({
  id: z.int(),
  title: examLevel,
  description: z.string(),
  locked: z.boolean(),
  /** `open`: it may be started. */
  state: openEnum(z.enum(['locked', 'open', 'running', 'passed', 'failed']), 'locked'),
  results: z.nullable(examResults),
  /** Of the running part alone: ids are places of the sitting, options are in this student's order. */
  questions: z.array(
    z.object({
      id: z.int(),
      question: z.string(),
      options: z.array(z.object({ id: z.int(), value: z.string() })),
    }),
  ),
})
export type ExamPart = z.infer<typeof examPart>
export type ExamQuestion = ExamPart['questions'][number]

/** The time left of the running part, and what was answered in it. */
const running = {
  deadline: time,
  /** The server's clock at the reply, so that a wrong device clock shows the right countdown. */
  now: time,
  sitting_id: z.int(),
  /** The option chosen, by question id. */
  selected: z.record(z.string(), z.int()),
}

export const examStarted = z.object({ part: examPart, ...running })
export type ExamStarted = z.infer<typeof examStarted>

export const exam = z.object({
  state: openEnum(z.enum(['not_started', 'running', 'finished']), 'not_started'),
  parts: z.array(examPart),
  duration_s: z.int(),
  pass_percent: z.int(),
  now: running.now,
  /** Absent before the first start. */
  sitting_id: z.optional(running.sitting_id),
  /** While a part runs; between two parts none does. */
  deadline: z.optional(running.deadline),
  selected: z.optional(running.selected),
  /** At the end: parts passed in a row, the way into the course, and what was right of each skill. */
  level: z.optional(z.int()),
  redirect: z.optional(z.string()),
  skills: z.optional(openList(z.object({ skill: examSkill, correct: z.int(), total: z.int() }))),
})
export type Exam = z.infer<typeof exam>

export const examResult = z.object({ level: examLevel, results: examResults, saved_at: time })
export type ExamResult = z.infer<typeof examResult>

/** The result of one question, sent only once its part is over. */
export const examAnswer = z.object({
  questionId: z.int(),
  question: z.string(),
  /** The id of an option; null where nothing was chosen. */
  selectedAnswer: z.nullable(z.int()),
  isCorrect: z.boolean(),
})

export const savedExamPart = z.extend(examResult, {
  answers: z.array(
    z.extend(examAnswer, {
      /** Null for what was not answered, and for all of it while the exam goes on or is to be taken again. */
      correctAnswer: z.nullable(z.int()),
    }),
  ),
})
export type SavedExamPart = z.infer<typeof savedExamPart>
