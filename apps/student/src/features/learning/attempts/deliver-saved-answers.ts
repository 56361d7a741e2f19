import type { AttemptResult } from '@qadam/contract'
import i18next from 'i18next'
import { errorText } from '@qadam/web/error-text'
import { loadStudyTexts } from '../../../platform/i18n/start.ts'
import type { WaitingKind } from '../../../platform/outbox.ts'
import { showToast } from '../../../platform/toast.ts'
import { fireStreakShot } from '../../rewards/streaks/streak-shot.ts'
import { sendSavedAnswers } from './answers-outbox.ts'
import { openAttemptChannel } from './attempt-channel.ts'

const REFUSED_MS = 10_000

/**
 * Sends the stored answers of an account, and notifies the screens: an attempt that still runs, the streak.
 * @returns whether anything was sent.
 */
export async function deliverSavedAnswers(
  accountId: number,
  kinds: readonly WaitingKind[],
): Promise<boolean> {
  const ended: AttemptResult[] = []
  const refused: unknown[] = []
  const sent = await sendSavedAnswers(accountId, kinds, {
    onEnd: (result) => ended.push(result),
    onRefused: (error) => refused.push(error),
  })
  if (refused.length > 0) void notifyRefused(refused)
  if (sent.length === 0 && ended.length === 0) return false
  const channel = openAttemptChannel(accountId)
  // The end is not published: a screen that waits for it requests its own, and celebrates.
  for (const answer of sent) channel.say({ type: 'answered', ...answer })
  channel.close()
  const isStreakDay = ended.some(({ strike_added }) => strike_added)
  if (isStreakDay || sent.some(({ result }) => result.strike_added)) fireStreakShot()
  return true
}

/** No open screen would report it. */
async function notifyRefused(errors: readonly unknown[]): Promise<void> {
  await loadStudyTexts()
  await showToast('error', i18next.t('test.refused_answers', { count: errors.length }), {
    text: errorText(errors[0]),
    duration_ms: REFUSED_MS,
  })
}
