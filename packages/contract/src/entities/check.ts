import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'

/** What a program is tried with. Of a hidden one a student knows the title alone: only the server runs it. */
export const check = z.object({
  id: z.string(),
  title: z.string(),
  hidden: z.boolean(),
  /** Python: what input() gives, line by line. */
  input: z.optional(z.array(z.string())),
  /** Python: what must be printed. */
  output: z.optional(z.string()),
  /** Python statements over the program's names, or web: JavaScript over `document`, which throw on a fault. */
  assert: z.optional(z.string()),
})
export type Check = z.infer<typeof check>

export const checkFault = z.object({
  kind: openEnum(z.enum(['output', 'assert', 'error', 'too_much', 'too_long', 'broken']), 'broken'),
  /** Of `output`: what should have been printed. */
  expected: z.optional(z.string()),
  /** Of `assert` and `error`: Python's message. */
  message: z.optional(z.string()),
  /** Of `error`: the line of the student's program, and its file. */
  line: z.optional(z.int()),
  file: z.optional(z.string()),
})
export type CheckFault = z.infer<typeof checkFault>

export const checkResult = z.object({
  id: z.string(),
  hidden: z.boolean(),
  passed: z.boolean(),
  /** Null where it is passed, and where a student is not to know. */
  fault: z.nullable(checkFault),
  printed: z.string(),
})
export type CheckResult = z.infer<typeof checkResult>

/** What the server found when it ran the checks of a version itself. */
export const submissionChecks = z.object({
  /** `lost`: the server did not survive them, and runs them again only on request. Shown to staff alone. */
  state: openEnum(z.enum(['waiting', 'done', 'lost']), 'lost'),
  /** In the author's order; empty while they wait. */
  results: z.array(checkResult),
  /** For staff: what of its surroundings the program reached for, from where a result can be forged. */
  touched: z.optional(z.array(z.string())),
})
export type SubmissionChecks = z.infer<typeof submissionChecks>
