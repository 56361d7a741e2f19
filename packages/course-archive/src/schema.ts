import { authoringLimits } from '@qadam/contract'
import * as z from 'zod'
import { plainText, slug, markdown, type TextSchema, writtenMarkdown } from './fields.ts'
import { anyQuestion } from './question-types.ts'

/**
 * The course archive: a folder (or a zip of it) with `course.json`, one `lessons/<id>.json` a lesson, long texts as
 * Markdown under `texts/`, and media under `media/`. Every id is a slug that stays the same for ever: loading an
 * archive again finds by it what it updates. docs/course-archive.md describes it.
 */
export const FORMAT = 'qadam-course'
export const VERSION = 1

export function lessonSchema(text: TextSchema) {
  return z.strictObject({
    id: slug,
    type: z.enum(['Learn', 'Learn_Practice', 'Practice', 'Demoday']),
    title: plainText,
    pass_percent: z.int().min(1).max(100).optional(),
    max_attempts: z.int().min(1).max(20).optional(),
    /** For the whole test. */
    time_limit_s: z.int().min(10).max(7200).optional(),
    /** How many of its exercises are solved before its test opens; all where absent. */
    exercises_required: z.int().min(0).max(200).optional(),
    questions: z.array(anyQuestion(text)).min(1).max(60),
  })
}

/** A lesson as authors write it. */
export const lesson = lessonSchema(markdown as z.ZodType as TextSchema) // nobody reads what it gives

/** A lesson as a reader gives it: every Markdown in place. */
export const wholeLesson = lessonSchema(writtenMarkdown)
export type ArchiveLesson = z.infer<typeof wholeLesson>
export type { ArchiveQuestion } from './question-types.ts'

export const archiveModule = z.strictObject({
  id: slug,
  /** The module id other clients know it by; dealt by the database where absent. */
  number: z.int().min(1).max(1_000_000).optional(),
  title: plainText,
  description: plainText,
  /** Lesson ids in order; each is lessons/<id>.json. */
  lessons: z.array(slug).min(1).max(60),
  /** The test at its end, drawn from the test questions of its lessons. */
  checkpoint: z
    .strictObject({
      questions: z.int().min(authoringLimits.checkpoint.fewest).max(authoringLimits.checkpoint.most),
      pass_percent: z.int().min(1).max(100).optional(),
    })
    .optional(),
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
  /** Before a test two questions of earlier lessons are asked, for review alone. */
  interleaved: z.literal(true).optional(),
  modules: z.array(archiveModule).min(1).max(60),
})
export type AuthoredCourse = z.infer<typeof course>
