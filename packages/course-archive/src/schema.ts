import * as z from 'zod'

/**
 * The course archive: a folder (or a zip of it) with `course.json`, one `lessons/<id>.json` a lesson, long texts as
 * Markdown under `texts/`, and media under `media/`. Every id is a slug that stays the same for ever: loading an
 * archive again finds by it what it updates. docs/course-archive.md tells it in prose.
 */
export const FORMAT = 'qadam-course'
export const VERSION = 1

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens').max(64)

/** A path inside the archive, with no way out of it. */
export const archivePath = z
  .string()
  .regex(/^(lessons|texts|media)\/[a-z0-9][a-z0-9._/-]*$/, 'a lower-case path under lessons/, texts/ or media/')
  .refine((path) => !path.split('/').includes('..'), 'no .. in a path')

/** Plain text, for titles. */
export const plainText = z.strictObject({ uz: z.string().min(1).max(300), ru: z.string().min(1).max(300).optional() })

/** Markdown (CommonMark with tables), given in place or as `{file: "texts/name"}` for texts/name.uz.md and texts/name.ru.md. */
export const markdown = z.union([
  z.strictObject({ uz: z.string().min(1).max(20_000), ru: z.string().min(1).max(20_000).optional() }),
  z.strictObject({ file: archivePath }),
])

export const picture = z.strictObject({ file: archivePath, alt: plainText })

const option = z.strictObject({
  id: slug,
  text: markdown.optional(),
  picture: picture.optional(),
})
const markedOption = option.extend({ right: z.literal(true).optional() })

const everyQuestion = {
  id: slug,
  /** What is asked or told. */
  text: markdown,
  /** A nudge shown before the answer. */
  tip: markdown.optional(),
}
const everyTestQuestion = {
  ...everyQuestion,
  /** Shown after a wrong answer; never the answer itself. */
  hint: markdown,
  /** Shown after a right answer: why it is right. */
  success: markdown,
}

export const videoQuestion = z.strictObject({
  ...everyQuestion,
  type: z.literal('video'),
  media: archivePath,
  poster: archivePath.optional(),
  captions: z.strictObject({ uz: archivePath.optional(), ru: archivePath.optional() }).optional(),
})

export const infoQuestion = z.strictObject({ ...everyQuestion, type: z.literal('info') })

export const selectedFileQuestion = z.strictObject({
  ...everyTestQuestion,
  type: z.literal('selected-file'),
  /** Exactly one is right. */
  options: z.array(markedOption).min(2).max(8),
})

export const selectedMultipleQuestion = z.strictObject({
  ...everyTestQuestion,
  type: z.literal('selected-multiple'),
  /** One or more are right. */
  options: z.array(markedOption).min(2).max(8),
})

export const selectedDragQuestion = z.strictObject({
  ...everyTestQuestion,
  type: z.literal('selected-drag'),
  /** They stand in the right order. */
  options: z.array(option).min(2).max(8),
})

export const selectedCodeDragQuestion = z.strictObject({
  ...everyTestQuestion,
  type: z.literal('selected-code-drag'),
  template: z.strictObject({ language: z.enum(['python', 'html', 'css', 'js', 'jsx', 'text']), code: z.string().min(1) }),
  /** Code pieces as plain text; some may fit nowhere. */
  options: z.array(z.strictObject({ id: slug, code: z.string().min(1).max(200) })).min(2).max(10),
  /** Option ids in the order of the template's `___`. */
  blanks: z.array(slug).min(1).max(8),
})

export const imageBasedQuestion = z.strictObject({
  ...everyTestQuestion,
  type: z.literal('image-based-question'),
  /** A picture the question is about; without it, each option has a picture. */
  picture: picture.optional(),
  /** Exactly one is right. */
  options: z.array(markedOption).min(2).max(6),
})

export const inputFileQuestion = z.strictObject({ ...everyQuestion, type: z.literal('input-file') })

export const voiceQuestion = z.strictObject({
  ...everyQuestion,
  type: z.literal('voice'),
  max_s: z.int().min(5).max(600).optional(),
})

export const textQuestion = z.strictObject({
  ...everyQuestion,
  type: z.literal('text'),
  words: z.strictObject({ min: z.int().min(1).optional(), max: z.int().max(5000).optional() }).optional(),
})

export const compilerQuestion = z.strictObject({
  ...everyQuestion,
  type: z.literal('compiler'),
  language: z.enum(['python', 'web']),
  /** File name -> content the student starts from. */
  starter: z.record(z.string(), z.string()),
  /** Python: what goes into input() line by line and what must be printed. */
  checks: z
    .array(
      z.strictObject({
        id: slug,
        title: plainText,
        input: z.array(z.string()).optional(),
        output: z.string().optional(),
        /** Python asserts, or web: JavaScript assertions over `document`. */
        assert: z.string().optional(),
      }),
    )
    .max(20)
    .optional(),
  /** A solution that passes the checks; never leaves the server, read by the checker. */
  solution: z.record(z.string(), z.string()).optional(),
})

export const question = z.discriminatedUnion('type', [
  videoQuestion,
  infoQuestion,
  selectedFileQuestion,
  selectedMultipleQuestion,
  selectedDragQuestion,
  selectedCodeDragQuestion,
  imageBasedQuestion,
  inputFileQuestion,
  voiceQuestion,
  textQuestion,
  compilerQuestion,
])
export type ArchiveQuestion = z.infer<typeof question>

export const lesson = z.strictObject({
  id: slug,
  type: z.enum(['Learn', 'Learn_Practice', 'Practice', 'Demoday']),
  title: plainText,
  pass_percent: z.int().min(1).max(100).optional(),
  max_attempts: z.int().min(1).max(20).optional(),
  /** For the whole test. */
  time_limit_s: z.int().min(10).max(7200).optional(),
  questions: z.array(question).min(1).max(60),
})
export type ArchiveLesson = z.infer<typeof lesson>

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
  chat_link: z.url().optional(),
  modules: z.array(archiveModule).min(1).max(60),
})
export type ArchiveCourse = z.infer<typeof course>
