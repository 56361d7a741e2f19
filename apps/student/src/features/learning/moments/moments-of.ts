import type { AchievementKind, LessonMoments } from '@qadam/contract'
import { isKnownKind } from '../../rewards/achievements/achievement-medals.ts'

type Told<Kind extends keyof LessonMoments> = NonNullable<LessonMoments[Kind]>

/** One step of the stage. */
export type Moment =
  | { kind: 'lesson'; told: Told<'lesson'> }
  | { kind: 'flawless' }
  | { kind: 'streak'; told: Told<'streak'> }
  | { kind: 'goals'; told: LessonMoments['goals'] }
  | { kind: 'league'; told: Told<'league'> }
  | { kind: 'group'; told: Told<'group'> }
  | { kind: 'achievement'; told: AchievementKind }
  | { kind: 'program' }
  | { kind: 'module'; told: Told<'module'> }
  | { kind: 'course'; told: Told<'course'> }

/** What is told, and in which order: from what the lesson brought to what it completes. */
export function momentsOf(told: LessonMoments): Moment[] {
  const { lesson, streak, goals, league, group, achievements, module, course } = told
  // A school newer than this app may have others, which it can't draw.
  const known = achievements.filter(isKnownKind)
  const moments: (Moment | false | null)[] = [
    lesson && { kind: 'lesson', told: lesson },
    told.flawless && { kind: 'flawless' },
    streak && { kind: 'streak', told: streak },
    goals.length > 0 && { kind: 'goals', told: goals },
    league && { kind: 'league', told: league },
    group && { kind: 'group', told: group },
    // An event of its own, and its medal with it.
    known.includes('first_program') && { kind: 'program' },
    ...known
      .filter((kind) => kind !== 'first_program')
      .map((kind): Moment => ({ kind: 'achievement', told: kind })),
    module && { kind: 'module', told: module },
    course && { kind: 'course', told: course },
  ]
  return moments.filter((moment) => moment !== null && moment !== false)
}
