import * as z from 'zod'

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'only lower-case letters, digits and single hyphens are allowed')
  .max(64)

// No segment may start with a dot, so that no path leads out of the archive.
const segments = '[a-z0-9][a-z0-9._-]*(/[a-z0-9][a-z0-9._-]*)*$'

/** Names texts/NAME.uz.md and, where it exists, texts/NAME.ru.md. */
export const textPath = z
  .string()
  .regex(new RegExp(`^texts/${segments}`), 'a lower-case path under texts/, without .uz.md, is expected')
  .max(200)

export const mediaPath = z
  .string()
  .regex(new RegExp(`^media/${segments}`), 'a lower-case path under media/ is expected')
  .max(200)

export const written = (maxLength: number) => z.string().regex(/\S/, 'the text is empty').max(maxLength)

/** Plain text, for titles. */
export const plainText = z.strictObject({ uz: written(300), ru: written(300).optional() })

/** CommonMark with tables, without raw HTML; pictures as `![what it shows](media/name.png)`. */
export const writtenMarkdown = z.strictObject({ uz: written(20_000), ru: written(20_000).optional() })
export type LocalText = z.infer<typeof writtenMarkdown>

/** Markdown in place, or `{file: "texts/name"}` for texts/name.uz.md and texts/name.ru.md. */
export const markdown = z.union([writtenMarkdown, z.strictObject({ file: textPath })])

/** Code for all readers, or one a language where it holds words that a person reads (headings, names, what is printed). */
export const code = (text: z.ZodString) => z.union([text, z.strictObject({ uz: text, ru: text.optional() })])
export type LocalCode = z.infer<ReturnType<typeof code>>

/** The code as readers of a language see it; Uzbek where theirs is missing. */
export function codeIn(text: LocalCode, lang: 'uz' | 'ru'): string {
  return typeof text === 'string' ? text : (text[lang] ?? text.uz)
}

export const picture = z.strictObject({ file: mediaPath, alt: plainText })

/** A file of a student's program or web project: a name with an ending, in no folder. */
export const fileName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9]+)+$/, 'a file name such as main.py is expected')
  .max(60)
export const fileContent = z.string().max(50_000)
export const programFiles = z.record(fileName, fileContent)

/** The schema of every Markdown in a question: what authors write differs from what a reader gives only there. */
export type TextSchema = z.ZodType<LocalText>
