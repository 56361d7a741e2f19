import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { time } from '../fields.ts'

export const itemState = z.enum(['closed', 'open', 'checking', 'failed', 'completed'])
export type ItemState = z.infer<typeof itemState>

/** A checkpoint is a test over the whole module: it has no content of its own. */
export const lessonType = z.enum(['Learn', 'Learn_Practice', 'Practice', 'Demoday', 'Checkpoint'])
export type LessonType = z.infer<typeof lessonType>

/** A lesson with the names by which a student knows it. */
export const lessonPlace = z.object({
  course_id: z.int(),
  module_id: z.int(),
  lesson_id: z.int(),
  module_title: z.string(),
  lesson_title: z.string(),
})
export type LessonPlace = z.infer<typeof lessonPlace>

/** One requirement that leaves an item closed or unfinished, with the place to meet it. */
export const missing = z.object({
  reason: z.enum([
    'previous_lesson',
    'previous_module',
    'video',
    'info',
    'test',
    'practice',
    'teacher',
    'not_enrolled',
  ]),
  title: z.string(),
  course_id: z.int(),
  module_id: z.nullable(z.int()),
  lesson_id: z.nullable(z.int()),
  question_id: z.nullable(z.int()),
  /** Of an exercise of an info (`info`), its id there; `title` is its own. */
  exercise: z.optional(z.string()),
})
export type Missing = z.infer<typeof missing>

export const course = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** How to draw the generated cover: the hue in degrees and the seed of the pattern. */
  cover: z.object({ hue: z.number(), seed: z.int() }),
  state: openEnum(itemState, 'closed'),
  progress: z.object({ lessons_done: z.int(), lessons_total: z.int() }),
  chat_link: z.nullable(z.string()),
  /** The very next step, for the continue card. */
  next: z.nullable(z.extend(lessonPlace, { last_touched_at: z.nullable(time) })),
  /** Where a submission was rejected and is to be submitted again, in the order of the path. */
  returned: z.optional(z.array(lessonPlace)),
})
export type Course = z.infer<typeof course>

export const attempts = z.object({
  max: z.int(),
  left: z.int(),
  refill_at: z.nullable(time),
  /** An attempt runs, on whatever device it was begun: the seconds it has left at the moment of the reply. */
  running: z.optional(z.object({ left_s: z.int() })),
})

export const lesson = z.object({
  id: z.int(),
  module_id: z.int(),
  title: z.string(),
  order: z.int(),
  type: openEnum(lessonType, 'Learn'),
  state: openEnum(itemState, 'closed'),
  duration_s: z.int(),
  /** How many questions it has. */
  questions: z.int(),
  result: z.nullable(z.object({ percentage: z.number(), passed: z.boolean() })),
  attempts,
  practice: z.nullable(
    z.object({ status: openEnum(z.enum(['none', 'uploaded', 'approved', 'rejected']), 'uploaded') }),
  ),
  /** It is open and needs a program in Python: a client may prefetch Python. */
  python: z.optional(z.literal(true)),
  /** What leaves it closed, or unfinished where it is open. */
  missing: openList(missing),
  /** Seconds the whole test may take, and the share that passes it; null without a test. */
  test: z.nullable(
    z.object({
      questions: z.int(),
      time_limit_s: z.int(),
      pass_percent: z.int(),
      /** Questions of earlier lessons come before it (`recall_session` with `before_lesson_id`). */
      earlier: z.optional(z.literal(true)),
    }),
  ),
})
export type Lesson = z.infer<typeof lesson>

export const moduleCounts = z.object({
  Learn: z.int(),
  Learn_Practice: z.int(),
  Practice: z.int(),
  Demoday: z.int(),
})

export const module = z.object({
  id: z.int(),
  course_id: z.int(),
  title: z.string(),
  description: z.string(),
  order: z.int(),
  state: openEnum(itemState, 'closed'),
  lessons: z.array(lesson),
  counts: moduleCounts,
  missing: openList(missing),
})
export type Module = z.infer<typeof module>
