import { serverLimits } from '@qadam/contract'
import type { Database, Executor } from '../../../database/database.ts'
import type { LivePublisher } from '../../../live/live-message.ts'
import { getBegunLesson, settleLesson, type LessonAccess } from '../courses/index.ts'
import { countAsked } from '../questions/index.ts'
import { schoolDay, type SchoolMoment } from '../../rewards/streaks/index.ts'
import { endState, isOverdue, isSpent, percentageOf, wasSilent, type Ending } from './attempt.ts'
import type { StoredResult } from './present-attempt.ts'
import {
  closeAttempt,
  listAnswersOfAttempt,
  listOverdueAttempts,
  lockAttempt,
  wasForgivenSince,
  type AttemptRecord,
} from './attempts-store.ts'

/**
 * Ends an open, locked attempt from the answers it has, and pays what it earned. In the caller's transaction.
 */
export async function endAttempt(
  db: Executor,
  attempt: AttemptRecord,
  lesson: LessonAccess,
  asked: Ending,
  moment: SchoolMoment & { live?: LivePublisher },
): Promise<StoredResult> {
  const { now } = moment
  // A call that arrives after the deadline cannot choose how the attempt ends.
  const ending: Ending = isOverdue(attempt, now) ? 'deadline' : asked
  const answers = await listAnswersOfAttempt(db, attempt.id)
  const correct = answers.filter((answer) => answer.correct).length
  const given = new Set(answers.map((answer) => answer.question_id))
  const open = attempt.question_ids.filter((id) => !given.has(id))
  // What the lesson lost meanwhile can be answered no more. Where nothing is left of it, nothing was passed.
  const askable = answers.length + (await countAsked(db, attempt.lesson_id, open))
  const total = askable > 0 ? askable : attempt.question_ids.length
  const percentage = percentageOf(correct, total)
  const state = endState(attempt, ending, correct, total)
  const settled = await settleLesson(db, attempt.person_id, lesson, moment, {
    passed: state === 'passed',
    percentage,
    countsAsFailure: (state === 'failed' || state === 'timeout') && !attempt.practice_run,
  })
  const result: StoredResult = {
    attempt_id: attempt.id,
    lesson_id: attempt.lesson_id,
    state,
    percentage,
    correct,
    total,
    points_added: settled.points + answers.reduce((sum, answer) => sum + answer.points_added, 0),
    coins_added: settled.coins + answers.reduce((sum, answer) => sum + answer.coins_added, 0),
    lesson_state: settled.state,
    strike_added: settled.strikeAdded,
  }
  const spent = isSpent(attempt, state)
  await closeAttempt(db, attempt.id, {
    state,
    spent,
    forgiven: spent && ending === 'deadline' && (await isForgiven(db, attempt, answers, moment)),
    finished_at: now,
    result,
  })
  return result
}

async function isForgiven(
  db: Executor,
  attempt: AttemptRecord,
  answers: readonly { answered_at: Date }[],
  moment: SchoolMoment,
): Promise<boolean> {
  const lastHeard = answers.reduce(
    (latest, { answered_at: at }) => (at > latest ? at : latest),
    attempt.heard_at,
  )
  if (!wasSilent(attempt.expires_at, lastHeard)) return false
  return !(await wasForgivenSince(db, attempt.person_id, startOfSchoolDay(moment)))
}

function startOfSchoolDay({ now, timeZone }: SchoolMoment): Date {
  const today = schoolDay(now, timeZone)
  // The first moment of the day, found by stepping back hour by hour: right in every time zone.
  let start = now
  for (let hours = 1; hours <= 26; hours += 1) {
    const earlier = new Date(now.getTime() - hours * 3_600_000)
    if (schoolDay(earlier, timeZone) !== today) break
    start = earlier
  }
  return start
}

/** Finishes attempts whose deadline passed without a call of their student. @returns how many. */
export async function finishOverdueAttempts(db: Database, moment: SchoolMoment): Promise<number> {
  const deadlineBefore = new Date(moment.now.getTime() - serverLimits.test.grace_s * 1000)
  const overdue = await listOverdueAttempts(db, deadlineBefore, 200)
  let finished = 0
  for (const { id, person_id, lesson_id } of overdue) {
    const lesson = await getBegunLesson(db, person_id, lesson_id)
    finished += await db.transaction().execute(async (transaction) => {
      const attempt = await lockAttempt(transaction, person_id, id)
      if (attempt?.state !== 'open') return 0
      await endAttempt(transaction, attempt, lesson, 'deadline', moment)
      return 1
    })
  }
  return finished
}
