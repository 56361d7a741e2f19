/** Words of Python, JavaScript, C++ and of pseudocode that stand for the same step. */
const steps: readonly (readonly [step: string, words: RegExp])[] = [
  [
    'loop',
    /^(?:for|foreach|while|repeat|loop|takrorla\p{L}*|har|uchun|toki|для|каждого|пока|повтор\p{L}*)$/u,
  ],
  ['if', /^(?:if|elif|agar|если)$/u],
  ['else', /^(?:else|aks|иначе)$/u],
  ['def', /^(?:def|function|funksiya|функция|lambda)$/u],
  ['return', /^(?:return|qaytar\p{L}*|вернуть|верни)$/u],
  [
    'out',
    /^(?:print|println|printf|cout|console|puts|echo|output|chiqar\p{L}*|вывод|вывести|выведи|напечатать)$/u,
  ],
  ['in', /^(?:input|cin|prompt|readline|scanf|oʻqi\p{L}*|kirit\p{L}*|ввод|ввести|введи|прочитать)$/u],
  ['and', /^(?:and|va|и)$/u],
  ['or', /^(?:or|yoki|или)$/u],
]
const signs: Readonly<Record<string, string>> = {
  '←': '=',
  ':=': '=',
  '===': '==',
  '!==': '!=',
  '>': '<',
  '>=': '<=',
  '&&': 'and',
  '||': 'or',
}
const token =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<word>\p{L}[\p{L}\p{N}_ʻ’']*)|(?<number>\d+(?:\.\d+)?)|(?<joined>\+\+|--|(?:\*\*|\/\/|[-+*/%])=)|(?<sign>\*\*|\/\/|===|!==|==|!=|<=|>=|:=|&&|\|\||<<|>>|=>|[-+*/%<>=←])/gu

/** Longer lines are nobody’s, and slow to read. */
const LONGEST_LINE = 2000

/** A line without its comment. */
const withoutComment = (line: string): string => line.replace(/(?:^|\s)(?:#|\/\/)\s.*$/u, '')

/** A step of a program, and how much it tells: giving a name a value is in every program. */
export interface Step {
  name: string
  weight: number
}

/**
 * What a line of code does, step by step, whatever its names are called and whatever language it is written in:
 * `x += y` and `jami = jami + son` are one and the same.
 */
export function shapeOf(code: string): Step[] {
  const found: string[] = []
  for (const { groups = {} } of withoutComment(code.slice(0, LONGEST_LINE).normalize('NFKC')).matchAll(
    token,
  )) {
    const { word, number, joined, sign } = groups
    const step = word === undefined ? undefined : steps.find(([, words]) => words.test(word.toLowerCase()))
    if (step) found.push(step[0])
    else if (number !== undefined) found.push(number)
    else if (joined !== undefined)
      found.push(
        '=',
        joined.replace(/=$|(?<=\+)\+|(?<=-)-/, ''),
        ...(/^(?:\+\+|--)$/.test(joined) ? ['1'] : []),
      )
    else if (sign !== undefined && !/^(?:<<|>>|=>)$/.test(sign)) found.push(signs[sign] ?? sign)
  }
  return found.map((name) => ({ name, weight: name === '=' ? 0.5 : 1 }))
}

export const weightOf = (steps: readonly Step[]): number => steps.reduce((sum, { weight }) => sum + weight, 0)

/** How much of one program's steps another one has in the same order, while it is still being read. */
export class ShapeCover {
  readonly #steps: readonly Step[]
  /** By how many steps of the program: the most of them found so far. */
  readonly #best: number[]
  #read = 0

  constructor(steps: readonly Step[]) {
    this.#steps = steps
    this.#best = Array.from({ length: steps.length + 1 }, () => 0)
  }

  take(read: readonly Step[]): void {
    for (const { name, weight } of read) {
      this.#read += weight
      let before = 0
      for (const [index, step] of this.#steps.entries()) {
        const diagonal = before
        before = this.#best[index + 1] ?? 0
        const matched = step.name === name ? diagonal + step.weight : 0
        this.#best[index + 1] = Math.max(before, matched, this.#best[index] ?? 0)
      }
    }
  }

  /** The weight of the steps that were found. */
  get found(): number {
    return this.#best.at(-1) ?? 0
  }

  /** The weight of all that was read. */
  get read(): number {
    return this.#read
  }
}
