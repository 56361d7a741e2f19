import type { DemoStudent } from '@qadam/demo'
import { seededRandom } from '../modules/learning/questions/index.ts'
import { addDays, earnStreakDay, schoolDay, type SchoolMoment } from '../modules/rewards/streaks/index.ts'
import type { DemoActor, DemoStage } from './act.ts'
import { listDemoLessons } from './demo-tasks-store.ts'
import { DemoLearner, type Fate } from './study.ts'

const hour_ms = 3_600_000
/** The share of submissions that are rejected at the first version. */
const secondGoShare = 0.6

interface PlannedLesson {
  id: number
  /** Null where the practice is left for the moment it is submitted at. */
  fate: Fate | null
}

interface WaitingWork {
  lessonId: number
  at: Date
}

export interface DemoLife {
  student: DemoStudent
  id: number
  teacher: DemoActor
  /** Ids of courses by archive id. */
  courses: ReadonlyMap<string, number>
  taskNames: ReadonlyMap<number, string>
}

/** Turns a described history into what the school would hold had the student really been there. */
export async function liveThrough(stage: DemoStage, life: DemoLife, moment: SchoolMoment): Promise<void> {
  const { student, id, teacher, taskNames } = life
  const { history } = student
  const random = seededRandom(history.seed)
  const days = history.active_days_ago.toSorted((one, other) => other - one)
  if (days.length === 0) return
  const { lessons, waiting } = await plan(stage, life, moment, random)
  const first = momentOf(days[0] ?? 0, moment, random)
  const facts = { id, lang: student.lang, rightShare: history.first_try_share, teacher }
  const learner = new DemoLearner(stage, facts, taskNames, first, random)
  let next = 0
  let isBlocked = false
  for (const [index, day] of days.entries()) {
    const arrival = momentOf(day, moment, random)
    await handInUntil(arrival, waiting, learner)
    learner.moveTo(arrival)
    await learner.receiveAnswers(learner.now)
    await learner.redoRejected()
    const until = Math.round(((index + 1) / days.length) * lessons.length)
    for (; next < until && !isBlocked; next += 1) {
      const lesson = lessons[next]
      // Nothing of a history may lie in the future.
      if (!lesson || learner.now.getTime() > moment.now.getTime() - hour_ms / 2) break
      if (lesson.fate === null) await learner.learn(lesson.id)
      else isBlocked = !(await learner.finishLesson(lesson.id, lesson.fate))
    }
    await earnStreakDay(stage.db, id, { now: learner.now, timeZone: moment.timeZone })
  }
  await handInUntil(moment.now, waiting, learner)
  await learner.receiveLast(moment.now)
}

/** The lessons in the order they are done: first those that lead to the waiting submission, then the rest. */
async function plan(
  { db }: DemoStage,
  { student, courses }: DemoLife,
  { now }: SchoolMoment,
  random: () => number,
): Promise<{ lessons: PlannedLesson[]; waiting: WaitingWork[] }> {
  const { history } = student
  const lessons: PlannedLesson[] = []
  const waiting: WaitingWork[] = []
  for (const { course, hours_ago } of history.waiting) {
    const courseId = courses.get(course)
    const path = courseId === undefined ? [] : await listDemoLessons(db, courseId)
    const asked = path.findIndex((lesson) => lesson.hasPractice)
    const last = path[asked]
    if (!last) continue
    lessons.push(...path.slice(0, asked).map(({ id }) => ({ id, fate: 'approved' as const })))
    lessons.push({ id: last.id, fate: null })
    waiting.push({ lessonId: last.id, at: new Date(now.getTime() - hours_ago * hour_ms) })
  }
  for (const { course, share } of history.progress) {
    const courseId = courses.get(course)
    if (courseId === undefined) continue
    const path = await listDemoLessons(db, courseId)
    const done = path.slice(0, Math.round(share * path.length))
    const newest = done.findLast((lesson) => lesson.hasPractice)
    for (const lesson of done) {
      const first: Fate = random() < secondGoShare ? 'second go' : 'approved'
      const isNewest = lesson === newest && history.last_practice === 'rejected'
      lessons.push({ id: lesson.id, fate: isNewest ? 'rejected' : first })
    }
  }
  return { lessons, waiting: waiting.toSorted((one, other) => one.at.getTime() - other.at.getTime()) }
}

async function handInUntil(moment: Date, waiting: WaitingWork[], learner: DemoLearner): Promise<void> {
  for (let submission = waiting[0]; submission && submission.at < moment; submission = waiting[0]) {
    waiting.shift()
    learner.moveTo(submission.at)
    await learner.handIn(submission.lessonId, 'waiting')
  }
}

/** A moment of the afternoon some days ago; today, the last hour. */
export function momentOf(daysAgo: number, { now, timeZone }: SchoolMoment, random: () => number): Date {
  if (daysAgo === 0) return new Date(now.getTime() - hour_ms)
  const day = addDays(schoolDay(now, timeZone), -daysAgo)
  // 10:00 UTC is the middle of the afternoon in the school's usual time zone.
  return new Date(Date.parse(`${day}T10:00:00Z`) + Math.floor(random() * 3 * hour_ms))
}
