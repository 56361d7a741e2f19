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

/** An id that says nothing: of an option it must not tell the answer. */
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

type Code = NonNullable<NonNullable<DraftQuestion['options']>[number]['code']>

/** Of code that differs by language the Uzbek one, which is what is edited. */
export function shownCode(code: Code | undefined): string {
  return typeof code === 'string' ? code : (code?.uz ?? '')
}

/** The same with another text; what is Russian in it stays. */
export function withCode(code: Code | undefined, text: string): Code {
  return typeof code === 'object' ? { ...code, uz: text } : text
}

/** The pieces that fill the blanks of the code, in their order, and those that fit nowhere. */
export function codePieces({ options = [], blanks = [] }: DraftQuestion): {
  right: string[]
  wrong: string[]
} {
  const codeOf = (id: string) => shownCode(options.find((option) => option.id === id)?.code)
  return {
    right: blanks.map(codeOf),
    wrong: options.filter(({ id }) => !blanks.includes(id)).map(({ id }) => codeOf(id)),
  }
}

/** The same the other way: a piece keeps its id while it stands in its place. */
export function withPieces(
  question: DraftQuestion,
  right: readonly string[],
  wrong: readonly string[],
): DraftQuestion {
  const { options = [], blanks = [] } = question
  const others = options.filter(({ id }) => !blanks.includes(id)).map(({ id }) => id)
  const isWritten = right.length === blanks.length && wrong.length === others.length
  const known = (id: string | undefined) => options.find((option) => option.id === id)?.code
  // A line that is written on keeps its Russian; where lines came or went, each takes its own along.
  const codeOf = (text: string, id: string | undefined): Code =>
    isWritten
      ? withCode(known(id), text)
      : (options.find(({ code }) => shownCode(code) === text)?.code ?? text)
  const pieces = right.map((text, index) => ({
    id: blanks[index] ?? newId(),
    code: codeOf(text, blanks[index]),
  }))
  const rest = wrong.map((text, index) => ({
    id: others[index] ?? newId(),
    code: codeOf(text, others[index]),
  }))
  return { ...question, options: [...pieces, ...rest], blanks: pieces.map(({ id }) => id) }
}
