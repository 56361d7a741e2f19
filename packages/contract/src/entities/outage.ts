import * as z from 'zod/mini'
import { time } from '../fields.ts'

/** A time in which no server of the school was there. */
export const outage = z.object({
  id: z.int(),
  began_at: time,
  ended_at: time,
  /** Parts of the exam whose clock stood still meanwhile. */
  exam_parts: z.int(),
})
export type Outage = z.infer<typeof outage>
