import type { Question } from '@qadam/contract'
import type { ComponentType } from 'react'

/** What a content type (video, info) is given. It reports to the server itself what the student did. */
export interface ContentProps {
  question: Question
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
  answer_id: number | readonly number[] | null
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
}

export type QuestionView =
  | { kind: 'content'; Component: ComponentType<ContentProps>; load: () => Promise<unknown> }
  | { kind: 'answer'; Component: ComponentType<AnswerProps>; load: () => Promise<unknown> }
  /** A teacher decides: the lesson shows the work area of the type (features/lesson/work-areas.tsx). */
  | { kind: 'practice' }
