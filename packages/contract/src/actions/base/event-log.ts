import * as z from 'zod/mini'
import { own } from '../../access.ts'
import { defineActions } from '../../action.ts'
import { nothing, text } from '../../fields.ts'
import { limits } from '../../limits.ts'

/** One of `eventNames`, or whatever another client calls what happened: it is kept as it comes. */
const eventName = z.string()
/** A detail such as "question 12 at 34 s". */
const comment = z.string()

export const eventLogActions = defineActions({
  event_log: {
    access: own,
    summary:
      'What the student did, for the course team: one event, or a batch of them. Any name is taken; what is long is cut, ' +
      'and what is more than a minute or a day may bring is dropped without a word',
    input: z
      .object({
        event_action: z.optional(eventName),
        comment: z.optional(comment),
        events: z.optional(
          z
            .array(
              z.object({
                event_action: eventName,
                comment: z.optional(comment),
                /** When it happened by the student's clock; now where absent or not to be believed. */
                at: z.optional(text(40)),
              }),
            )
            .check(z.minLength(1), z.maxLength(limits.eventLog.batch)),
        ),
      })
      .check(
        z.refine(({ event_action, events }) => event_action !== undefined || events !== undefined, {
          path: ['event_action'],
        }),
      ),
    output: nothing,
  },
})
