import * as z from 'zod/mini'
import { defineStudentActions } from '../../action.ts'
import { noInput } from '../../fields.ts'

/** Of both ends. */
export const ticket = {
  summary:
    'A ticket for one connection to the live events (`events?ticket=…`), good once and for a minute: an address must not carry a token',
  input: noInput,
  output: z.object({ ticket: z.string() }),
  errors: [],
} as const

export const liveActions = defineStudentActions({
  events_ticket: ticket,
})
