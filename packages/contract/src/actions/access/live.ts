import * as z from 'zod/mini'
import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { noInput } from '../../fields.ts'

/** Of both ends; the staff’s has its own access. */
export const ticket = {
  access: own,
  summary:
    'A ticket for one connection to the live events (`events?ticket=…`), good once and for a minute: an address must not carry a token',
  input: noInput,
  output: z.object({ ticket: z.string() }),
} as const

export const liveActions = defineActions({
  events_ticket: ticket,
})
