import { noMoments, studentActions, type DayGoals, type LessonMoments } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { say } from '../../../i18n/localized.ts'
import { markAchievementsShown } from '../../rewards/achievements/index.ts'
import { schoolDay, type SchoolDay } from '../../base/calendar/index.ts'
import { findPathLeft, requireOpenLesson, type LessonAccess } from '../courses/index.ts'
import { readDayGoals } from '../goals/index.ts'
import { findPlaceGain } from '../../rewards/leagues/index.ts'
import { questionsOfLesson } from '../questions/index.ts'
import { listPaid, sumEntries, type PaidRow } from '../../rewards/rewards/index.ts'
import { findStreak } from '../../rewards/streaks/index.ts'
import { hasFlawlessTest } from '../attempts/index.ts'
import { claimMarks, findClaimed, type Mark } from './moments-store.ts'

/** What is older is no news: whoever opens a lesson again is not told of it. */
const FRESH_H = 24

export const momentsActions = {
  lesson_moments: handle(studentActions.lesson_moments, async (context, { lesson_id }) => {
    const { db, actor, now } = context
    const lesson = await requireOpenLesson(db, actor.id, lesson_id)
    const since = new Date(now.getTime() - FRESH_H * 3_600_000)
    const marks: Mark[] = []
    if (await hasFlawlessTest(db, actor.id, lesson.id, since))
      marks.push({ key: `flawless:${lesson.id}`, value: 1 })
    if (lesson.finished_at && lesson.finished_at >= since)
      marks.push({ key: `lesson:${lesson.id}`, value: 1 })
    const fresh = await claimMarks(db, actor.id, marks, now)
    const told = fresh.has(`lesson:${lesson.id}`) ? await findLessonMoments(context, lesson) : noMoments
    return {
      ...told,
      flawless: fresh.has(`flawless:${lesson.id}`),
      achievements: await markAchievementsShown(db, actor.id, now),
    }
  }),
}

/** All that the end of a lesson moved. */
async function findLessonMoments(context: ActionContext, lesson: LessonAccess): Promise<LessonMoments> {
  const { db, actor, lang, now, timeZone } = context
  const today = schoolDay(now, timeZone)
  const paid = await paidFor(context, lesson)
  const path = await findPathLeft(db, actor.id, lesson)
  const streak = await findStreak(db, actor.id)
  const bars = await readDayGoals(context)
  const marks = [
    ...(path.module.left === 0 ? [{ key: `module:${lesson.module_id}`, value: 1 }] : []),
    ...(path.course.left === 0 ? [{ key: `course:${lesson.course_id}`, value: 1 }] : []),
    ...(streak?.last_day === today ? [{ key: `streak:${today}`, value: 1 }] : []),
    ...barMarks(bars),
  ]
  const before = await findClaimed(
    db,
    actor.id,
    marks.map(({ key }) => key),
  )
  const fresh = await claimMarks(db, actor.id, marks, now)
  const isModule = fresh.has(`module:${lesson.module_id}`)
  return {
    ...noMoments,
    ...presentBars(bars, before, fresh),
    lesson: { title: say(lesson.title, lang), ...sumEntries(paid) },
    streak:
      streak && fresh.has(`streak:${today}`)
        ? { days: streak.current, coins: await streakCoins(context, streak.current, today) }
        : null,
    league: await findPlaceGain(context, pointsOf(paid)),
    module: isModule
      ? { title: say(path.module.title, lang), ...(await moduleReward(context, lesson)) }
      : null,
    course: fresh.has(`course:${lesson.course_id}`)
      ? { title: say(path.course.title, lang), lessons: path.course.lessons }
      : null,
  }
}

/** What the answers of a lesson and its end were paid, whenever that was. */
async function paidFor({ db, actor }: ActionContext, lesson: LessonAccess): Promise<PaidRow[]> {
  const questions = await questionsOfLesson(db, db, lesson)
  return await listPaid(db, actor.id, [
    { of: 'lesson', lessonId: lesson.id },
    ...questions.map(({ id }) => ({ of: 'answer', questionId: id }) as const),
  ])
}

const pointsOf = (paid: readonly PaidRow[]) =>
  paid.flatMap(({ currency, amount, at }) => (currency === 'points' ? [{ points: amount, at }] : []))

async function moduleReward({ db, actor }: ActionContext, { module_id }: LessonAccess) {
  return sumEntries(await listPaid(db, actor.id, [{ of: 'module', moduleId: module_id }]))
}

async function streakCoins({ db, actor }: ActionContext, length: number, day: SchoolDay): Promise<number> {
  return sumEntries(await listPaid(db, actor.id, [{ of: 'streak', length, day }])).coins
}

const goalKey = (day: SchoolDay, kind: string) => `goal:${day}:${kind}`
const groupKey = (week: SchoolDay) => `group:${week}`

function barMarks({ day, goals, group }: DayGoals): Mark[] {
  const marks = goals.map(({ kind, done }) => ({ key: goalKey(day, kind), value: done }))
  if (group) marks.push({ key: groupKey(group.week), value: group.done })
  // Nothing done is nothing to tell.
  return marks.filter(({ value }) => value > 0)
}

/** The bars that moved since they were told, each from where it was. */
function presentBars(
  { day, goals, group }: DayGoals,
  before: ReadonlyMap<string, number>,
  fresh: ReadonlySet<string>,
): Pick<LessonMoments, 'goals' | 'group'> {
  const hasMoved = goals.some(({ kind }) => fresh.has(goalKey(day, kind)))
  return {
    goals: hasMoved
      ? goals.map((goal) => ({
          ...goal,
          before: Math.min(before.get(goalKey(day, goal.kind)) ?? 0, goal.done),
        }))
      : [],
    // What others did before the first lesson of a student in this week is not this lesson's.
    group:
      group && fresh.has(groupKey(group.week))
        ? { ...group, before: before.get(groupKey(group.week)) ?? group.done - 1 }
        : null,
  }
}
