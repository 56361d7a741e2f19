import * as z from 'zod/mini'
import { authoringLimits } from '../authoring-limits.ts'
import { text } from '../fields.ts'

const { options, titleMaxLength, textMaxLength, codeMaxLength } = authoringLimits

/** Perhaps not written yet. */
export const draftText = (maxLength: number) =>
  z.object({ uz: text(maxLength), ru: z.optional(text(maxLength)) })

/** An id for ever, within its parent: what students did is bound to it. */
export const stableId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(64))
export const mediaPath = z
  .string()
  .check(z.regex(/^media\/[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/), z.maxLength(200))
export const draftPicture = z.object({ file: mediaPath, alt: draftText(titleMaxLength) })
export const draftCode = z.union([text(codeMaxLength), draftText(codeMaxLength)])
export const draftNumber = z.int().check(z.minimum(0), z.maximum(1_000_000))

const draftOption = z.object({
  id: stableId,
  text: z.optional(draftText(textMaxLength)),
  picture: z.optional(draftPicture),
  right: z.optional(z.boolean()),
  /** Of a wrong one: why it is wrong. */
  feedback: z.optional(draftText(textMaxLength)),
  /** Of a piece of code. */
  code: z.optional(draftCode),
})
export const draftOptions = z.array(draftOption).check(z.maxLength(options))

/** Three options to be written. */
export const emptyOptions = (newId: () => string): z.output<typeof draftOptions> =>
  Array.from({ length: 3 }, () => ({ id: newId(), text: { uz: '' } }))

/** What a program is tried with. */
export const draftCheck = z.object({
  id: stableId,
  title: draftText(titleMaxLength),
  hidden: z.optional(z.boolean()),
  input: z.optional(z.array(text(1000)).check(z.maxLength(100))),
  output: z.optional(text(10_000)),
  assert: z.optional(text(5000)),
})

/** Of a program's file. */
export const draftFileName = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9]+)+$/), z.maxLength(60))
