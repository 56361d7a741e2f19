import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'
import { examAnswer, examLevel, examResults } from './exam.ts'
import { studentBrief } from './review.ts'

/** How fast the answers of a part came. */
export const examPace = z.object({ answers: z.int(), right: z.int(), took_s: z.int() })
export type ExamPace = z.infer<typeof examPace>

/** A part of a sitting for staff. */
const sittingPart = z.object({
  level: examLevel,
  started_at: time,
  finished_at: z.nullable(time),
  results: z.nullable(examResults),
  /** Faster than the questions can be read; null where it was not. It judges nobody: the reader decides what it means. */
  pace: z._default(z.nullable(examPace), null),
})

const sitting = {
  id: z.int(),
  state: openEnum(z.enum(['running', 'finished']), 'finished'),
  started_at: time,
  finished_at: z.nullable(time),
  level: z.nullable(z.int()),
  /** Another one was granted since. */
  is_past: z.boolean(),
}

/** A sitting with its student, in the list of all. */
export const recentSitting = z.object({
  ...sitting,
  student: studentBrief,
  parts: z.array(sittingPart),
})
export type RecentSitting = z.infer<typeof recentSitting>

/** A sitting as staff see it. */
export const examSitting = z.object({
  ...sitting,
  parts: z.array(
    z.extend(sittingPart, {
      answers: z.array(
        z.extend(examAnswer, {
          selected: z.nullable(z.string()),
          correct: z.string(),
          answered_at: z.nullable(time),
          /** Since the answer before, or the start of the part; null where several came at once. */
          took_s: z.nullable(z.int()),
        }),
      ),
    }),
  ),
})
export type ExamSitting = z.infer<typeof examSitting>

export const studentExam = z.object({
  /** The student may take the exam. */
  allowed: z.boolean(),
  /** Newest first. */
  sittings: z.array(examSitting),
})
export type StudentExam = z.infer<typeof studentExam>
