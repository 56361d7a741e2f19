import { questionSet, type AnswerKey, type Question, type TryResult } from '@qadam/contract'
import { joinedHtml } from './joined-html.ts'
import type { Run } from './attempt-machine.ts'

export interface ReviewItem {
  question: Question
  /** From 1, the place in the attempt, or in the lesson where the attempt is no longer known. */
  number: number
  /** `partly`: not right, but nothing of it is wrong. */
  outcome: 'right' | 'partly' | 'wrong' | 'unanswered'
  answer: unknown
  /** The key, where the student may know it. */
  answer_id: AnswerKey | null
  /** What is said in its recordings, where that may be known. */
  transcripts?: TryResult['transcripts']
  /** Why the option that was chosen is wrong, and why the key is right, where it is known; else the hint. Sanitised HTML. */
  note: { kind: 'why' | 'hint'; html: string } | null
}

const first: Record<ReviewItem['outcome'], number> = {
  wrong: 0,
  partly: 1,
  unanswered: 2,
  right: 3,
}

/**
 * What became of each question of a test, wrong ones first. How much of a key is in it is the server's to decide:
 * everything after a pass, after a lost attempt only what was answered right, and hints.
 * @param run the attempt that just ended; without it the server's own record of the last one.
 */
export function reviewItems(questions: readonly Question[], run?: Run): ReviewItem[] {
  const tested = questions.filter(({ type }) => questionSet(type) === 'test')
  const byId = new Map(tested.map((question) => [question.id, question]))
  const shown = run ? run.attempt.question_ids.flatMap((id) => byId.get(id) ?? []) : tested
  return shown
    .map((question, index) => itemOf(question, index + 1, run))
    .toSorted((left, right) => first[left.outcome] - first[right.outcome])
}

function itemOf(question: Question, number: number, run: Run | undefined): ReviewItem {
  const answered = run?.answered[question.id]
  const judged = answered?.kind === 'judged' ? answered.result : undefined
  const correct = judged ? judged.correct : question.result?.correct
  const isPartly = (judged ? judged.partly : question.result?.partly) === true
  const { other } = question
  const answer_id = other.answer_id ?? judged?.answer_id ?? null
  const why = other.success_message ?? judged?.success_message ?? null
  const hint = other.hint ?? judged?.hint ?? null
  const feedback = other.feedback ?? judged?.feedback
  return {
    question,
    number,
    outcome: correct === true ? 'right' : correct === false ? (isPartly ? 'partly' : 'wrong') : 'unanswered',
    answer: judged?.answer ?? question.result?.answer,
    answer_id,
    transcripts: other.transcripts ?? judged?.transcripts,
    note: noteOf(answer_id !== null && why !== null ? 'why' : 'hint', { why, hint, feedback }),
  }
}

function noteOf(
  kind: 'why' | 'hint',
  said: { why: string | null; hint: string | null; feedback: string | undefined },
): ReviewItem['note'] {
  const html = joinedHtml(said.feedback, said[kind])
  return html === null ? null : { kind, html }
}

/** Whether an answer was given that did not count. */
export function isMistake({ outcome }: ReviewItem): boolean {
  return outcome === 'wrong' || outcome === 'partly'
}

/** What the link to the review offers: mistakes where there are some; undefined where there is nothing to review. */
export function reviewKind(items: readonly ReviewItem[]): 'mistakes' | 'answers' | undefined {
  if (items.some(isMistake)) return 'mistakes'
  return items.some(({ outcome, answer_id }) => outcome === 'right' || answer_id !== null)
    ? 'answers'
    : undefined
}
