import type { Executor } from '../../../database/database.ts'
import { schoolDay, type SchoolMoment } from '../../base/calendar/index.ts'
import { findSchoolSetting } from '../../base/school/index.ts'
import { lockCard, saveCard } from './recall-store.ts'
import { scheduleAfter } from './schedule.ts'

/**
 * Keeps what a student answered to a question of a test, for its card to come back. In the caller's transaction, before
 * what the answer earns: the order of locks.
 */
export async function rememberAnswer(
  db: Executor,
  personId: number,
  questionId: number,
  correct: boolean,
  { now, timeZone }: SchoolMoment,
): Promise<void> {
  const { retention } = await findSchoolSetting(db, 'recall')
  const before = await lockCard(db, personId, questionId)
  const day = schoolDay(now, timeZone)
  const after = scheduleAfter(before, correct ? 'right' : 'wrong', day, retention)
  if (after !== before) await saveCard(db, personId, questionId, after)
}
