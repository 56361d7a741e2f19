import * as z from 'zod/mini'
import { text } from './fields.ts'

/** What staff write, in Uzbek and, where there is one, in Russian. */
export const authored = (maxLength: number, minLength = 0) =>
  z.object({
    uz: text(maxLength, minLength).check(z.refine((value) => minLength === 0 || value.trim() !== '')),
    ru: z.optional(text(maxLength)),
  })
