import * as z from 'zod'

/**
 * The course archive: a folder (or a zip of it) with `course.json`, one `lessons/<id>.json` a lesson, long texts as
 * Markdown under `texts/`, and media under `media/`. Every id is a slug that stays the same for ever: loading an
 * archive again finds by it what it updates. docs/course-archive.md describes it.
 */
export const FORMAT = 'qadam-course'
export const VERSION = 1

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

const written = (maxLength: number) => z.string().regex(/\S/, 'the text is empty').max(maxLength)

/** Plain text, for titles. */
export const plainText = z.strictObject({ uz: written(300), ru: written(300).optional() })

/** CommonMark with tables, without raw HTML; pictures as `![what it shows](media/name.png)`. */
export const writtenMarkdown = z.strictObject({ uz: written(20_000), ru: written(20_000).optional() })
export type LocalText = z.infer<typeof writtenMarkdown>

/** Markdown in place, or `{file: "texts/name"}` for texts/name.uz.md and texts/name.ru.md. */
export const markdown = z.union([writtenMarkdown, z.strictObject({ file: textPath })])

/** Code for all readers, or one a language where it holds words that a person reads (headings, names, what is printed). */
const code = (text: z.ZodString) => z.union([text, z.strictObject({ uz: text, ru: text.optional() })])
export type LocalCode = z.infer<ReturnType<typeof code>>

/** The code as readers of a language see it; Uzbek where theirs is missing. */
export function codeIn(text: LocalCode, lang: 'uz' | 'ru'): string {
  return typeof text === 'string' ? text : (text[lang] ?? text.uz)
}

export const picture = z.strictObject({ file: mediaPath, alt: plainText })

/** A file of a student's program or web project: a name with an ending, in no folder. */
const fileName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(\.[A-Za-z0-9]+)+$/, 'a file name such as main.py is expected')
  .max(60)
const fileContent = z.string().max(50_000)
export const programFiles = z.record(fileName, fileContent)

/**
 * The eleven question types. `text` is the schema of every Markdown in them: what authors write differs from what a
 * reader gives only there.
 */
