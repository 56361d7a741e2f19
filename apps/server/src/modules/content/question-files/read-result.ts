import {
  authoringLimits,
  type DraftQuestion,
  type QuestionFileNote,
  type QuestionFileReason,
  type QuestionFileReport,
} from '@qadam/contract'

export interface ReadPicture {
  /** As the questions call it. */
  path: string
  content: Uint8Array
}

export interface FoundQuestion {
  line: number
  name: string
  category: string
  question: DraftQuestion
  notes: QuestionFileNote[]
}

export interface ReadQuestions {
  format: QuestionFileReport['format']
  questions: FoundQuestion[]
  /** What can not be taken over, by its name or the beginning of its text. */
  left: QuestionFileReport['left']
  pictures: ReadPicture[]
}

type Option = NonNullable<DraftQuestion['options']>[number]
/** An option before it has an id. */
export type FoundOption = Omit<Option, 'id'>
export type FoundWords = Pick<DraftQuestion, 'text' | 'hint' | 'success'>

const { textMaxLength, options: MAX_PIECES } = authoringLimits
const MAX_OPTIONS = 8
const MAX_BLANKS = 8
const MAX_PIECE_LENGTH = 200
const MAX_TEMPLATE_LENGTH = 5000
const NAME_LENGTH = 100
const CATEGORY_LENGTH = 2000
const fillIn = { uz: 'Boʻsh joylarni toʻldiring.', ru: 'Заполните пропуски.' }

/** What a reader has found so far; the limits of a question are the same for every format. */
export class ReadResult {
  readonly newId: () => string
  readonly #mostQuestions: number
  readonly #questions: FoundQuestion[] = []
  readonly #left: ReadQuestions['left'] = []
  readonly #pictures: ReadPicture[] = []
  category = ''
  /** Where the question begins that is being read. */
  line = 1

  constructor(newId: () => string, mostQuestions: number) {
    this.newId = newId
    this.#mostQuestions = mostQuestions
  }

  /** Nothing more is taken, and enough was told. */
  get isFull(): boolean {
    return this.#questions.length >= this.#mostQuestions && this.#left.length >= this.#mostQuestions
  }

  /** @param detail what the file calls it. */
  leave(name: string, reason: QuestionFileReason, detail = ''): void {
    // A file of noise has one a line.
    if (this.#left.length < this.#mostQuestions)
      this.#left.push({ line: this.line, name: shorten(name), reason, detail: shorten(detail) })
  }

  picture(ending: string, content: Uint8Array): string {
    const path = `media/${this.newId()}.${ending}`
    this.#pictures.push({ path, content })
    return path
  }

  /** Takes a question whose options fit. */
  add(name: string, question: Omit<DraftQuestion, 'id'>, notes: Iterable<QuestionFileNote> = []): void {
    const taken: DraftQuestion = { id: this.newId(), ...question }
    const label = name || taken.text.uz
    for (const text of textsOf(taken)) text.uz = text.uz.trim()
    if (taken.text.uz === '') return this.leave(name, 'no_text')
    if (textsOf(taken).some(({ uz }) => uz.length > textMaxLength)) return this.leave(label, 'too_long')
    if (this.#questions.length >= this.#mostQuestions) return this.leave(label, 'too_many')
    this.#questions.push({
      line: this.line,
      name: shorten(label),
      category: endOf(this.category),
      question: taken,
      notes: [...new Set(notes)],
    })
  }

