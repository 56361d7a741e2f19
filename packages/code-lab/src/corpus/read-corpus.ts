import { readFileSync } from 'node:fs'

/** What a cause is called in each language. */
interface Cause {
  name: string
  uz: RegExp | string
  ru: RegExp | string
}

export type Causes = Readonly<Record<string, Omit<Cause, 'name'>>>

/** A program or a page as beginners write it, and what must be said of it. */
export interface Written {
  title: string
  program: string
  /** What input() is answered. */
  answers: string[]
  /** The line that is marked; 0 where the piece is right and nothing is told. */
  line: number
  /** What the explanation must name. */
  named: readonly Cause[]
  /** What it must not speak of. */
  never: readonly Cause[]
}

/**
 * The pieces of a file. Each begins with a line `#: title | line | causes | never causes | input answers`, of which a
 * right program has only the first and the last. A cause is a name of those given, or code in backticks that must stand
 * as it is.
 */
export function readCorpus(file: string, causes: Causes): readonly Written[] {
  const text = readFileSync(file, 'utf8')
  return text
    .split(/^#: /m)
    .slice(1)
    .map((piece) => {
      const [head = '', ...lines] = piece.split('\n')
      const [title = '', ...fields] = head.split(' | ')
      const after = (word: string) =>
        fields.find((field) => field.startsWith(`${word} `))?.slice(word.length + 1) ?? ''
      const [line = '0', named = ''] = fields.filter((field) => !/^(?:never|input) /.test(field))
      const program = lines.join('\n').replace(/\n+$/, '\n')
      const answers = after('input')
      return {
        title,
        program,
        answers: answers === '' ? [] : answers.split(', '),
        line: Number(line),
        named: causesOf(named, title, causes),
        never: causesOf(after('never'), title, causes),
      }
    })
}

function causesOf(text: string, title: string, causes: Causes): Cause[] {
  return [...text.matchAll(/`(?<code>[^`]+)`|(?<name>\S+)/g)].map(({ groups = {} }) => {
    const { code, name = '' } = groups
    if (code !== undefined) return { name: code, uz: code, ru: code }
    const words = causes[name]
    if (!words) throw new Error(`${title}: there is no cause ${name}`)
    return { name, ...words }
  })
}

/** What is wrong with an explanation, in words for whoever reads the test. */
export function faultsOf(text: string, lang: 'uz' | 'ru', { named, never }: Written): string[] {
  const says = (cause: Cause) => {
    const words = cause[lang]
    return typeof words === 'string' ? text.includes(words) : words.test(text)
  }
  return [
    ...named.filter((cause) => !says(cause)).map(({ name }) => `does not name ${name}`),
    ...never.filter(says).map(({ name }) => `must not speak of ${name}`),
  ]
}
