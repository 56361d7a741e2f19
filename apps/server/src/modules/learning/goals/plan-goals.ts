import { type GoalKind, serverLimits } from '@qadam/contract'
import type { LessonStanding } from '../courses/index.ts'

export interface Goal {
  kind: GoalKind
  target: number
}

/** What a student did so far, by kind of goal. */
export type Done = Readonly<Record<GoalKind, number>>

/** Rejected submissions come first; the last ones are for students with nothing new to learn. */
const order = ['mend', 'lesson', 'answers', 'practice', 'review', 'streak'] as const

/**
 * The goals of a day, each of which can be reached in what is left of it, or is reached already.
 * @param rest_s what is left of the day.
 */
export function planGoals(lessons: readonly LessonStanding[], done: Done, rest_s: number): Goal[] {
  const possible = possibleToday(lessons, rest_s)
  const goals: Goal[] = []
  for (const kind of order) {
    const target = targetOf(kind, Math.max(possible[kind], done[kind]))
    // One thing to hand in is enough of a day.
    const isSecond = kind === 'practice' && goals.some((goal) => goal.kind === 'mend')
    if (target > 0 && !isSecond) goals.push({ kind, target })
  }
  return goals.slice(0, serverLimits.goals.count)
}

/** How much of each kind a student can do in what is left of a day; at least that. */
export function possibleToday(lessons: readonly LessonStanding[], rest_s: number): Done {
  const nothing = { lesson: 0, answers: 0, practice: 0, mend: 0, review: 0, streak: 0 }
  if (rest_s < serverLimits.goals.leastRest_s) return nothing
  const tests = lessons.filter((lesson) => canTest(lesson, rest_s))
  const practised = lessons.filter((lesson) => canHandIn(lesson, rest_s))
  const possible = {
    lesson: lessons.filter((lesson) => canFinish(lesson, rest_s)).length,
    answers: sum(tests.map((lesson) => lesson.test_questions)),
    practice: sum(practised.map((lesson) => lesson.to_hand_in)),
    mend: sum(practised.map((lesson) => lesson.to_mend)),
    review: tests.filter((lesson) => lesson.test_passed).length,
  }
  const { lesson, practice, mend } = possible
  // A test that was passed before earns no day.
  const canEarn = lesson + practice + mend > 0 || tests.some((each) => !each.test_passed)
  return { ...possible, streak: canEarn ? 1 : 0 }
}

function targetOf(kind: GoalKind, most: number): number {
  if (kind !== 'answers') return Math.min(1, most)
  const { few, many } = serverLimits.goals.answers
  return most >= 4 * few ? many : Math.min(few, most)
}

/** Its videos take a fixed time. */
const hasTime = (lesson: LessonStanding, rest_s: number) =>
  lesson.is_finished || lesson.test_passed || lesson.duration_s + serverLimits.goals.leastRest_s <= rest_s

const canTest = (lesson: LessonStanding, rest_s: number) =>
  lesson.test_questions > 0 && (lesson.test_passed || lesson.attempts_left > 0) && hasTime(lesson, rest_s)

/** Whether what the lesson teaches can be done with; as it is decided in lesson-state.ts and hand-in.ts. */
const canLearn = (lesson: LessonStanding, rest_s: number) =>
  hasTime(lesson, rest_s) && (lesson.test_questions === 0 || canTest(lesson, rest_s))

const canHandIn = (lesson: LessonStanding, rest_s: number) =>
  lesson.type === 'Practice' || lesson.type === 'Demoday' || canLearn(lesson, rest_s)

function canFinish(lesson: LessonStanding, rest_s: number): boolean {
  if (lesson.is_finished) return false
  if (lesson.practice === 0) return canLearn(lesson, rest_s)
  // A teacher's decision finishes it.
  if (lesson.type === 'Demoday') return false
  const isStuck = lesson.practice > lesson.to_hand_in + lesson.to_mend + lesson.handed_in
  return !isStuck && canHandIn(lesson, rest_s)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
