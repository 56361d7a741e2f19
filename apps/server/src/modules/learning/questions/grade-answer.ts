import { questionTypes, SchoolError } from '@qadam/contract'
import type { FieldProblem } from '../../../i18n/error-messages.ts'
import { questionTypeOf } from './question-types.ts'
import type { StoredQuestion } from './stored-question.ts'

export interface Grade {
  correct: boolean
  /** The answer as the type's shape parses it; what is stored. */
  answer: unknown
}

/**
 * Grades an answer by the stored key alone; whatever the client claims of it is ignored.
 * @throws SchoolError validation.failed when the answer has not the type's shape, or the type is not graded at once.
 */
export function gradeAnswer(question: StoredQuestion, answer: unknown): Grade {
  const type = questionTypeOf(question.type)
  const former = new Set<unknown>((question.content.former ?? []).map(({ id }) => id))
  const shape = questionTypes[question.type].answer
  const parsed = shape?.safeParse(answer)
  if (!type.grade || !parsed?.success) {
    const problem: FieldProblem = answer === undefined || answer === null ? 'missing' : 'invalid'
    throw new SchoolError('validation.failed', { fields: { answer: problem } })
  }
  // Chosen from what was on the screen before an author took it out: it says nothing of what is asked now.
  if ([parsed.data].flat().some((id) => former.has(id)))
    throw new SchoolError('validation.failed', { fields: { answer: 'invalid' } })
  return {
    correct: type.grade(question.key.answer, parsed.data, question.content.fields),
    answer: parsed.data,
  }
}

/** Whether a stored answer is right by the key as it is now; authors may have changed it since it was graded. */
export function isRightNow(question: StoredQuestion, answer: unknown): boolean {
  const { grade } = questionTypeOf(question.type)
  return grade?.(question.key.answer, answer, question.content.fields) ?? true
}

/** How a stored answer that is wrong comes close: right so far and not whole, or almost right. */
export function closenessOf(
  question: StoredQuestion,
  { correct, answer }: Grade,
): { partly?: true; near?: true } {
  if (correct) return {}
  const { isPartly, isNear } = questionTypeOf(question.type)
  const { key, content } = question
  return {
    ...(isPartly?.(key.answer, answer) && { partly: true }),
    ...(isNear?.(key.answer, answer, content.fields) && { near: true }),
  }
}
