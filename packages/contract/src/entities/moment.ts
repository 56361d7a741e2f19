import * as z from 'zod/mini'
import { openList } from '../open-enum.ts'
import { dayGoal, groupGoal } from './goal.ts'

/** What a bar was told at before: it moves from there. */
const before = z.int()
const earned = { points: z.int(), coins: z.int() }

/** What a student earned by the end of a lesson, and was not told before on any device. */
export const lessonMoments = z.object({
  /** The lesson is finished: what its answers and its end have brought. Null where that was told, or it goes on. */
  lesson: z.nullable(z.object({ title: z.string(), ...earned })),
  /** A whole test without a mistake. */
  flawless: z.boolean(),
  /** The day was earned: so many in a row. */
  streak: z.nullable(z.object({ days: z.int(), coins: z.int() })),
  /** All goals of the day, where one of them moved. */
  goals: openList(z.extend(dayGoal, { before })),
  /** The place that the lesson brought; `before` is null where there was none to be seen. */
  league: z.nullable(z.object({ level: z.int(), place: z.int(), before: z.nullable(z.int()) })),
  group: z.nullable(z.extend(groupGoal, { before })),
  /** Some of `achievementKinds`; others will come. */
  achievements: z.array(z.string()),
  /** Finished with this lesson; beside the lesson’s own it has brought this. */
  module: z.nullable(z.object({ title: z.string(), ...earned })),
  /** Finished with this lesson. */
  course: z.nullable(z.object({ title: z.string(), lessons: z.int() })),
})
export type LessonMoments = z.infer<typeof lessonMoments>

/** Of a lesson that has brought nothing new. */
export const noMoments: LessonMoments = {
  lesson: null,
  flawless: false,
  streak: null,
  goals: [],
  league: null,
  group: null,
  achievements: [],
  module: null,
  course: null,
}
