import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { authoringLimits } from '../authoring-limits.ts'
import { contentLanguages, usualContentLanguages } from '../content-languages.ts'
import { time } from '../fields.ts'
import { fieldsOfTypes, questionTypeNames } from '../question-types.ts'
import { draftNumber, draftText, stableId } from '../question-types/draft-parts.ts'

const { checkpoint, questions, titleMaxLength, textMaxLength } = authoringLimits

/**
 * A question as far as it is written: the fields of its type that are there. The course archive's schema defines what
 * is complete.
 */
export const draftQuestion = z.object({
  id: stableId,
  type: z.enum(questionTypeNames),
  text: draftText(textMaxLength),
  tip: z.optional(draftText(textMaxLength)),
  hint: z.optional(draftText(textMaxLength)),
  success: z.optional(draftText(textMaxLength)),
  ...fieldsOfTypes('draft'),
})
export type DraftQuestion = z.infer<typeof draftQuestion>

/** A lesson as far as it is written. */
export const draftLesson = z.object({
  type: z.enum(['Learn', 'Learn_Practice', 'Practice', 'Demoday']),
  title: draftText(titleMaxLength),
  pass_percent: z.optional(draftNumber),
  max_attempts: z.optional(draftNumber),
  /** For the whole test. */
  time_limit_s: z.optional(draftNumber),
  /** How many of its exercises come before the test; all where absent. */
  exercises_required: z.optional(draftNumber),
  questions: z.array(draftQuestion).check(
    z.maxLength(questions),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
  ),
})
export type DraftLesson = z.infer<typeof draftLesson>

export const draftCourse = z.object({
  title: draftText(titleMaxLength),
  description: draftText(titleMaxLength),
  /** Degrees of the generated cover, and the seed of its pattern. */
  cover: z.object({ hue: z.int().check(z.minimum(0), z.maximum(360)), seed: draftNumber }),
  /** Before a test two questions of earlier lessons are asked, for review alone. */
  interleaved: z.optional(z.boolean()),
})
export type DraftCourse = z.infer<typeof draftCourse>

/** The test at the end of a module: how many questions of its lessons it draws, and the share that passes it. */
export const draftCheckpoint = z.object({
  questions: z.int().check(z.minimum(checkpoint.fewest), z.maximum(checkpoint.most)),
  /** As the school has it where absent. */
  pass_percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
})
export type DraftCheckpoint = z.infer<typeof draftCheckpoint>

export const draftModule = z.object({
  title: draftText(titleMaxLength),
  description: draftText(titleMaxLength),
  checkpoint: z.optional(draftCheckpoint),
})
export type DraftModule = z.infer<typeof draftModule>

/** Hidden from students; students see it as it stands; students see it as it was when it was published last. */
export const authoredState = z.enum(['draft', 'published', 'changed'])
export type AuthoredState = z.infer<typeof authoredState>

/** The last save. */
const saved = { revision: z.int(), updated_at: time, updated_by: z.nullable(z.string()) }
const shownText = z.object({ uz: z.string(), ru: z.optional(z.string()) })

export const authoredCourse = z.object({
  id: z.int(),
  /** What students know it by; null until something of it was published. */
  course_id: z.nullable(z.int()),
  title: shownText,
  description: shownText,
  cover: z.object({ hue: z.number(), seed: z.int() }),
  interleaved: z.optional(z.boolean()),
  state: openEnum(authoredState, 'changed'),
  archived: z.boolean(),
  modules: z.int(),
  lessons: z.int(),
  ...saved,
})
export type AuthoredCourse = z.infer<typeof authoredCourse>

export const authoredLessonLine = z.object({
  id: z.int(),
  title: shownText,
  type: openEnum(draftLesson.shape.type, 'Learn'),
  state: openEnum(authoredState, 'changed'),
  questions: z.int(),
  /** Those of them that a checkpoint may draw. A server of before says nothing of them. */
  test_questions: z.optional(z.int()),
  /** Faults that prevent publishing. */
  errors: z.int(),
  ...saved,
})
export type AuthoredLessonLine = z.infer<typeof authoredLessonLine>

