import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { time } from '../fields.ts'

const shownText = z.object({ uz: z.string(), ru: z.optional(z.string()) })

/** `refused`: the archive is wrong, and nothing was changed. `failed`: the school could not; another try may succeed. */
export const courseImportState = z.enum([
  'waiting',
  'reading',
  'checked',
  'refused',
  'taking',
  'taken',
  'failed',
])
export type CourseImportState = z.infer<typeof courseImportState>

/** What is wrong in an archive, and where. */
export const courseImportFault = z.object({
  /** An archive is taken in with what is only advised against. */
  level: openEnum(z.enum(['error', 'advice']), 'advice'),
  code: z.string(),
  /** The path in the archive. */
  file: z.string(),
  question: z.nullable(z.string()),
  path: z.nullable(z.string()),
  /** For those who know the course archive. */
  message: z.string(),
})
export type CourseImportFault = z.infer<typeof courseImportFault>

const counts = z.object({ new: z.int(), changed: z.int(), same: z.int(), gone: z.int() })

export const courseImportReport = z.object({
  faults: z.array(courseImportFault),
  /** How many there are; the list may hold the first of them. */
  errors: z.int(),
  advice: z.int(),
  /** How much of the advice is that Russian is missing. Unknown of what was read before it was counted. */
  untranslated: z.optional(z.int()),
  /**
   * The school wants Russian everywhere, and some is missing. Of an archive that was checked: publishing would be held back;
   * of one that was taken in: it was.
   */
  held_back: z.optional(z.boolean()),
  /** What taking it in would change; null where the archive is wrong. */
  changes: z.nullable(
    z.object({
      /** Of the archive. */
      title: shownText,
      /** What the course is called now, where the archive gives it another name. */
      title_before: z.optional(shownText),
      /** Whether there is no such course yet. */
      is_new: z.boolean(),
      lessons: counts,
      questions: counts,
      /** The lessons that differ, in the order of the archive, those that are not in it last. */
      parts: z.array(
        z.object({ kind: openEnum(z.enum(['new', 'changed', 'gone']), 'changed'), title: shownText }),
      ),
      /** What students have done with questions whose key changes or that go. Their results stay. */
      notices: openList(
        z.object({
          kind: z.enum(['key_changed', 'removed']),
          lesson: shownText,
          question: z.string(),
          students: z.int(),
        }),
      ),
      /** How many students did something in lessons that are not in the archive. Their results stay. */
      students_of_gone: z.int(),
    }),
  ),
})
export type CourseImportReport = z.infer<typeof courseImportReport>

export const courseImport = z.object({
  id: z.int(),
  file_name: z.string(),
  state: openEnum(courseImportState, 'reading'),
  /** Steps of the running import; of 0 nothing is known yet. */
  done: z.int(),
  total: z.int(),
  report: z.nullable(courseImportReport),
  /** The course of the builder, once it is taken in. */
  course_id: z.nullable(z.int()),
  created_at: time,
})
export type CourseImport = z.infer<typeof courseImport>

/** An import in the list of the last ones. */
export const courseImportLine = z.object({
  id: z.int(),
  file_name: z.string(),
  state: openEnum(courseImportState, 'reading'),
  done: z.int(),
  total: z.int(),
  course_id: z.nullable(z.int()),
  created_at: time,
  /** Who began it, and alone may take it in. */
  by: z.object({ id: z.int(), name: z.string() }),
})
export type CourseImportLine = z.infer<typeof courseImportLine>
