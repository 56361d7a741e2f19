import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'
import { questionTypeNames } from '../question-types.ts'
import { submissionChecks } from './check.ts'

export const submissionStatus = z.enum(['uploaded', 'approved', 'rejected'])
export type SubmissionStatus = z.infer<typeof submissionStatus>

export const handedInFile = z.object({
  /** For display only. */
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** The MIME type its content has, regardless of its name. */
  type: z.string(),
  /** A signed address under /media that is valid for a day or two. */
  url: z.string(),
  /** Of a recording or a film, where it is known. */
  duration_s: z.nullable(z.number()),
  /** A recording whose time with the school is over: nothing is left to play, and its address is empty. */
  removed: z.optional(z.literal(true)),
})
export type HandedInFile = z.infer<typeof handedInFile>

/** A program or a web project as it was submitted: file name -> text; media name -> data URL or address. */
export const handedInProject = z.object({
  files: z.record(z.string(), z.string()),
  media: z.record(z.string(), z.string()),
})
export type HandedInProject = z.infer<typeof handedInProject>

export const submission = z.object({
  submission_id: z.int(),
  question_id: z.int(),
  /** From 1; every version stays. */
  version: z.int(),
  status: openEnum(submissionStatus, 'uploaded'),
  reviewer: z.nullable(z.string()),
  /** The teacher's words as sanitised HTML of their Markdown. */
  teacher_comment: z.nullable(z.string()),
  score: z.nullable(z.int()),
  coins_awarded: z.nullable(z.int()),
  points_awarded: z.nullable(z.int()),
  submittedAt: time,
  reviewed_at: z.nullable(time),
  /** Until when the school promised an answer; null once there is one, and where a newer version waits in its place. */
  due_at: z.nullable(time),
  files: z.array(handedInFile),
  text: z.optional(z.string()),
  project: z.optional(handedInProject),
  /** Absent where there is nothing that the server can try. */
  checks: z.optional(submissionChecks),
})
export type Submission = z.infer<typeof submission>

/** The lesson a submission belongs to, for lists that lead there. */
export const workPlace = z.object({
  course_id: z.int(),
  module_id: z.int(),
  lesson_id: z.int(),
  lesson_title: z.string(),
  question_type: openEnum(z.enum(questionTypeNames), 'text'),
})
export type WorkPlace = z.infer<typeof workPlace>

/** Practice that is being worked on: what was typed, and the files that are uploaded but not submitted. */
export const practiceDraft = z.object({
  text: z.string(),
  /** Goes up with every save; 0 where nothing was saved yet. */
  revision: z.int(),
  saved_at: z.nullable(time),
  files: z.array(z.extend(handedInFile, { upload_id: z.string() })),
  /** A recording would be refused until a parent agrees. */
  needs_consent: z.optional(z.boolean()),
})
export type PracticeDraft = z.infer<typeof practiceDraft>
