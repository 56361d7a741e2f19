import { lang, question } from '@qadam/contract'
import * as z from 'zod/mini'

/** The frame is there and waits for a question. */
export const previewReady = z.object({ kind: z.literal('qadam.preview.ready') })

/** What the frame is to show: a question as the school would give it to a student. */
export const previewShow = z.object({
  kind: z.literal('qadam.preview.show'),
  lang,
  /** Of its lesson. */
  title: z.string(),
  question,
  /** The program a student begins with, in this language. */
  starter: z.optional(z.record(z.string(), z.string())),
})
export type PreviewShow = z.infer<typeof previewShow>

/** A message of the other side, and of nobody else. */
export function readPreview<Schema extends z.ZodMiniType>(
  schema: Schema,
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  other: Window | null | undefined,
): z.infer<Schema> | undefined {
  if (origin !== location.origin || !other || source !== other) return undefined
  return z.safeParse(schema, data).data
}
