import type { Branch } from './clues.ts'

export interface Rule {
  /** The exception, or one it is a kind of. */
  type: string
  message?: RegExp
  /** What the line itself must show. */
  code?: RegExp
  /** Whether Python stumbles over the very first word of the line. */
  atStart?: true
}

/** What the message or a clue named: a name, and where there are two things, the one and the other. */
export interface Named {
  name: string
  one: string
  other: string
  count: string
  letter: string
  line: number
  branch: Branch
  head: number
  /** The exception and its message. */
  type: string
  message: string
}

export type Say = (named: Named) => string

/** The words and signs of Python for those of other languages. */
export const logicWords: Readonly<Record<string, string>> = { '&&': 'and', '||': 'or', '!': 'not' }
export const signs: Readonly<Record<string, string>> = {
  '===': '==',
  '!==': '!=',
  '=<': '<=',
  '=>': '>=',
  '=!': '!=',
  '<>': '!=',
}

/** The signs of Python for those of a book of mathematics. */
export const mathSigns: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '÷': '/',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
}

/** A sign with what it is called, where it has a name. */
export const signNames =
  (names: Readonly<Record<string, string>>) =>
  (sign: string): string =>
    names[sign] === undefined ? `«${sign}»` : `${names[sign]} (${sign})`

const methodsOf = {
  str: 'upper lower title capitalize split strip lstrip rstrip replace join startswith endswith isdigit isalpha format',
  list: 'append extend insert sort reverse',
  dict: 'keys values items get setdefault',
}

/** Whose method it is that another kind of value was asked for: of a text, a list or a dictionary, where one is sure. */
export function ownerOf(method: string): keyof typeof methodsOf | undefined {
  const owners = Object.keys(methodsOf) as (keyof typeof methodsOf)[] // the keys are the owners
  return owners.find((owner) => methodsOf[owner].split(' ').includes(method))
}

/** Whether int(...) and str(...) can bring two values to one kind. */
export const areSimple = (...kinds: string[]): boolean =>
  kinds.every((each) => ['int', 'float', 'bool', 'str'].includes(each)) && kinds.includes('str')

/** What str(...) makes a name of itself of, and no text of what is in it. */
export const isRow = (kind: string): boolean =>
  /^(?:reversed|map|filter|zip|enumerate|bytes|generator|dict_\w+|\w*iterator|function|method|builtin_function_or_method|type|module)$/.test(
    kind,
  )

/** The message of an exception; a KeyError's is its key as Python writes it. */
export function said(type: string, message: string): string {
  const text =
    type === 'KeyError' ? message.replace(/^(?<quote>['"])(?<text>.*)\k<quote>$/, '$<text>') : message
  return text === '' ? type : `«${text}»`
}

/** Whether a name that is not known is probably a person's or a place's rather than a typo. */
export function isWord(name: string, other: string): boolean {
  return /^\p{Lu}/u.test(name) && !isOtherCase(name, other)
}

export const isOtherCase = (name: string, other: string): boolean =>
  name.toLowerCase() === other.toLowerCase()

/** The names of a message ('a', 'b' and 'c') in the words of a language. */
export function listed(names: string, and: string): string {
  return names.replaceAll("'", '').replace(/,? and /, ` ${and} `)
}

/** What split(...) is given for numbers that were typed so. */
export const apart = (numbers: string): string =>
  numbers.includes(',') ? '","' : numbers.includes(';') ? '";"' : ''

/** What makes a number of one text, or of each of two. */
export function madeNumber(name: string, other: string, kind: string, say: string): string {
  const made = [name, other]
    .filter((each) => each !== '')
    .map((each) => `${kind}(${each.startsWith('input(') ? 'input(...)' : each})`)
  return `${say}: ${made.join(', ')}`
}
