import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** How far the school is with a lead. */
export const leadState = z.enum(['new', 'called', 'enrolled', 'declined'])
export type LeadState = z.infer<typeof leadState>

export const invite = z.object({
  /** The page of the invitation, on the school's own origin: `/invite/CODE`. */
  link: z.string(),
  code: z.string(),
  /** Coins for each who is enrolled. */
  reward: z.int(),
  /** First name and initial; newest first. */
  invited: z.array(z.object({ name: z.string(), state: leadState })),
})
export type Invite = z.infer<typeof invite>

/** An invited person who left name and phone, as staff see them. */
export const lead = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  state: leadState,
  inviter: z.object({ id: z.int(), name: z.string() }),
  created_at: time,
  changed_at: time,
  changed_by: z.nullable(z.string()),
  /** The account they have now. */
  student_id: z.nullable(z.int()),
  /** Whether the inviter got the coins. */
  rewarded: z.boolean(),
})
export type Lead = z.infer<typeof lead>
