import { isDeepStrictEqual } from 'node:util'
import {
  isOfSet,
  questionTypes,
  type AuthoringNotice,
  type DraftLesson,
  type DraftQuestion,
} from '@qadam/contract'
import { archiveQuestion } from './archive-form.ts'

export type ChangedQuestion = Pick<AuthoringNotice, 'kind' | 'question'>

/** The questions whose results will stay though what they were graded by is another, or is gone. */
export function changedQuestions(live: DraftLesson | null, next: DraftLesson): ChangedQuestion[] {
  const left = new Map(next.questions.map((question) => [question.id, question]))
  return (live?.questions ?? []).flatMap((before): ChangedQuestion[] => {
    const after = left.get(before.id)
    if (!after) return [{ kind: 'removed', question: before.id }]
    return isDeepStrictEqual(keyOf(before), keyOf(after))
      ? []
      : [{ kind: 'key_changed', question: before.id }]
  })
}

/** By what a question is graded. */
function keyOf(question: DraftQuestion): unknown {
  if (!isOfSet(question.type, 'test')) return question.type
  const form = archiveQuestion(question)
  return [question.type, ...Object.keys(questionTypes[question.type].draft).map((field) => form[field])]
}

/**
 * A question that changed its type is another one: what students answered to the former can't be read as an answer to it.
 * @param types of all that were ever published, by their stable ids: what is hidden or put aside has its answers, too.
 * @returns the stable ids of such questions.
 */
export function retypedQuestions(types: ReadonlyMap<string, string>, next: DraftLesson): string[] {
  return next.questions.filter(({ id, type }) => types.has(id) && types.get(id) !== type).map(({ id }) => id)
}
