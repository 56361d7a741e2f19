import * as z from 'zod/mini'
import { id } from '../fields.ts'

const picture = z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })

export const option = z.object({
  id: z.int(),
  /** The place in this student's shuffle, from 0. */
  order: z.int(),
  /** Sanitised inline HTML, or a piece of code as plain text. */
  value: z.string(),
  image: z.optional(picture),
})
export type Option = z.infer<typeof option>

export const shownOptions = z.array(option)
export const shownPicture = picture

/** Ids in a list; urlencoded and multipart bodies bring it as JSON text. */
export const chosenIds = z.pipe(z.transform(listIn), z.array(id).check(z.minLength(1), z.maxLength(20)))

const MOST_CHARACTERS = 500

function listIn(sent: unknown): (number | string)[] {
  if (typeof sent !== 'string' || sent.length > MOST_CHARACTERS) return sent as [] // checked by what it is piped to
  try {
    return JSON.parse(sent) as [] // as above
  } catch {
    return []
  }
}
