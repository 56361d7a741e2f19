import {
  isOfSet,
  questionSet,
  questionTypeNames,
  questionTypes,
  type DraftLesson,
  type DraftQuestion,
  type QuestionSet,
  type QuestionType,
} from '@qadam/contract'

/** Which sets of questions a lesson of a kind may hold. */
const sets: Record<DraftLesson['type'], readonly QuestionSet[]> = {
  Learn: ['learn', 'test'],
  Learn_Practice: ['learn', 'test', 'practice'],
  Practice: ['learn', 'practice'],
  Demoday: ['learn', 'practice'],
}

/** Which types it may hold, in the order they are offered. */
export function typesOf(lesson: DraftLesson['type']): QuestionType[] {
  return questionTypeNames.filter((type) => sets[lesson].includes(questionSet(type)))
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A meaningless id: of an option it must not reveal the answer. */
export function newId(random: () => number = Math.random): string {
  return Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
}

/** A question of a type with nothing written in it yet. */
export function newQuestion(type: QuestionType, random?: () => number): DraftQuestion {
  const newOne = () => newId(random)
  return {
    id: newOne(),
    type,
    text: { uz: '' },
    ...(isOfSet(type, 'test') && { hint: { uz: '' }, success: { uz: '' } }),
    ...questionTypes[type].emptyDraft(newOne),
  }
}

/** A question beside its original, under an id of its own. */
export function copyQuestion(questions: readonly DraftQuestion[], id: string): DraftQuestion[] {
  return questions.flatMap((question) =>
    question.id === id ? [question, { ...question, id: newId() }] : [question],
  )
}

/** A question one step up or down; the same list where it has nowhere to go. */
export function moveQuestion<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  step: -1 | 1,
): Item[] {
  const at = items.findIndex((item) => item.id === id)
  const [one, other] = [items[at], items[at + step]]
  return one && other && at + step >= 0 ? items.with(at, other).with(at + step, one) : [...items]
}
