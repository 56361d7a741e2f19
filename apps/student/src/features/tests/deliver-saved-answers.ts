import { fireStreakShot } from '../../platform/streak-shot.ts'
import { refreshUser } from '../accounts/use-user.ts'
import { lessonProgressed } from '../courses/lesson-progress.ts'
import { sendSavedAnswers } from './answers-outbox.ts'
import { openAttemptChannel } from './attempt-channel.ts'

/** Sends what waits of an account, and tells the screens of it: an attempt that still runs, points, the streak. */
export async function deliverSavedAnswers(accountId: number): Promise<void> {
  const sent = await sendSavedAnswers(accountId)
  if (sent.length === 0) return
  const channel = openAttemptChannel(accountId)
  for (const answer of sent) channel.say({ type: 'answered', ...answer })
  channel.close()
  if (sent.some(({ result }) => result.strike_added)) fireStreakShot()
  await Promise.allSettled([refreshUser(), lessonProgressed()])
}