export const authoredModule = z.object({
  id: z.int(),
  title: shownText,
  description: shownText,
  checkpoint: z.optional(draftCheckpoint),
  state: openEnum(authoredState, 'changed'),
  lessons: z.array(authoredLessonLine),
  ...saved,
})
export type AuthoredModule = z.infer<typeof authoredModule>

/** What the school wants its content in. A server of before says nothing of it. */
const languages = z._default(openEnum(contentLanguages, usualContentLanguages), usualContentLanguages)

/** A module or lesson that can be brought back until it is removed for good, a day after. */
const deletedPart = z.object({
  kind: z.enum(['module', 'lesson']),
  id: z.int(),
  title: shownText,
  deleted_at: time,
})
export type DeletedPart = z.infer<typeof deletedPart>

export const authoredTree = z.object({
  course: authoredCourse,
  modules: z.array(authoredModule),
  /** The newest first. A server of before says nothing of them. */
  deleted: z._default(openList(deletedPart), []),
  languages,
})
export type AuthoredTree = z.infer<typeof authoredTree>

/** Where a question stands in its lesson and what it is: its stable id says nothing to its author. */
const questionPlace = z.object({ number: z.int(), type: openEnum(z.enum(questionTypeNames), 'info') })

/** What is wrong, and where. */
export const authoringFault = z.object({
  /** A course is published with what is only advised against. */
  level: openEnum(z.enum(['error', 'advice']), 'advice'),
  code: z.string(),
  module_id: z.nullable(z.int()),
  lesson_id: z.nullable(z.int()),
  /** The stable id of a question, and the field in it, such as `options.2.text.uz`. */
  question: z.nullable(z.string()),
  question_place: z.optional(questionPlace),
  path: z.nullable(z.string()),
  /** For those who know the course archive. */
  message: z.string(),
})
export type AuthoringFault = z.infer<typeof authoringFault>

/** What publishing changes for students who have already answered. Their results stay in each case. */
export const authoringNotice = z.object({
  kind: z.enum(['key_changed', 'removed']),
  lesson_id: z.int(),
  question: z.string(),
  question_place: z.optional(questionPlace),
  /** How many students answered it. */
  students: z.int(),
})
export type AuthoringNotice = z.infer<typeof authoringNotice>

export const authoredMedium = z.object({
  path: z.string(),
  /** Signed, for a while. */
  url: z.string(),
  mime: z.string(),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  duration_s: z.nullable(z.number()),
})
export type AuthoredMedium = z.infer<typeof authoredMedium>

/** What of a film students with slow connections get. */
export const authoredFilm = z.object({
  path: z.string(),
  state: openEnum(z.enum(['waiting', 'active', 'ready', 'failed']), 'waiting'),
  /** Why it failed: it can't be read, takes too long, or broke off several times. */
  reason: z.nullable(openEnum(z.enum(['unreadable', 'too_long', 'stopped']), 'stopped')),
  /** What was made of it, the smallest first: pixels of the shorter side, and bytes. */
  renditions: z.array(z.object({ side: z.int(), size: z.int() })),
})
export type AuthoredFilm = z.infer<typeof authoredFilm>

export const authoredLesson = z.object({
  id: z.int(),
  course: z.object({ id: z.int(), title: shownText }),
  module: z.object({ id: z.int(), title: shownText }),
  state: openEnum(authoredState, 'changed'),
  document: draftLesson,
  faults: z.array(authoringFault),
  /** The files of the course. */
  media: z.array(authoredMedium),
  languages,
  ...saved,
})
export type AuthoredLesson = z.infer<typeof authoredLesson>

export const lessonVersion = z.object({
  id: z.int(),
  made_at: time,
  saved_at: time,
  /** When students first saw it. */
  published_at: z._default(z.nullable(time), null),
  by: z.nullable(z.string()),
  origin: openEnum(z.nullable(z.enum(['restored', 'loaded'])), null),
  title: shownText,
  questions: z.int(),
})
export type LessonVersion = z.infer<typeof lessonVersion>
