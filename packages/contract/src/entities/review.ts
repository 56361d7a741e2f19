import * as z from 'zod/mini'
import { openEnum } from '../open-enum.ts'
import { time } from '../fields.ts'
import { questionTypeNames } from '../question-types.ts'
import { check } from './check.ts'
import { itemState, lessonType } from './course.ts'
import { submission } from './submission.ts'
import { timeFactor } from './time-factor.ts'

export const groupBrief = z.object({ id: z.int(), name: z.string() })

/** A student as staff see them in lists. */
export const studentBrief = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string(),
  group: z.nullable(groupBrief),
})
export type StudentBrief = z.infer<typeof studentBrief>

export const questionPlace = z.object({
  id: z.int(),
  type: openEnum(z.enum(questionTypeNames), 'text'),
  lesson_id: z.int(),
  lesson_title: z.string(),
  lesson_type: openEnum(lessonType, 'Learn'),
  module_id: z.int(),
  course_id: z.int(),
  course_title: z.string(),
})

/** A teacher's claim of a submission just now. */
export const claim = z.object({ reviewer_id: z.int(), reviewer: z.string(), mine: z.boolean(), until: time })
export type Claim = z.infer<typeof claim>

/** A line of the queue: what stands in a list, without its content. */
export const reviewRow = z.extend(submission, {
  student: studentBrief,
  question: questionPlace,
  claim: z.nullable(claim),
})
export type ReviewRow = z.infer<typeof reviewRow>

/** One decision on a version; an edited one stays in the history. */
export const decision = z.object({
  decision_id: z.int(),
  verdict: z.enum(['approved', 'rejected']),
  /** Null where a submission was rejected without a grade. */
  score: z.nullable(z.int()),
  /** What the version has earned by it: less than the reviewer gave where earlier versions were paid for. */
  coins: z.int(),
  points: z.int(),
  /** The Markdown the reviewer wrote. */
  comment: z.string(),
  reviewer: z.string(),
  decided_at: time,
})
export type Decision = z.infer<typeof decision>

export const reviewPage = z.extend(reviewRow, {
  /**
   * Whether the caller may open the student's page; whoever reviews for somebody else may not. Absent from a server of
   * an older version.
   */
  student_opens: z.optional(z.boolean()),
  /** The task as the student read it: sanitised HTML; and what it requires. */
  task: z.object({
    html: z.string(),
    tip: z.nullable(z.string()),
    language: openEnum(z.nullable(z.enum(['python', 'web'])), null),
    /** The checks that the submission is run with, hidden ones too. */
    checks: z.array(check),
    /** Whether this server can run checks at all: its platform may have no sandbox. */
    server_checks: z.boolean(),
    max_s: z.nullable(z.int()),
    words: z.nullable(z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()) })),
  }),
  /** All versions of this work, newest first, this one among them. */
  versions: z.array(submission),
  /** Newest first; the first one holds. */
  decisions: z.array(decision),
  /** What other versions of this work have brought its student; a decision pays at most the rest. */
  paid_before: z.object({ points: z.int(), coins: z.int() }),
})
export type ReviewPage = z.infer<typeof reviewPage>

export const snippet = z.object({ id: z.int(), title: z.string(), body: z.string() })
export type Snippet = z.infer<typeof snippet>

export const reviewStats = z.object({
  open: z.int(),
  overdue: z.int(),
  oldest_at: z.nullable(time),
  /** Open ones by hours waited: `to_h` null for the last, open-ended class. */
  ages: z.array(z.object({ from_h: z.int(), to_h: z.nullable(z.int()), count: z.int() })),
  /** School days, oldest first, without gaps. */
  days: z.array(
    z.object({ day: z.string(), handed_in: z.int(), decided: z.int(), decided_in_time: z.int() }),
  ),
  /** By whose clock these days go now; absent in what older servers answer. */
  time_zone: z.optional(z.string()),
})
export type ReviewStats = z.infer<typeof reviewStats>

export const staffGroup = z.object({
  id: z.int(),
  name: z.string(),
  students: z.int(),
  teacher: z.nullable(z.string()),
  curator: z.nullable(z.string()),
  mentor: z.nullable(z.string()),
  /** Submissions of its students that wait for an answer, and those of them past the promise. */
  open: z.int(),
  overdue: z.int(),
  courses: z.array(z.object({ id: z.int(), title: z.string() })),
})
export type StaffGroup = z.infer<typeof staffGroup>

/** How a group does. Closed accounts count nowhere. */
export const groupFigures = z.object({
  id: z.int(),
  students: z.int(),
  /** Those of them who were there on one of the last `limits.groups.activeDays` school days, today among them. */
  active: z.int(),
  /** Lessons that its students have done (what is being checked counts as done, as in the matrix), of all that they have. */
  courses: z.array(z.object({ id: z.int(), done: z.int(), total: z.int() })),
})
export type GroupFigures = z.infer<typeof groupFigures>

/** Students x lessons of one course. */
export const progressMatrix = z.object({
  group: groupBrief,
  course: z.object({ id: z.int(), title: z.string() }),
  lessons: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      type: openEnum(lessonType, 'Learn'),
      module_id: z.int(),
      module_title: z.string(),
    }),
  ),
  rows: z.array(
    z.object({
      student: studentBrief,
      points: z.int(),
      current_streak: z.int(),
      frozen: z.boolean(),
      last_active_at: z.nullable(time),
      /** In the order of `lessons`. */
      cells: z.array(
        z.object({
          state: openEnum(itemState, 'closed'),
          percentage: z.nullable(z.number()),
          /** The student's submission for the lesson: the one that waits longest, else the newest one. */
          submission_id: z.nullable(z.int()),
          /** Attempts at its test that are spent and may be given back; absent where there are none. */
          attempts_spent: z.optional(z.int()),
        }),
      ),
    }),
  ),
})
export type ProgressMatrix = z.infer<typeof progressMatrix>

export const staffStudent = z.extend(studentBrief, {
  phone: z.string(),
  lang: openEnum(z.enum(['uz', 'ru']), 'uz'),
  frozen: z.boolean(),
  next_due_on: z.nullable(z.string()),
  days_left_to_payment: z.nullable(z.int()),
  /** Whether others find the student on no leaderboard. */
  leaderboard_hidden: z.boolean(),
  /** How much time for tests and the exam they have, as many times as others. */
  time_factor: z._default(timeFactor, 1),
  points: z.int(),
  coins: z.int(),
  current_streak: z.int(),
  max_streak: z.int(),
  created_at: time,
  last_active_at: z.nullable(time),
  courses: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      state: openEnum(itemState, 'closed'),
      lessons_done: z.int(),
      lessons_total: z.int(),
      /** Where the student stands: the lesson that is open or failed. */
      current: z.nullable(
        z.object({ lesson_id: z.int(), title: z.string(), state: openEnum(itemState, 'closed') }),
      ),
    }),
  ),
  /** Tests on which attempts are spent that may be given back. */
  attempts: z.array(
    z.object({
      lesson_id: z.int(),
      lesson_title: z.string(),
      max: z.int(),
      left: z.int(),
      spent: z.int(),
      refill_at: time,
    }),
  ),
  /** The newest fifty. */
  submissions: z.array(reviewRow),
})
export type StaffStudent = z.infer<typeof staffStudent>
