import type { Lang, TryResult } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { closenessOf } from './grade-answer.ts'
import { reveal, type Review } from './present-question.ts'
import type { StoredQuestion } from './stored-question.ts'

interface Viewing {
  lang: Lang
  mediaUrl: (key: string) => string
}

export const viewingOf = ({ lang, media, now }: ActionContext): Viewing => ({
  lang,
  mediaUrl: (key) => media.url(key, now),
})

/** An answer as it was graded, and what it brought. */
export type GradedAnswer = Pick<TryResult, 'answer' | 'points_added' | 'coins_added' | 'strike_added'> & {
  correct: boolean
}

/** What an answer came to, with as much of the key as its student may know. */
export function presentTry(
  question: StoredQuestion,
  answer: GradedAnswer,
  review: Review,
  viewing: Viewing,
): TryResult {
  return {
    question_id: question.id,
    correct: answer.correct,
    ...closenessOf(question, answer),
    answer: answer.answer,
    ...reveal(question, answer, review, viewing),
    strike_added: answer.strike_added,
    points_added: answer.points_added,
    coins_added: answer.coins_added,
  }
}
