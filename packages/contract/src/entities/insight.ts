import * as z from 'zod/mini'
import { openEnum, openList } from '../open-enum.ts'
import { lessonType } from './course.ts'
import { questionTypeNames } from '../question-types.ts'
import { studentBrief } from './review.ts'

/** How many days the owner looks back over. */
export const overviewSpans = [7, 30, 90] as const

/** What happened on one school day. */
export const schoolFigures = z.object({
  day: z.string(),
  /** Students who answered, read, submitted or finished something. */
  active: z.int(),
  lessons: z.int(),
  /** Submissions decided for the first time, and those of them within 24 hours. */
  decided: z.int(),
  in_time: z.int(),
  coins_given: z.int(),
  coins_spent: z.int(),
  /** All coins that students hold, at the end of the day. */
  coins: z.int(),
  payments: z.int(),
  /** Whole soʻm. */
  paid: z.int(),
})
export type SchoolFigures = z.infer<typeof schoolFigures>

export const overview = z.object({
  /** Oldest first, without gaps: twice the asked span, so that it can be compared with the one before. */
  days: z.array(schoolFigures),
  /** Accounts that are open. Those of a great school are as old as `counted_at`, and so is who has to pay. */
  students: z.int(),
  due: z.object({ overdue: z.int(), soon: z.int() }),
  /** Minutes from submission to decision in the span, the median. */
  median_min: z.nullable(z.int()),
  /** When the figures were counted last; null where they never were. Unknown of an older server. */
  counted_at: z.optional(z.nullable(z.string())),
  /** When the newest backup was made; null where there is none. Unknown of an older server. */
  backup_at: z.optional(z.nullable(z.string())),
  /** Since when no account was frozen for want of payment, though the job is due each hour; null where all is well. */
  unfrozen_since: z.optional(z.nullable(z.string())),
})
export type Overview = z.infer<typeof overview>

/** Why a question should be reviewed by its author. */
export const questionFlags = ['contrary', 'undiscerning', 'hard', 'easy'] as const
export type QuestionFlag = (typeof questionFlags)[number]

export const questionInsight = z.object({
  id: z.int(),
  lesson_id: z.int(),
  lesson_title: z.string(),
  type: openEnum(z.enum(questionTypeNames), 'info'),
  order_number: z.int(),
  /** The beginning of its text. */
  text: z.string(),
  tries: z.int(),
  /** The share of right answers, 0 to 1. */
  share: z.nullable(z.number()),
  /** Point-biserial correlation with the rest of the test, -1 to 1; null where too few answered. */
  discrimination: z.nullable(z.number()),
  flags: openList(z.enum(questionFlags)),
})
export type QuestionInsight = z.infer<typeof questionInsight>

/** A video of a course, by its place. */
export const videoPlace = z.object({
  id: z.int(),
  lesson_title: z.string(),
  order_number: z.int(),
  duration_s: z.number(),
})
export type VideoPlace = z.infer<typeof videoPlace>

/** A part of a video: how many got through it, and how many watched it again. */
export const videoStretch = z.object({
  from_s: z.number(),
  to_s: z.number(),
  watched: z.int(),
  again_by: z.int(),
  /** How often it was watched again, by all of them. */
  again: z.number(),
})
export type VideoStretch = z.infer<typeof videoStretch>

export const videoInsight = z.object({
  video: videoPlace,
  /** Who began it, as it is now: who watched a file that stood there before does not count. */
  viewers: z.int(),
  /** From its beginning to its end, without gaps, of the same length each. */
  stretches: z.array(videoStretch).check(z.minLength(1), z.maxLength(100)),
})
export type VideoInsight = z.infer<typeof videoInsight>

export const courseInsight = z.object({
  course: z.object({ id: z.int(), title: z.string() }),
  lessons: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      type: openEnum(lessonType, 'Learn'),
      module_title: z.string(),
      /** Students for whom it was opened, and those who finished it. */
      reached: z.int(),
      finished: z.int(),
      /** Minutes of video and test, of half of those who finished no more. */
      median_min: z.nullable(z.int()),
    }),
  ),
  /** Of the tests, in the order of the course. */
  questions: z.array(questionInsight),
  /** In the order of the course. */
  videos: z.array(videoPlace),
})
export type CourseInsight = z.infer<typeof courseInsight>

/** Why a student needs attention: each with a text for people. */
export const risk = z.object({
  kind: z.enum(['frozen', 'never', 'away', 'attempts', 'rejected', 'streak']),
  /** Days, attempts or the length of the streak. */
  count: z.int(),
  /** Where: the lesson, for attempts and a rejected work. */
  lesson: z.nullable(z.string()),
})
export type Risk = z.infer<typeof risk>

export const riskRow = z.object({
  student: studentBrief,
  phone: z.string(),
  /** The most pressing first. */
  risks: openList(risk),
})
export type RiskRow = z.infer<typeof riskRow>

/** A student's week. */
export const studentWeek = z.object({
  /** Its Monday. */
  week: z.string(),
  lessons: z.int(),
  points: z.int(),
  works: z.int(),
})
export type StudentWeek = z.infer<typeof studentWeek>
