import * as z from 'zod/mini'
import { time } from '../fields.ts'
import { openEnum } from '../open-enum.ts'
import { playground } from './project.ts'
import { studentBrief } from './review.ts'

/** What a link of a shared copy ends with: 192 bits, dealt by the server. */
export const shareKey = z.string().check(z.regex(/^[\w-]{32}$/))

/** A copy of a project that opens by a link for whoever is of the school. */
export const share = z.object({
  id: z.int(),
  slot: openEnum(playground, 'web'),
  /** What the program or page says of itself; may be empty. */
  title: z.string(),
  shared_at: time,
  /** `withdrawn`: staff ended it; what its owner ended is listed no more. */
  state: openEnum(z.enum(['open', 'withdrawn']), 'open'),
})
export type Share = z.infer<typeof share>

/** What was shared; media by addresses that are valid for a day. */
const content = {
  slot: openEnum(playground, 'web'),
  title: z.string(),
  files: z.record(z.string(), z.string()),
  media: z.record(z.string(), z.string()),
  shared_at: time,
}

/** A shared copy as other students see it. */
export const sharedProject = z.object({
  ...content,
  /** As on a leaderboard; null for who is hidden there. */
  owner: z.nullable(z.object({ first_name: z.string(), initial: z.string() })),
  is_own: z.boolean(),
})
export type SharedProject = z.infer<typeof sharedProject>

/** The same as staff see it. */
export const staffSharedProject = z.object({ ...content, id: z.int(), student: studentBrief })
export type StaffSharedProject = z.infer<typeof staffSharedProject>
