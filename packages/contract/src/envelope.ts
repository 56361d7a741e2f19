import * as z from 'zod/mini'
import { errorCodes } from './errors.ts'

/** The failure half of every reply. `details` of a code (refill_at, missing …) stand beside its message. */
export const failure = z.object({
  success: z.literal(false),
  error: z.looseObject({
    code: z.enum(errorCodes),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    request_id: z.optional(z.string()),
  }),
})
export type Failure = z.infer<typeof failure>

export function success<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ success: z.literal(true), data })
}
