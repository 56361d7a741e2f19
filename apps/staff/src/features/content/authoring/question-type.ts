import type { DraftQuestion, Lang, QuestionType } from '@qadam/contract'
import type { ComponentType } from 'react'
import type { QuestionFieldsProps } from './field-parts.ts'

/** How a question of a type is written and read in the console. */
export interface QuestionTypeView {
  /** The fields of the type beside the texts of every question; null where it has none. */
  Editor: ComponentType<QuestionFieldsProps> | null
  /** What a version holds of them. */
  Summary: ComponentType<{ question: DraftQuestion }> | null
  /** How high its text is at least: 3 lines where absent. */
  textRows?: number
  /** The files that a student would begin with. */
  starter?: (question: DraftQuestion, lang: Lang) => Record<string, string> | undefined
}

export function defineQuestionType<const Type extends QuestionType>(
  type: Type,
  view: QuestionTypeView,
): QuestionTypeView & { type: Type } {
  return { type, ...view }
}
