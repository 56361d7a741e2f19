import type { DraftQuestion, Lang } from '@qadam/contract'
import { withCode } from './code-text.ts'
import { newId } from './new-question.ts'

type Piece = NonNullable<DraftQuestion['options']>[number]

/** The pieces that fill the blanks of the code, in their order, and those that fit nowhere. */
export function codePieces({ options = [], blanks = [] }: DraftQuestion): {
  right: Piece[]
  wrong: Piece[]
} {
  return {
    right: blanks.flatMap((id) => options.find((option) => option.id === id) ?? []),
    wrong: options.filter(({ id }) => !blanks.includes(id)),
  }
}

/** The question with one more piece, for the next blank or for none. */
export function addPiece(question: DraftQuestion, kind: 'right' | 'wrong'): DraftQuestion {
  const { options = [], blanks = [] } = question
  const id = newId()
  return {
    ...question,
    options: [...options, { id, code: '' }],
    blanks: kind === 'right' ? [...blanks, id] : blanks,
  }
}

export function changePiece(question: DraftQuestion, id: string, lang: Lang, text: string): DraftQuestion {
  const { options = [] } = question
  return {
    ...question,
    options: options.map((option) =>
      option.id === id ? { ...option, code: withCode(option.code, lang, text) } : option,
    ),
  }
}

export function removePiece(question: DraftQuestion, id: string): DraftQuestion {
  const { options = [], blanks = [] } = question
  return {
    ...question,
    options: options.filter((option) => option.id !== id),
    blanks: blanks.filter((blank) => blank !== id),
  }
}
