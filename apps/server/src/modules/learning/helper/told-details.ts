import { declarationsOf } from './page-cover.ts'
import type { CodeFiles } from './sent-files.ts'
import { inWords, isOrder, sentencesOf, type StepName } from './told-steps.ts'

/** A longer program is told apart by its steps; of a larger page no sentences tell all. */
const MOST_LINES = 3
const MOST_OF_PAGE = 4
/** A program of fewer is no more than its idea; a declaration is its property and its value. */
const FEWEST = { program: 3, page: 2 } as const
const LONGEST_SENTENCE = 600

const stepWords = new Map<StepName, RegExp>(inWords)
const out = stepWords.get('out')
const asked = stepWords.get('in')

/** What a call or a sign of a program is called in a sentence, beside its own name. */
const called: Readonly<Record<string, RegExp | undefined>> = {
  print: out,
  log: out,
  alert: out,
  input: asked,
  prompt: asked,
  int: /\bint\b|butun son|songa|в (?:целое )?числ/u,
  float: /\bfloat\b|kasr son|songa|в (?:дробное )?числ/u,
  number: /\bnumber\b|songa|в числ/u,
  str: /\bstr\b|matnga|в текст/u,
  len: /\blen\b|uzunli|длин/u,
  sum: /\bsum\b|yig'ind|сумм/u,
  range: /\brange\b|oraliq|промежут/u,
  sorted: /\bsorted\b|sarala|tartibla|сортир|упоряд/u,
  '+': stepWords.get('add'),
  '-': stepWords.get('sub'),
  '*': stepWords.get('mul'),
  '/': stepWords.get('div'),
  '//': /\/\/|butun bo'l|нацело/u,
  '%': /%|qoldi|остат/u,
  '**': /\*\*|daraja|kvadrat|степен|квадрат/u,
  return: stepWords.get('return'),
  def: stepWords.get('def'),
  function: stepWords.get('def'),
}

/** Counts which of a short solution's details an answer tells to write: its calls, signs and values. */
export class ToldDetails {
  readonly #details: readonly RegExp[]
  readonly #told = new Set<RegExp>()
  readonly #fewest: number
  #text = ''

  constructor(lines: readonly string[], solution: CodeFiles) {
    const isPage = !Object.keys(solution).some((name) => /\.(?:py|jsx?|tsx?)$/.test(name))
    this.#fewest = isPage ? FEWEST.page : FEWEST.program
    const details = isPage ? ofPage(lines) : lines.length <= MOST_LINES ? ofProgram(lines) : []
    this.#details = isPage && details.length > MOST_OF_PAGE ? [] : details
  }

  get isWhole(): boolean {
    return this.#details.length >= this.#fewest && this.#told.size === this.#details.length
  }

  get isSuspect(): boolean {
    return this.#details.length >= this.#fewest && this.#told.size * 2 >= this.#details.length
  }

  take(text: string, isEnd: boolean): void {
    if (this.#details.length < this.#fewest) return
    const { sentences, rest } = sentencesOf(this.#text + text)
    this.#text = rest.slice(-LONGEST_SENTENCE)
    for (const sentence of [...sentences, ...(isEnd ? [this.#text] : [])]) this.#tell(sentence)
  }

  #tell(sentence: string): void {
    const plain = sentence
      .slice(0, LONGEST_SENTENCE)
      .replaceAll(/[ʻʼ’‘`]/gu, "'")
      .toLowerCase()
    if (plain.trimEnd().endsWith('?') || !isOrder(plain)) return
    for (const detail of this.#details) if (detail.test(plain)) this.#told.add(detail)
  }
}

function ofProgram(lines: readonly string[]): RegExp[] {
  const code = lines.join('\n').toLowerCase()
  const words = [...code.matchAll(/(?<!\w)([a-z_]\w*)\(|\b(return|def|function)\b/g)].map(
    ([, name, word]) => word ?? name ?? '',
  )
  const plain = code.replaceAll(/"[^"]*"|'[^']*'/g, '""')
  const signs = [...plain.matchAll(/\*\*|\/\/|[-+*/%](?!=)/g)].map(([sign]) => sign)
  const texts = [...code.matchAll(/"([^"]{2,})"|'([^']{2,})'/g)].map(([, one, other]) => one ?? other ?? '')
  return regexesOf([...words, ...signs, ...texts])
}

function ofPage(lines: readonly string[]): RegExp[] {
  const text = lines.join('\n').toLowerCase()
  const tags = [...text.matchAll(/<([a-z][a-z\d-]*)/g)].map(([, tag = '']) => tag)
  return regexesOf([...tags, ...declarationsOf(text).flatMap(({ property, value }) => [property, value])])
}

const regexesOf = (details: readonly string[]): RegExp[] =>
  [...new Set(details)].map(
    (detail) =>
      (Object.hasOwn(called, detail) ? called[detail] : undefined) ??
      new RegExp(`(?<![\\p{L}\\d-])${escaped(detail)}(?![\\p{L}\\d-])`, 'u'),
  )

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
