import type { AnswerKey, Lang, Question, TryResult } from '@qadam/contract'
import { say, type Localized } from '../../../i18n/localized.ts'
import { answerOf, presentSubmission, type SubmissionRecord } from '../submissions/index.ts'
import { closenessOf, isRightNow } from './grade-answer.ts'
import type { Showing } from './question-type.ts'
import { questionTypeOf } from './question-types.ts'
import { showHtml } from './stored-html.ts'
import type { StoredQuestion } from './stored-question.ts'

/** The answer a student gave, in the attempt that counts for what they may see now. */
export interface GivenAnswer {
  answer: unknown
  correct: boolean
  answered_at: Date
}

/**
 * How much of a key a student may know: `given` in a running or lost attempt (the key of what was answered right, the
 * hint of what was not), `all` in the review of a passed test (decisions 1).
 */
export type Review = 'given' | 'all'

export interface Revealed {
  answer_id: AnswerKey | null
  hint: string | null
  success_message: string | null
  feedback?: string
  transcripts?: TryResult['transcripts']
}

/** What of the key is sent with the reply to an answer. */
export function reveal(
  question: StoredQuestion,
  given: { correct: boolean; answer?: unknown } | undefined,
  review: Review,
  showing: Pick<Showing, 'lang' | 'mediaUrl'>,
): Revealed {
  // It was right by a key that authors changed since: shown as it was graded, it says nothing of the key as it is now.
  if (given?.correct && given.answer !== undefined && !isRightNow(question, given.answer))
    return { answer_id: given.answer as AnswerKey, hint: null, success_message: null } // as its type parsed it
  const knows = review === 'all' || given?.correct === true
  const html = (text: Localized | null) => (text ? showHtml(text, showing) : null)
  const feedback = given?.correct === false ? html(feedbackOf(question, given.answer)) : null
  return {
    answer_id: knows ? keyOf(question, showing.lang) : null,
    hint: given?.correct === false ? html(question.key.hint) : null,
    success_message: knows ? html(question.key.success) : null,
    ...(feedback !== null && { feedback }),
    ...(knows &&
      question.key.transcripts && {
        transcripts: question.key.transcripts.map(({ option_id, text }) => ({
          option_id,
          text: showHtml(text, showing),
        })),
      }),
  }
}

/**
 * Why a wrong answer's option is wrong: of the first one that has it, whatever else was chosen, so that ticking all
 * options tells of one, as choosing one does. The order of ids is random and stays.
 */
function feedbackOf({ key }: StoredQuestion, answer: unknown): Localized | null {
  const chosen = [answer].flat()
  const told = (key.feedback ?? []).filter(({ option_id }) => chosen.includes(option_id))
  return told.toSorted((one, other) => one.option_id - other.option_id)[0]?.text ?? null
}

function keyOf({ type, key }: StoredQuestion, lang: Lang): AnswerKey | null {
  return (questionTypeOf(type).reveal?.(key.answer, lang) ?? null) as AnswerKey | null // as an answer of the type
}

/** A question as one student sees it, field by field. */
export function presentQuestion(
  question: StoredQuestion,
  showing: Showing,
  given: GivenAnswer | undefined,
  review: Review,
  submission?: SubmissionRecord,
  lesson?: { id: number; title: Localized },
): Question {
  const fields = questionTypeOf(question.type).show(question.content.fields, showing)
  const { text, tip } = question.content
  return {
    id: question.id,
    order_number: question.order_number,
    type: question.type,
    tip: tip ? showHtml(tip, showing) : null,
    question: showHtml(text, showing),
    other: { options: [], ...fields, ...reveal(question, given, review, showing) },
    result: resultOf(question, given, submission),
    submission: submission ? presentSubmission(submission, showing.mediaUrl) : null,
    ...(lesson && { lesson: { id: lesson.id, title: say(lesson.title, showing.lang) } }),
  }
}

function resultOf(
  question: StoredQuestion,
  given: GivenAnswer | undefined,
  submission: SubmissionRecord | undefined,
): Question['result'] {
  if (given)
    return {
      correct: given.correct,
      ...closenessOf(question, given),
      answer: given.answer,
      answered_at: given.answered_at.toISOString(),
    }
  if (!submission) return null
  return {
    correct: null,
    answer: answerOf(submission),
    answered_at: submission.submitted_at.toISOString(),
  }
}
