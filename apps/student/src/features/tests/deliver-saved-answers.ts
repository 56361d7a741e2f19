import type { AttemptResult } from '@qadam/contract'
import { fireStreakShot } from '../streaks/streak-shot.ts'
import { sendSavedAnswers } from './answers-outbox.ts'
import { openAttemptChannel } from './attempt-channel.ts'

/**
 * Sends what waits of an account, and tells the screens of it: an attempt that still runs, the streak.
 * @returns whether anything was sent.
 */
export async function deliverSavedAnswers(accountId: number): Promise<boolean> {
  const ended: AttemptResult[] = []
  const sent = await sendSavedAnswers(accountId, (result) => ended.push(result))
  if (sent.length === 0 && ended.length === 0) return false
  const channel = openAttemptChannel(accountId)
  // The end is not told: a screen that waits for it asks for its own, and celebrates.
  for (const answer of sent) channel.say({ type: 'answered', ...answer })
  channel.close()
  const isStreakDay = ended.some(({ strike_added }) => strike_added)
  if (isStreakDay || sent.some(({ result }) => result.strike_added)) fireStreakShot()
  return true
}
