import * as z from 'zod/mini'
import { studentAccess } from '../access.ts'
import { staffAccess } from '../staff-access.ts'
import { defineAction } from '../action.ts'
import { invite, lead, leadState } from '../entities/invite.ts'
import { id, noInput, nothing, text } from '../fields.ts'
import { limits } from '../limits.ts'

const { invites } = limits

const code = text(invites.code.length, invites.code.length)
const name = text(invites.nameMaxLength, 1).check(z.refine((value) => value.trim() !== ''))

export const ownInvite = defineAction('invite', {
  ...studentAccess.invite,
  summary: 'The own invitation, and how far those are who took it',
  input: noInput,
  output: invite,
  errors: [],
})

export const inviteLook = defineAction('invite_look', {
  ...studentAccess.invite_look,
  summary: 'Whose invitation a code is: their first name alone',
  input: z.object({ code }),
  output: z.object({ inviter: z.string() }),
  errors: ['not_found', 'auth.throttled'],
})

export const inviteAccept = defineAction('invite_accept', {
  ...studentAccess.invite_accept,
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
})

export const leads = defineAction('leads', {
  ...staffAccess.leads,
  summary: 'Those who were invited: who waits for a call first, oldest first',
  input: z.object({ state: z.optional(leadState), page: z.optional(id) }),
  output: z.object({ rows: z.array(lead), total: z.int(), page: z.int(), pagesize: z.int() }),
  errors: [],
})

export const leadMove = defineAction('lead_move', {
  ...staffAccess.lead_move,
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
})

export const leadEnrol = defineAction('lead_enrol', {
  ...staffAccess.lead_enrol,
  summary:
    'Enrol them: an account in a group, or the one that the phone has already. The inviter gets the coins once, for ' +
    'somebody new to the school. Again changes nothing; a conflict has a `reason`: staff_phone, closed (the account of the phone)',
  input: z.object({ lead_id: id, group_id: id, first_name: name, last_name: name }),
  output: z.object({
    lead,
    /** For the student's first sign-in; sent once. Null where there was an account already. */
    password: z.nullable(z.string()),
    /** Why the inviter got nothing. */
    no_reward: z.nullable(z.enum(['student_before', 'own_invitation'])),
  }),
  errors: ['not_found', 'conflict'],
})

export const leadDelete = defineAction('lead_delete', {
  ...staffAccess.lead_delete,
  summary: 'Forget somebody: their name and phone are deleted',
  input: z.object({ lead_id: id }),
  output: nothing,
  errors: ['not_found'],
})
