import type { CodeFiles } from './sent-files.ts'

export type StepName =
  | 'value'
  | 'loop'
  | 'if'
  | 'else'
  | 'add'
  | 'sub'
  | 'mul'
  | 'div'
  | 'out'
  | 'in'
  | 'return'
  | 'def'

/** How much of a solution's steps an answer may tell one after another, each as what is to be done. */
const TOLERATED = 0.85
const SUSPECT = 0.5
/** Of a solution of fewer, its details tell (told-details.ts). */
const FEWEST = 3
const MOST_STEPS = 200
const LONGEST_SENTENCE = 600

/** What a line of code does, in the order in which a line does several. */
const inCode: readonly (readonly [StepName, RegExp])[] = [
  ['loop', /\b(?:for|while|forEach)\b/],
  ['else', /\belse\b(?!\s*if)/],
  ['if', /\b(?:if|elif)\b/],
  ['def', /\b(?:def|function)\b/],
  ['return', /\breturn\b/],
  ['out', /\bprint\s*\(|\bconsole\.log\b|\b(?:textContent|innerHTML|innerText)\s*=|\balert\s*\(/],
  ['add', /\+=|\+\+|\b(\w+)\s*=\s*(?:\1\s*\+|\w+\s*\+\s*\1\b)|\.(?:append|push|add)\s*\(/],
  ['sub', /-=|--|\b(\w+)\s*=\s*\1\s*-/],
  ['mul', /\*=|\b(\w+)\s*=\s*\1\s*\*/],
  ['div', /\/=|\b(\w+)\s*=\s*\1\s*\//],
]

/** The same in a sentence, in Uzbek and Russian. */
export const inWords: readonly (readonly [StepName, RegExp])[] = [
  [
    'value',
    /(?:nol|0|bir|1|bo'sh)\S*\s+(?:ber|ol|yoz|saqla|teng|qo'y)|ga teng|qiymat\S*\s+ber|o'zgaruvchi\S*\s+(?:och|yarat|e'lon|yoz|ol)|(?:созда|завед|объяв)\S*\s+(?:\S+\s+)?переменн|присво|запишите в|задайте/u,
  ],
  ['loop', /sikl|har bir|takrorla|aylan|\bfor\b|\bwhile\b|цикл|кажд|перебер|пройд|повтор/u],
  ['add', /qo'sh|jamla|oshir|\+=|прибав|слож|добав|увелич/u],
  ['sub', /ayir|kamaytir|вычт|отним|уменьш/u],
  ['mul', /ko'paytir|умнож/u],
  ['div', /bo'ling|bo'lamiz|раздел|подел/u],
  ['else', /aks holda|bo'lmasa|иначе/u],
  ['if', /\bagar\b|shart|tekshir|если|услови|провер/u],
  ['out', /chiqar|\bprint\b|console\.log|выве|напечата|покаж/u],
  ['in', /so'ra|\binput\b|kirit|o'qi|введ|запрос|считай|прочит/u],
  ['return', /qaytar|\breturn\b|верн|возвра/u],
  ['def', /funksiya|\bdef\b|функци/u],
]

const order = /(?:ing|ng|amiz|emiz|aylik)(?![\p{L}'])|(?:йте|ите|ьте|ем|ём|им)(?!\p{L})/u

/** Whether a sentence tells somebody to do something. */
export const isOrder = (sentence: string): boolean => order.test(sentence)

/** The sentences of a text that are at their end, and what comes after them. */
export function sentencesOf(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(/[.!?…](?=\s)|[;\n]/g)) {
    sentences.push(text.slice(start, index + end.length))
    start = index + end.length
  }
  return { sentences, rest: text.slice(start) }
}

/**
 * Counts which of a solution's steps an answer tells to take, one after another: a solution told in sentences is one,
 * too. A question tells nothing.
 */
export class ToldSteps {
  readonly #steps: readonly StepName[]
  /** By how many steps of the solution: the most of them told so far, in its order. */
  readonly #best: number[]
  #text = ''
  #last: StepName | undefined

  constructor(solution: CodeFiles) {
    this.#steps = stepsOf(solution)
    this.#best = Array.from({ length: this.#steps.length + 1 }, () => 0)
  }

  get isWhole(): boolean {
    return this.#isPart(TOLERATED)
  }

  get isSuspect(): boolean {
    return this.#isPart(SUSPECT)
  }

  take(text: string, isEnd: boolean): void {
    if (this.#steps.length < FEWEST) return
    const { sentences, rest } = sentencesOf(this.#text + text)
    for (const sentence of sentences) this.#tell(sentence)
    this.#text = rest.slice(-LONGEST_SENTENCE)
    if (isEnd) this.#tell(this.#text)
  }

  #tell(sentence: string): void {
    const plain = sentence
      .slice(0, LONGEST_SENTENCE)
      .replaceAll(/[ʻʼ’‘`]/gu, "'")
      .toLowerCase()
    if (plain.trimEnd().endsWith('?')) return
    // A condition stands before what is to be done, with a comma between them.
    let clause = ''
    for (const part of plain.split(/,|(?<![\p{L}'])(?:keyin|so'ng|va|потом|затем|и)(?![\p{L}'])/u)) {
      clause += `${part} `
      if (!isOrder(part)) continue
      this.#takeSteps(clause)
      clause = ''
    }
  }

  #takeSteps(clause: string): void {
    const found = inWords
      .map(([name, words]) => ({ name, at: clause.search(words) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)
    for (const { name } of found) {
      if (name === this.#last) continue
      this.#last = name
      let before = 0
      for (const [index, step] of this.#steps.entries()) {
        const diagonal = before
        before = this.#best[index + 1] ?? 0
        this.#best[index + 1] = Math.max(before, step === name ? diagonal + 1 : 0, this.#best[index] ?? 0)
      }
    }
  }

  #isPart(share: number): boolean {
    const { length } = this.#steps
    return length >= FEWEST && (this.#best.at(-1) ?? 0) >= length * share
  }
}

/** The steps of a solution's programs, each that follows itself once. */
function stepsOf(files: CodeFiles): StepName[] {
  return Object.entries(files)
    .filter(([name]) => /\.(?:py|jsx?|tsx?)$/.test(name))
    .flatMap(([, text]) => text.split('\n'))
    .flatMap((line) => stepsOfLine(line.slice(0, LONGEST_SENTENCE).replace(/#.*$|\/\/.*$/, '')))
    .filter((step, index, all) => step !== all[index - 1])
    .slice(0, MOST_STEPS)
}

function stepsOfLine(line: string): StepName[] {
  const found = inCode
    .map(([name, code]) => ({ name, at: line.search(code) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
  if (found.length > 0) return found
  if (/\binput\s*\(|\bprompt\s*\(/.test(line)) return ['in']
  return /[^=!<>]=(?!=)/.test(line) ? ['value'] : []
}
