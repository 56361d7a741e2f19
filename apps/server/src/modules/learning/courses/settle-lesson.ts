import type { ItemState } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import {
  issueCertificate,
  restoreCertificates,
  withdrawCertificate,
} from '../../rewards/certificates/index.ts'
import { creditLedger, type Payment } from '../../rewards/rewards/index.ts'
import { findRewards } from '../../base/school/index.ts'
import { earnStreakDay, type SchoolMoment } from '../../rewards/streaks/index.ts'
import {
  countUnfinishedInModule,
  listPracticeStatuses,
  listUndoneContent,
  lockLessonProgress,
  saveLessonProgress,
  type LessonAccess,
} from './courses-store.ts'
import { listExercisesToSolve } from './exercises-store.ts'
import { lessonOutcome } from './lesson-state.ts'

type Cause = 'student' | 'teacher' | 'taken_back'

export interface Settlement {
  state: Exclude<ItemState, 'closed'>
  points: number
  coins: number
  strikeAdded: boolean
}

/**
 * Brings a lesson's state up to what its student has done and pays for a finished lesson and module, once.
 * To be called inside the transaction that changed something about it. The course's last lesson brings its certificate.
 * @param moment with the publisher of that certificate's live event, where there is one.
 * @param test what the test just came to, where it was one.
 * @param by who caused it: a teacher's decision is no activity of the student and earns them no day. `taken_back`: the
 * decision that takes an approval back.
 */
export async function settleLesson(
  db: Executor,
  personId: number,
  lesson: LessonAccess,
  moment: SchoolMoment & { live?: LivePublisher },
  test?: { passed: boolean; percentage: number; countsAsFailure: boolean },
  by: Cause = 'student',
): Promise<Settlement> {
  const { now } = moment
  const progress = await lockLessonProgress(db, personId, lesson, now)
  const undone = await listUndoneContent(db, personId, [lesson.id])
  const testPassed = progress.test_passed || test?.passed === true
  const gate = { ...lesson, ...progress, test_passed: testPassed }
  const unsolved = await listExercisesToSolve(db, personId, gate)
  const practice = (await listPracticeStatuses(db, personId, [lesson.id])).get(lesson.id) ?? 'none'
  const failedNow = test?.countsAsFailure === true && !testPassed
  const before = failedNow ? 'failed' : progress.state === 'failed' && !testPassed ? 'failed' : 'open'
  const outcome = lessonOutcome(
    {
      type: lesson.type,
      contentDone: undone.length === 0 && unsolved.length === 0,
      hasTest: lesson.test_questions > 0,
      testPassed,
      hasPractice: lesson.practice_questions > 0,
      practice,
    },
    before,
  )
  // What was finished stays so: a lesson that got a new video must not close later lessons to a student. Practice still
  // moves on, from checking to completed or failed.
  const isPracticeMove = outcome.finished || practice === 'rejected' || outcome.state === 'checking'
  const state = progress.finished_at === null || isPracticeMove ? outcome.state : progress.state
  const finishesNow = outcome.finished && progress.finished_at === null
  await saveLessonProgress(db, personId, lesson.id, {
    state,
    ...(by === 'student' ? { touched_at: now } : {}),
    ...(finishesNow ? { finished_at: now } : {}),
    ...(test ? { test_passed: testPassed, best_percentage: test.percentage } : {}),
  })
  const isCompletedNow = state === 'completed' && (finishesNow || progress.state !== 'completed')
  const isModuleDone =
    (finishesNow || isCompletedNow) && (await countUnfinishedInModule(db, personId, lesson.module_id)) === 0
  const paid = finishesNow ? await payFinished(db, personId, lesson, { moment, isModuleDone, by }) : nothing
  // What the approval proved is not proved any more; a task that was added since and is rejected takes nothing away.
  if (by === 'taken_back' && state !== 'completed')
    await withdrawCertificate(db, { personId, courseId: lesson.course_id, lessonId: lesson.id }, now)
  if (isCompletedNow) await restoreCertificates(db, [personId])
  // It locks the student, so it comes after the streak: the order of locks.
  if (isModuleDone && isCompletedNow) {
    const messages = await issueCertificate(db, personId, lesson.course_id, { now, at: now })
    moment.live?.publish(...messages)
  }
  return { state, ...paid }
}

const nothing = { points: 0, coins: 0, strikeAdded: false }

/** Pays for a lesson that has just been finished, and for its module where it was the last one. */
async function payFinished(
  db: Executor,
  personId: number,
  lesson: LessonAccess,
  { moment, isModuleDone, by }: { moment: SchoolMoment; isModuleDone: boolean; by: Cause },
): Promise<Omit<Settlement, 'state'>> {
  const rewards = await findRewards(db)
  const payments: Payment[] = [
    {
      event: { of: 'lesson', lessonId: lesson.id },
      points: rewards.lesson_points,
      coins: rewards.lesson_coins,
    },
  ]
  if (isModuleDone) {
    payments.push({
      event: { of: 'module', moduleId: lesson.module_id },
      points: rewards.module_points,
      coins: rewards.module_coins,
    })
  }
  const streak = by === 'student' ? await earnStreakDay(db, personId, moment) : { added: false, coins: 0 }
  const credited = await creditLedger(db, personId, payments, moment)
  return {
    points: credited.points,
    coins: credited.coins + streak.coins,
    strikeAdded: streak.added,
  }
}
