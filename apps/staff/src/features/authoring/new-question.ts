import type { DraftLesson, DraftQuestion } from '@qadam/contract'

type Type = DraftQuestion['type']

/** Which types a lesson of a kind may hold, in the order they are offered. */
export const typesOf: Record<DraftLesson['type'], readonly Type[]> = {
  Learn: [
    'info',
    'video',
    'selected-file',
    'selected-multiple',
    'selected-drag',
    'selected-code-drag',
    'image-based-question',
  ],
  Learn_Practice: [
    'info',
    'video',
    'selected-file',
    'selected-multiple',
    'selected-drag',
    'selected-code-drag',
    'image-based-question',
    'text',
    'input-file',
    'voice',
    'compiler',
  ],
  Practice: ['info', 'video', 'text', 'input-file', 'voice', 'compiler'],
  Demoday: ['info', 'video', 'text', 'input-file', 'voice', 'compiler'],
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A meaningless id: of an option it must not reveal the answer. */
export function newId(random: () => number = Math.random): string {
  return Array.from({ length: 8 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
}

/** A question of a type with nothing written in it yet. */
export function newQuestion(type: Type, random?: () => number): DraftQuestion {
  const question: DraftQuestion = { id: newId(random), type, text: { uz: '' } }
  const told = { hint: { uz: '' }, success: { uz: '' } }
  const option = () => ({ id: newId(random), text: { uz: '' } })
  switch (type) {
    case 'selected-file':
    case 'selected-multiple':
    case 'selected-drag':
    case 'image-based-question':
      return { ...question, ...told, options: [option(), option(), option()] }
    case 'selected-code-drag':
      return {
        ...question,
        ...told,
        template: { language: 'python', code: '' },
        options: [],
        blanks: [],
      }
    case 'compiler':
      return { ...question, language: 'python', starter: { 'main.py': '' } }
    case 'voice':
      return { ...question, max_s: 120 }
    default:
      return question
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
