import type { AnswerKey, Question, QuestionType, TryResult, TypeOfSet } from '@qadam/contract'
import type { ComponentType } from 'react'

/** What a content type (video, info) is given. It reports to the server itself what the student did. */
export interface ContentProps {
  question: Question
  accountId: number
  lessonId: number
  /** Names the lesson, for the lock screen of a phone. */
  title: string
  /** The server refuses to count what is done here: the lesson closed, the account froze. */
  onRefused: (error: unknown) => void
}

/** What became of an answer that was given. */
export interface Verdict {
  /** Null where it is saved and not judged yet. */
  correct: boolean | null
  /** Not correct, but right so far: nothing of it is wrong, something is missing. */
  isPartly?: boolean
  /** What the student answered, as the server stores it. */
  answer: unknown
  /** The right answer, where the student may know it. */
  answer_id: AnswerKey | null
  /** What is said in the question's recordings, where that may be known. */
  transcripts?: TryResult['transcripts']
  /** Looked at again later: nothing is left to be done. */
  isReview?: boolean
}

/** What an answerable type is given. It holds its own draft and reports an answer as soon as that is complete. */
export interface AnswerProps {
  question: Question
  /** Id of the element with the question's text, which names the choices. */
  labelledBy: string
  /** Set once the answer was given: from then on nothing can be changed. */
  verdict: Verdict | undefined
  isChecking: boolean
  /** The whole answer in the contract's shape, or undefined while it is not whole. */
  onAnswer: (answer: unknown) => void
  /** Enter on a chosen option: the student is done. */
  onSubmit: () => void
  /** The one option that is the answer was pressed, which may be all that is to be done. */
  onPress: () => void
}

/** What a type is given that shows an answer again: later, beside the right one where the student may know it. */
export type ReviewProps = Pick<AnswerProps, 'question' | 'labelledBy'> & { verdict: Verdict }

export interface ContentType {
  Player: ComponentType<ContentProps>
}

export interface AnswerType {
  /** Collects an answer and marks it. */
  Player: ComponentType<AnswerProps>
  /** How an answer that was given stands in the review of a test. */
  Review: ComponentType<ReviewProps>
}

type QuestionTypeView<Type extends QuestionType> = Type extends TypeOfSet<'test'> ? AnswerType : ContentType

/** A type that is learned from or answered. Those that a teacher decides are defined by features/lesson. */
export function defineQuestionType<const Type extends TypeOfSet<'learn' | 'test'>>(
  type: Type,
  view: QuestionTypeView<Type>,
): QuestionTypeView<Type> & { type: Type } {
  return { type, ...view }
}
