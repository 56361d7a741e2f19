import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { lang, time } from '../fields.ts'
import { studentBrief } from './review.ts'

/** What the office filters students by. */
export const studentState = z.enum(['active', 'frozen', 'no_group', 'no_consent', 'closed'])

/** A student in the school's list. */
export const rosterStudent = z.extend(studentBrief, {
  phone: z.string(),
  lang,
  points: z.int(),
  coins: z.int(),
  /** Not paid for. */
  frozen: z.boolean(),
  /** `YYYY-MM-DD` */
  next_due_on: z.nullable(z.string()),
  /** Whether the placement exam is open to them. */
  exam: z.boolean(),
  created_at: time,
  /** When the account was closed: it cannot sign in, and stands in no group. */
  closed_at: z.nullable(time),
})
export type RosterStudent = z.infer<typeof rosterStudent>

/** A teacher or an admin. */
export const rosterStaff = z.object({
  id: z.int(),
  role: z.enum(['teacher', 'admin']),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  lang,
  avatar: z.string(),
  /** The groups whose teacher, curator or mentor they are. */
  groups: z.array(
    z.object({ id: z.int(), name: z.string(), as: openList(z.enum(['teacher', 'curator', 'mentor'])) }),
  ),
  created_at: time,
  closed_at: z.nullable(time),
})
export type RosterStaff = z.infer<typeof rosterStaff>

/** A group as an admin edits it. */
export const rosterGroup = z.object({
  id: z.int(),
  name: z.string(),
  teacher_id: z.nullable(z.int()),
  curator_id: z.nullable(z.int()),
  mentor_id: z.nullable(z.int()),
  /** What its students learn: a new one is enrolled in all of them. */
  course_ids: z.array(z.int()),
  students: z.int(),
  /** Goes up with every save. */
  revision: z.int(),
})
export type RosterGroup = z.infer<typeof rosterGroup>

/** The columns of a list of students to be imported. */
export const importFields = ['first_name', 'last_name', 'phone', 'group', 'lang', 'next_due_on'] as const
export type ImportField = (typeof importFields)[number]

/** Why a row of a list can't be taken. */
export const importFaults = [
  'missing',
  'too_long',
  'bad_phone',
  'phone_twice',
  'phone_taken',
  'unknown_group',
  'bad_lang',
  'bad_day',
  'broken_row',
] as const
export type ImportFault = (typeof importFaults)[number]

export const importError = z.object({
  /** As an editor counts them: the head is line 1. */
  line: z.int(),
  field: openEnum(z.nullable(z.enum(importFields)), null),
  reason: openEnum(z.enum(importFaults), 'broken_row'),
  /** In the reader's language. */
  message: z.string(),
})
export type ImportError = z.infer<typeof importError>
