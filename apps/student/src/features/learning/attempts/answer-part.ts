import type { ProgressPart } from '@qadam/ui/progress-parts'
import type { Outcome } from './answer-sheet.tsx'

/** How a question stands in the strip above it. */
export function partOf(answered: Outcome | undefined): ProgressPart {
  if (!answered) return 'open'
  if (answered.kind !== 'judged') return 'saved'
  return answered.result.correct ? 'right' : answered.result.partly ? 'partly' : 'wrong'
}
