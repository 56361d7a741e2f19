import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { authored } from '../authored-text.ts'
import { day, id, revision, time } from '../fields.ts'
import { requestId } from '../request-fields.ts'
import { limits } from '../limits.ts'
import { groupName } from './user.ts'

const { titleMaxLength, bodyMaxLength } = limits.announcements

/** An announcement as a student sees it. */
export const announcement = z.object({
  id: z.int(),
  title: z.string(),
  /** Sanitised. */
  html: z.string(),
  /** The school day from which on it is shown, `YYYY-MM-DD`. */
  from: z.string(),
  is_read: z.boolean(),
})
export type Announcement = z.infer<typeof announcement>

/** What staff announce. The audience does not change once it is published. */
export const announcementDraft = z.object({
  /** Absent: a new one. */
  id: z.optional(id),
  /** Null: the whole school, or a course. */
  group_id: z.nullable(id),
  /** Those who are enrolled in it, whatever their group; never beside a group. */
  course_id: z._default(z.nullable(id), null),
  title: authored(titleMaxLength, 1),
  /** Markdown. */
  body: authored(bodyMaxLength, 1),
  from: day,
  /** The last day it is shown; null: until staff end it. */
  until: z.nullable(day),
  /** Of the announcement that was on the screen; needed where it has an id. */
  revision: z.optional(revision),
  /** Of a new one: a repeat finds what the first made. */
  request_id: z.optional(requestId),
})

/** Planned for a day to come, shown today, or over. */
export const announcementState = z.enum(['planned', 'shown', 'ended'])
export type AnnouncementState = z.infer<typeof announcementState>

export const staffAnnouncement = z.object({
  id: z.int(),
  group: z.nullable(groupName),
  /** Without a group and a course: the whole school. */
  course: z.nullable(z.object({ id: z.int(), title: z.string() })),
  title: z.object({ uz: z.string(), ru: z.optional(z.string()) }),
  body: z.object({ uz: z.string(), ru: z.optional(z.string()) }),
  from: z.string(),
  until: z.nullable(z.string()),
  state: openEnum(announcementState, 'shown'),
  /** Staff ended it by hand: it is not changed any more. */
  ended_at: z.nullable(time),
  author: z.string(),
  created_at: time,
  /** How many students it is for today, and how many of these have opened it. */
  recipients: z.int(),
  read: z.int(),
  /** Whether the caller may change and end it. */
  may_change: z.boolean(),
  /** Counts the saves. */
  revision: z._default(z.int(), 0),
})
export type StaffAnnouncement = z.infer<typeof staffAnnouncement>
