import * as z from 'zod/mini'
import { allowed, anybody, own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { openEnum } from '../../open-enum.ts'
import { invite, lead, leadState } from '../../entities/invite.ts'
import { id, noInput, nothing, text, time } from '../../fields.ts'
import { limits } from '../../limits.ts'
import { defineList } from '../../list.ts'

const { invites } = limits

const code = text(invites.code.length, invites.code.length)
const name = text(invites.nameMaxLength, 1).check(z.refine((value) => value.trim() !== ''))

export const leadsList = defineList('leads', {
  access: allowed('admin', 'nobody'),
  summary: 'Those who were invited: who waits for a call first, oldest first',
  /** Absent: all but the dropped. */
  search: { state: z.optional(leadState) },
  // It stands in the address of the shop, beside the orders’ own `state`.
  address: { state: 'lead' },
  pagesize: invites.page,
  row: lead,
  beside: {
    page: z.int(),
    pagesize: z.int(),
    /** Those that wait and came with many others from one address within a minute; `up_to` is the newest. */
    suspects: z.optional(z.object({ count: z.int(), up_to: z.nullable(z.int()) })),
  },
})

/** A `time` that a client sends back. The library's own check of one would come with every first view. */
const moment = z
  .string()
  .check(z.refine((sent) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(sent) && !Number.isNaN(Date.parse(sent))))

export const invitesActions = defineActions({
  invite: {
    access: own,
    summary: 'The own invitation, and how far those are who took it',
    input: noInput,
    output: invite,
  },

  invite_look: {
    access: anybody,
    summary:
      'Whose invitation a code is: their first name and avatar alone. `school_phone` is where to call the school, also in the ' +
      'details of `not_found`',
    input: z.object({ code }),
    output: z.object({
      inviter: z.string(),
      avatar: z.optional(z.string()),
      school_phone: z.optional(z.nullable(z.string())),
    }),
    errors: ['not_found', 'auth.throttled'],
  },

  invite_accept: {
    access: anybody,
    summary: 'Take an invitation. The answer is the same whether or not the school knows the phone already',
    input: z.object({
      code,
      name,
      phone: text(40, 3),
      /** Stays empty where a person fills the form. */
      website: z.optional(text(500)),
    }),
    output: nothing,
    errors: ['not_found', 'auth.throttled'],
  },
})

export const invitesStaffActions = defineActions({
  ...leadsList.actions,

  lead_move: {
    access: allowed('admin', 'nobody'),
    summary:
      'Say how far the school is with them; who is enrolled stays so. A conflict has a `reason`: enrolled, changed (they are ' +
      'not `seen` any more)',
    input: z.object({
      lead_id: id,
      state: z.enum(['new', 'called', 'declined']),
      /** What was on the screen; where a colleague moved them since, nothing is changed. */
      seen: z.optional(leadState),
    }),
    output: lead,
    errors: ['not_found', 'conflict'],
  },

  lead_enrol: {
    access: allowed('admin', 'nobody'),
    summary:
      'Enrol them: an account in a group, or the one that the phone has already. The inviter gets the coins once, for ' +
      'somebody new to the school. Again changes nothing; a conflict has a `reason`: staff_phone, closed (the account of the phone)',
    input: z.object({ lead_id: id, group_id: id, first_name: name, last_name: name }),
    output: z.object({
      lead,
      /** For the student's first sign-in; sent once. Null where there was an account already. */
      password: z.nullable(z.string()),
      /** Why the inviter got nothing. */
      no_reward: openEnum(z.nullable(z.enum(['student_before', 'own_invitation'])), null),
    }),
    errors: ['not_found', 'conflict'],
  },

  lead_delete: {
    access: allowed('admin', 'nobody'),
    summary: 'Forget somebody: their name and phone are deleted',
    input: z.object({ lead_id: id }),
    output: nothing,
    errors: ['not_found'],
  },

  leads_drop: {
    access: allowed('admin', 'nobody'),
    summary:
      'Put aside all that wait and came with many others from one address within a minute, up to the newest that was on the ' +
      'screen. Their inviters see them no more; after a month they are deleted',
    input: z.object({ up_to: id }),
    output: z.object({ dropped: z.int(), dropped_at: time }),
  },

  leads_bring_back: {
    access: allowed('admin', 'nobody'),
    summary: 'Bring back what one press dropped: it waits again',
    input: z.object({ dropped_at: moment }),
    output: z.object({ brought_back: z.int() }),
  },
})
