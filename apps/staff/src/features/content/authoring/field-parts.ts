import type { AuthoredMedium, DraftQuestion } from '@qadam/contract'

export interface QuestionFieldsProps {
  question: DraftQuestion
  /** The files of the course. */
  media: readonly AuthoredMedium[]
  onChange: (question: DraftQuestion) => void
}
