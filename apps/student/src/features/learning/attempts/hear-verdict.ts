import type { TryResult } from '@qadam/contract'
import { logEvent } from '../../../platform/event-log.ts'
import { playSound } from '../../../platform/sound.ts'

/** A verdict has its sound, and a hint that was shown is noted. */
export function hearVerdict(result: TryResult): void {
  playSound(result.correct ? 'correct-ans' : result.partly ? 'click' : 'wrong-ans')
  if (result.hint) logEvent('hint_seen', `question ${result.question_id}`)
}
