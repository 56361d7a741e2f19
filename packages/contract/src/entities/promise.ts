import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'
import { claim, groupBrief, questionPlace, studentBrief } from './review.ts'

/** What may be wrong with a waiting submission: past its due time, close to it, unassigned, or claimed and left. */
export const promiseStates = ['late', 'soon', 'unassigned', 'idle'] as const
export type PromiseTrouble = (typeof promiseStates)[number]

const reviewerBrief = z.object({ id: z.int(), name: z.string() })

export const promiseCounts = z.object({
  waiting: z.int(),
  late: z.int(),
  soon: z.int(),
  unassigned: z.int(),
  idle: z.int(),
})
export type PromiseCounts = z.infer<typeof promiseCounts>

/** One waiting submission, with its due time. */
export const promiseRow = z.object({
  submission_id: z.int(),
  version: z.int(),
  student: studentBrief,
  question: questionPlace,
  submitted_at: time,
  /** When the promise is broken, or was. */
  due_at: time,
  /** Its reviewer now; null where there is none. */
  reviewer: z.nullable(reviewerBrief),
  /** The group's teacher, where that is another person. */
  teacher: z.nullable(reviewerBrief),
  /** The reviewer who claims it. */
  claim: z.nullable(claim),
  /** The reviewer who claimed it and left it. */
  left_by: z.nullable(z.string()),
})
export type PromiseRow = z.infer<typeof promiseRow>

export const promiseBoard = z.object({
  counts: promiseCounts,
  /** The one with the most late submissions first; `reviewer` null: unassigned submissions. */
  reviewers: z.array(
    z.object({
      reviewer: z.nullable(reviewerBrief),
      waiting: z.int(),
      late: z.int(),
      soon: z.int(),
      /** When its oldest submission was submitted. */
      oldest_at: time,
    }),
  ),
  groups: z.array(
    z.object({
      group: z.nullable(groupBrief),
      waiting: z.int(),
      late: z.int(),
      soon: z.int(),
      oldest_at: time,
    }),
  ),
  rows: z.array(promiseRow),
  total: z.int(),
  page: z.int(),
  pagesize: z.int(),
})
export type PromiseBoard = z.infer<typeof promiseBoard>

/** Days on which a deputy reviews what a teacher would. */
export const absence = z.object({
  id: z.int(),
  teacher: reviewerBrief,
  deputy: reviewerBrief,
  /** First and last school day. */
  from: z.string(),
  to: z.string(),
  state: openEnum(z.enum(['planned', 'now', 'over']), 'over'),
  /** Counts the saves. */
  revision: z._default(z.int(), 0),
})
export type Absence = z.infer<typeof absence>

/** What a member of staff reviews for others just now. */
export const deputyDuties = z.object({
  covering: z.array(z.object({ teacher: z.string(), until: z.string() })),
  /** Submissions passed by hand that still wait. */
  passed: z.int(),
})
export type DeputyDuties = z.infer<typeof deputyDuties>

const reviewFigures = z.object({
  /** Submissions decided for the first time, and those of them within the promise. */
  decided: z.int(),
  in_time: z.int(),
  /** Minutes from submission to decision: the median, and the 90th percentile. */
  median_min: z.int(),
  p90_min: z.int(),
})
export type ReviewFigures = z.infer<typeof reviewFigures>

/** A month of reviews. */
export const promiseReport = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  /** Null where nothing was answered. */
  total: z.nullable(reviewFigures),
  reviewers: z.array(z.extend(reviewFigures, { reviewer: reviewerBrief })),
  groups: z.array(z.extend(reviewFigures, { group: z.nullable(groupBrief) })),
})
export type PromiseReport = z.infer<typeof promiseReport>