  /** A question with options of which one is right, or several. */
  addChoice(
    name: string,
    words: FoundWords,
    options: readonly FoundOption[],
    isSingle: boolean,
    notes: Iterable<QuestionFileNote> = [],
  ): void {
    const right = options.filter((option) => option.right).length
    const reason =
      optionFault(options) ??
      (right === 0 ? 'none_right' : isSingle && right > 1 ? 'several_right' : undefined)
    if (reason) return this.leave(name || words.text.uz, reason)
    const type = isSingle ? ('selected-file' as const) : ('selected-multiple' as const)
    this.add(name, { type, ...words, options: this.#withIds(options) }, notes)
  }

  /** A question whose options, as they stand, are in the right order. */
  addOrder(
    name: string,
    words: FoundWords,
    options: readonly FoundOption[],
    notes: Iterable<QuestionFileNote> = [],
  ): void {
    const reason = optionFault(options)
    if (reason) return this.leave(name || words.text.uz, reason)
    this.add(name, { type: 'selected-drag', ...words, options: this.#withIds(options) }, notes)
  }

  /**
   * A text with gaps into which pieces are dragged.
   * @param template with `___` for each gap.
   * @param blanks the piece of each gap, by its place among the pieces.
   */
  addGaps(
    name: string,
    words: FoundWords,
    { template, pieces, blanks }: { template: string; pieces: readonly string[]; blanks: readonly number[] },
    notes: Iterable<QuestionFileNote> = [],
  ): void {
    const label = name || words.text.uz || template
    if (blanks.length > MAX_BLANKS || pieces.length > MAX_PIECES) return this.leave(label, 'many_options')
    const options: Option[] = pieces.map((code) => ({ id: this.newId(), code }))
    const used = new Set<string>()
    const filled: string[] = []
    for (const place of blanks) {
      const piece = options[place]
      if (!piece) return this.leave(label, 'no_answer')
      // A piece can be dragged once: one that fills two gaps is there twice.
      const free = used.has(piece.id) ? { ...piece, id: this.newId() } : piece
      if (free !== piece) options.push(free)
      used.add(free.id)
      filled.push(free.id)
    }
    if (pieces.some((piece) => piece === '')) return this.leave(label, 'no_text')
    if (pieces.some((piece) => piece.length > MAX_PIECE_LENGTH) || template.length > MAX_TEMPLATE_LENGTH)
      return this.leave(label, 'too_long')
    if (filled.length === 0 || options.length < 2) return this.leave(label, 'few_options')
    if (options.length > MAX_PIECES) return this.leave(label, 'many_options')
    const asked = words.text.uz.trim() === '' ? { ...words, text: { ...fillIn } } : words
    const question = {
      type: 'selected-code-drag' as const,
      ...asked,
      template: { language: 'text', code: template },
      options: options.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      blanks: filled,
    }
    this.add(name, question, notes)
  }

  told(format: ReadQuestions['format']): ReadQuestions {
    if (this.#questions.length === 0 && this.#left.length === 0) this.leave('', 'no_questions')
    const used = picturesIn(this.#questions)
    return {
      format,
      questions: this.#questions,
      left: this.#left,
      // Those of questions that are left are left as well.
      pictures: this.#pictures.filter(({ path }) => used.has(path)),
    }
  }

  #withIds(options: readonly FoundOption[]): Option[] {
    return options.map((option) => ({ id: this.newId(), ...option }))
  }
}

/** The pictures that questions show, found in one pass: a file may have thousands. */
export function picturesIn(questions: unknown): Set<string> {
  return new Set(JSON.stringify(questions).match(/media\/[a-z2-7]{12}\.[a-z]{3,4}/g))
}

function optionFault(options: readonly FoundOption[]): QuestionFileReason | undefined {
  if (options.length < 2) return 'few_options'
  if (options.length > MAX_OPTIONS) return 'many_options'
  const shown = options.map(({ text, picture }) => `${text?.uz.trim() ?? ''}|${picture?.file ?? ''}`)
  if (shown.includes('|')) return 'no_text'
  return new Set(shown).size < shown.length ? 'same_options' : undefined
}

function textsOf({ text, hint, success, options = [] }: DraftQuestion): { uz: string }[] {
  return [text, hint, success, ...options.map((option) => option.text)].filter((one) => one !== undefined)
}

/** One line of a name, or of a text without its marks. */
function shorten(name: string): string {
  const line = name
    .slice(0, 10 * NAME_LENGTH)
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\\([\\`*_[\]<>$|~#+.)&-])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (line.length > NAME_LENGTH ? `${line.slice(0, NAME_LENGTH - 1)}…` : line).toWellFormed()
}

/** Of a category, which stands in others, its own name is the last; by the whole path it is told from others. */
function endOf(category: string): string {
  return category.slice(-CATEGORY_LENGTH).replaceAll(/\s+/g, ' ').trim().toWellFormed()
}
