import { fireStreakShot } from '../../platform/streak-shot.ts'
import { sendSavedAnswers } from './answers-outbox.ts'
import { openAttemptChannel } from './attempt-channel.ts'

/**
 * Sends what waits of an account, and tells the screens of it: an attempt that still runs, the streak.
 * @returns whether anything was sent.
 */
export async function deliverSavedAnswers(accountId: number): Promise<boolean> {
  const sent = await sendSavedAnswers(accountId)
  if (sent.length === 0) return false
  const channel = openAttemptChannel(accountId)
  for (const answer of sent) channel.say({ type: 'answered', ...answer })
  channel.close()
  if (sent.some(({ result }) => result.strike_added)) fireStreakShot()
  return true
}
