import * as z from 'zod'

/** Each file as the uploads module handed it over. */
const handedOver = z.object({
  upload_id: z.string(),
  name: z.string(),
  size: z.int(),
  type: z.string(),
  key: z.string(),
  duration_s: z.number().nullable(),
  /** The bytes are gone: the school keeps recordings for a time. */
  removed: z.literal(true).optional(),
})

const work = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('files'), files: z.array(handedOver) }),
  z.object({
    kind: z.literal('project'),
    files: z.record(z.string(), z.string()),
    /** Name -> key of the stored bytes. */
    media: z.record(z.string(), z.string()),
  }),
])

/** The content of a submission, as the database stores it. */
export type Work = z.infer<typeof work>
export type FileWork = Extract<Work, { kind: 'files' }>

/** @throws ZodError when the row is broken. */
export function readWork(stored: unknown): Work {
  return work.parse(stored)
}
