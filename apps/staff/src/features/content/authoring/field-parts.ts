import type { AuthoredMedium, DraftQuestion } from '@qadam/contract'

export interface QuestionFieldsProps {
  question: DraftQuestion
  /** The files of the course. */
  media: readonly AuthoredMedium[]
  onChange: (question: DraftQuestion) => void
}
export const selectClass = 'min-h-12 rounded-control border border-control bg-card px-3 text-base'
