import * as z from 'zod/mini'
import { allowed } from '../../access.ts'
import { defineActions } from '../../action.ts'
import {
  claim,
  groupFigures,
  progressMatrix,
  reviewPage,
  reviewRow,
  reviewStats,
  snippet,
  staffGroup,
  staffStudent,
} from '../../entities/review.ts'
import { submissionStatus } from '../../entities/submission.ts'
import { id, nothing, noInput, text, wholeNumber } from '../../fields.ts'
import { requestId } from '../../request-fields.ts'
import { limits } from '../../limits.ts'
import { questionTypeNames } from '../../question-types.ts'

const { review } = limits

export const reviewStaffActions = defineActions({
  review_queue: {
    access: allowed('teacher', 'own groups'),
    summary: 'What was handed in by the students of the own groups, the one that waits longest first',
    input: z.object({
      /** `uploaded` where absent; decided ones come newest decision first. */
      status: z.optional(z.union([submissionStatus, z.literal('all')])),
      group_id: z.optional(id),
      course_id: z.optional(id),
      type: z.optional(z.enum(questionTypeNames)),
      student_id: z.optional(id),
      /** Only those past the promise. */
      overdue: z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false')])),
      /** A part of the student's name. */
      query: z.optional(text(100)),
      page: z.optional(id),
      pagesize: z.optional(id),
    }),
    output: z.object({
      rows: z.array(reviewRow),
      total: z.int(),
      page: z.int(),
      pagesize: z.int(),
    }),
    errors: ['not_found'],
  },

  review_submission: {
    access: allowed('teacher', 'own groups'),
    summary: 'One submission with its work, task, versions and decisions',
    input: z.object({ submission_id: id }),
    output: reviewPage,
    errors: ['not_found'],
  },

  review_claim: {
    access: allowed('teacher', 'own groups'),
    summary: 'Say that one is at work on a submission, or still is; answers with the claim that holds',
    input: z.object({ submission_id: id }),
    output: claim,
    errors: ['not_found'],
  },

  review_release: {
    access: allowed('teacher', 'own groups'),
    summary: 'Give the own claim back',
    input: z.object({ submission_id: id }),
    output: nothing,
    errors: ['not_found'],
  },

  review_check_again: {
    access: allowed('teacher', 'own groups'),
    summary:
      'Have the checks of a submission run again that a server did not survive; nothing happens where none were lost',
    input: z.object({ submission_id: id }),
    output: nothing,
    errors: ['not_found'],
  },

  review_decide: {
    access: allowed('teacher', 'own groups'),
    summary:
      'Approve or reject the newest version, once; `replaces` names the decision that is edited. A conflict has a `reason` ' +
      '(newer_version, claimed, not_decided, request_used), the `newest` version, the `decision` that holds and the `claim`. ' +
      'All versions of one work together are paid what one decision may pay; the reply tells what this one paid',
    input: z.object({
      submission_id: id,
      version: id,
      verdict: z.enum(['approved', 'rejected']),
      /** Null or absent: no grade. An approval has one. */
      score: z.optional(z.nullable(wholeNumber(0, review.maxScore))),
      coins: wholeNumber(0, review.maxCoins),
      points: wholeNumber(0, review.maxPoints),
      /** Markdown. */
      comment: text(review.commentMaxLength),
      replaces: z.optional(id),
      /** To decide all the same where a colleague has claimed it: without it that is a conflict with `claim`. */
      despite_claim: z.optional(z.union([z.boolean(), z.literal('true'), z.literal('false')])),
      /** Makes a retry harmless: the same request gets the same reply. */
      request_id: z.optional(requestId),
    }),
    output: reviewRow,
    errors: ['not_found', 'submission.already_reviewed', 'conflict'],
  },

  review_stats: {
    access: allowed('teacher', 'own groups'),
    summary: 'The queue in figures: how old, how many decided a day, how many within the promise',
    input: z.object({ group_id: z.optional(id) }),
    output: reviewStats,
    errors: ['not_found'],
  },

  snippets: {
    access: allowed('teacher', 'own'),
    summary: 'The saved phrases of this reviewer',
    input: noInput,
    output: z.array(snippet),
  },

  snippet_save: {
    access: allowed('teacher', 'own'),
    summary: 'Keep a phrase, new or changed',
    input: z.object({
      id: z.optional(id),
      title: text(review.snippets.titleMaxLength, 1),
      body: text(review.commentMaxLength, 1),
    }),
    output: z.array(snippet),
    errors: ['not_found', 'conflict'],
  },

  snippet_delete: {
    access: allowed('teacher', 'own'),
    summary: 'Forget a phrase',
    input: z.object({ id }),
    output: z.array(snippet),
    errors: ['not_found'],
  },

  groups: {
    access: allowed('teacher', 'own groups'),
    summary: 'The own groups; all of them for an admin',
    input: noInput,
    output: z.array(staffGroup),
  },

  group_figures: {
    access: allowed('teacher', 'own groups'),
    summary: 'How these groups do, those of them that are own',
    input: z.object({
      group_ids: z.array(id).check(z.minLength(1), z.maxLength(limits.groups.shown)),
    }),
    output: z.array(groupFigures),
    errors: ['not_found'],
  },

  group_progress: {
    access: allowed('teacher', 'own groups'),
    summary: 'How far each student of a group is in each lesson of a course',
    input: z.object({ group_id: id, course_id: id }),
    output: progressMatrix,
    errors: ['not_found'],
  },

  student_password_new: {
    access: allowed('admin', 'own groups'),
    summary:
      'A new password for a student who has lost theirs, said once. The old one opens nothing from now on: every session ' +
      'of theirs ends',
    input: z.object({ student_id: id }),
    output: z.object({ password: z.string() }),
    errors: ['not_found'],
  },

  student: {
    access: allowed('teacher', 'own groups'),
    summary: 'One student of an own group: progress, streak, balances and what they handed in',
    input: z.object({ student_id: id }),
    output: staffStudent,
    errors: ['not_found'],
  },
})
