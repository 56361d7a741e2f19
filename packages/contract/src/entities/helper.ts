import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'
import { errorCodes } from '../errors.ts'

/** The rungs of the hint ladder: the idea, the place in the code, a similar example. */
export const hintRungs = 3

/** One message of a talk with the helper. */
export const helperMessage = z.object({
  role: openEnum(z.enum(['user', 'assistant']), 'assistant'),
  /** Markdown as it was written. */
  content: z.string(),
  /** The same as sanitised HTML. */
  html: z.string(),
  /** The rung of the ladder, where it is a hint or requests one. */
  level: z.nullable(z.int()),
  /** What answered: a model, or the built-in helper, which is none; null for the student. */
  answered_by: openEnum(z.nullable(z.enum(['model', 'built_in'])), 'model'),
  created_at: time,
})
export type HelperMessage = z.infer<typeof helperMessage>

/** An answer of the helper. */
export const helperReply = z.object({
  /** Markdown. */
  reply: z.string(),
  /** The same as sanitised HTML. */
  html: z.string(),
  answered_by: openEnum(z.enum(['model', 'built_in']), 'model'),
  level: z.nullable(z.int()),
  /** Questions this student may still ask today. */
  left_today: z.int(),
})
export type HelperReply = z.infer<typeof helperReply>

/**
 * What comes as server-sent events where `Accept: text/event-stream` asks for it: the Markdown piece by piece, then the
 * whole answer, which takes the place of the pieces, or what went wrong. Each is one `data:` line of JSON.
 */
export const helperEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('token'), text: z.string() }),
  z.object({ type: z.literal('done'), data: helperReply }),
  z.object({
    type: z.literal('error'),
    error: z.object({
      code: openEnum(z.enum(errorCodes), 'internal'),
      message: z.string(),
      left_today: z.int(),
    }),
  }),
])
export type HelperEvent = z.infer<typeof helperEvent>
