import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'

const invitedState = z.enum(['new', 'called', 'enrolled', 'declined'])

/** How far the school is with a lead; `dropped`: it came with too many others at once, and was put aside with them. */
export const leadState = z.enum([...invitedState.options, 'dropped'])
export type LeadState = z.infer<typeof leadState>

export const invite = z.object({
  /** The page of the invitation, on the school's own origin: `/invite/CODE`. */
  link: z.string(),
  code: z.string(),
  /** Coins for each who is enrolled. */
  reward: z.int(),
  /** First name and initial; newest first. */
  invited: z.array(z.object({ name: z.string(), state: openEnum(invitedState, 'new') })),
})
export type Invite = z.infer<typeof invite>
export type InvitedState = z.infer<typeof invitedState>

/** An invited person who left name and phone, as staff see them. */
export const lead = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  state: openEnum(leadState, 'new'),
  inviter: z.object({ id: z.int(), name: z.string() }),
  created_at: time,
  changed_at: time,
  changed_by: z.nullable(z.string()),
  /** The account they have now. */
  student_id: z.nullable(z.int()),
  /** Whether the inviter got the coins. */
  rewarded: z.boolean(),
  /** It came with many others from one address within a minute. */
  suspect: z.optional(z.boolean()),
})
export type Lead = z.infer<typeof lead>