export function questionSchema<T extends z.ZodType>(text: T) {
  const option = z.strictObject({ id: slug, text: text.optional(), picture: picture.optional() })
  const markedOption = option.extend({ right: z.literal(true).optional() })
  const everyQuestion = {
    id: slug,
    /** The question or statement. */
    text,
    /** A nudge shown before the answer. */
    tip: text.optional(),
  }
  const everyTestQuestion = {
    ...everyQuestion,
    /** Shown after a wrong answer; never the answer itself. */
    hint: text,
    /** Shown after a right answer: why it is right. */
    success: text,
  }

  return z.discriminatedUnion('type', [
    z.strictObject({
      ...everyQuestion,
      type: z.literal('video'),
      /** MP4 or WebM. */
      media: mediaPath,
      poster: mediaPath.optional(),
      /** WebVTT. */
      captions: z.strictObject({ uz: mediaPath.optional(), ru: mediaPath.optional() }).optional(),
    }),
    z.strictObject({ ...everyQuestion, type: z.literal('info') }),
    z.strictObject({
      ...everyTestQuestion,
      type: z.literal('selected-file'),
      /** Exactly one is right. */
      options: z.array(markedOption).min(2).max(8),
    }),
    z.strictObject({
      ...everyTestQuestion,
      type: z.literal('selected-multiple'),
      /** One or more are right. */
      options: z.array(markedOption).min(2).max(8),
    }),
    z.strictObject({
      ...everyTestQuestion,
      type: z.literal('selected-drag'),
      /** They stand in the right order. */
      options: z.array(option).min(2).max(8),
    }),
    z.strictObject({
      ...everyTestQuestion,
      type: z.literal('selected-code-drag'),
      template: z.strictObject({
        language: z.enum(['python', 'html', 'css', 'js', 'jsx', 'text']),
        code: code(written(5000)),
      }),
      /** Code pieces as plain text; some may fit nowhere. */
      options: z
        .array(z.strictObject({ id: slug, code: code(z.string().min(1).max(200)) }))
        .min(2)
        .max(10),
      /** Option ids in the order of the template's `___`. */
      blanks: z.array(slug).min(1).max(8),
    }),
    z.strictObject({
      ...everyTestQuestion,
      type: z.literal('image-based-question'),
      /** A picture the question is about; without it, each option has a picture. */
      picture: picture.optional(),
      /** Exactly one is right. */
      options: z.array(markedOption).min(2).max(6),
    }),
    z.strictObject({ ...everyQuestion, type: z.literal('input-file') }),
    z.strictObject({
      ...everyQuestion,
      type: z.literal('voice'),
      /** The longest recording; 120 where absent. */
      max_s: z.int().min(5).max(600).optional(),
    }),
    z.strictObject({
      ...everyQuestion,
      type: z.literal('text'),
      words: z
        .strictObject({ min: z.int().min(1).optional(), max: z.int().min(1).max(5000).optional() })
        .optional(),
    }),
    z.strictObject({
      ...everyQuestion,
      type: z.literal('compiler'),
      language: z.enum(['python', 'web']),
      /** File name -> content the student starts from: main.py or index.html, and others. */
      starter: z.record(fileName, code(fileContent)),
      checks: z
        .array(
          z.strictObject({
            id: slug,
            title: plainText,
            /** Of a hidden one a student sees the title alone: only the server runs it, and Python alone. */
            hidden: z.literal(true).optional(),
            /** Python: what input() gives, line by line. */
            input: z.array(z.string().max(1000)).max(100).optional(),
            /** Python: what must be printed; what input() asks with, spaces at line ends and empty lines at the end do not count. */
            output: z.string().max(10_000).optional(),
            /** Python statements over the program's names, or web: JavaScript over `document`, which throw on a fault. */
            assert: written(5000).optional(),
          }),
        )
        .max(20)
        .optional(),
      /** A solution that passes the checks; never leaves the server, read by the checker. */
      solution: programFiles.optional(),
    }),
  ])
}

export function lessonSchema<T extends z.ZodType>(text: T) {
  return z.strictObject({
    id: slug,
    type: z.enum(['Learn', 'Learn_Practice', 'Practice', 'Demoday']),
    title: plainText,
    pass_percent: z.int().min(1).max(100).optional(),
    max_attempts: z.int().min(1).max(20).optional(),
    /** For the whole test. */
    time_limit_s: z.int().min(10).max(7200).optional(),
    questions: z.array(questionSchema(text)).min(1).max(60),
  })
}

/** A question and a lesson as authors write them. */
export const question = questionSchema(markdown)
export const lesson = lessonSchema(markdown)
export type AuthoredQuestion = z.infer<typeof question>
export type AuthoredLesson = z.infer<typeof lesson>

/** A lesson as a reader gives it: every Markdown in place. */
export const wholeLesson = lessonSchema(writtenMarkdown)
export type ArchiveLesson = z.infer<typeof wholeLesson>
export type ArchiveQuestion = ArchiveLesson['questions'][number]

export const archiveModule = z.strictObject({
  id: slug,
  /** The module id other clients know it by; dealt by the database where absent. */
  number: z.int().min(1).max(1_000_000).optional(),
  title: plainText,
  description: plainText,
  /** Lesson ids in order; each is lessons/<id>.json. */
  lessons: z.array(slug).min(1).max(60),
})

export const course = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: slug,
  /** The course id other clients know it by; dealt by the database where absent. */
  number: z.int().min(1).max(1_000_000).optional(),
  title: plainText,
  description: plainText,
  /** The hue (degrees) of the generated cover and the seed of its pattern. */
  cover: z.strictObject({ hue: z.number().min(0).max(360), seed: z.int().min(0) }),
  chat_link: z.url({ protocol: /^https$/ }).optional(),
  modules: z.array(archiveModule).min(1).max(60),
})
export type AuthoredCourse = z.infer<typeof course>
