import type { Token } from 'acorn'
import type { Slip } from './problem.ts'
import { bracketsOf, closingOf, type Brackets, type OpenBracket } from './script-brackets.ts'
import { similar } from './project-names.ts'
import { isVerified } from './script-repairs.ts'

/** Where a parser gave up: what it had read, and what it did not expect. */
interface Stop {
  text: string
  message: string
  at: number
  tokens: readonly Token[]
}

/** The cause of a syntax error, as far as what stands around it shows one. */
export function scriptClue(stop: Stop): Slip | undefined {
  const seen = new Seen(stop)
  for (const clue of clues) {
    const found = clue(seen)
    if (!found) continue
    const told = { at: stop.at, ...found }
    if (isVerified(told, stop)) return told
  }
  return undefined
}

type Found = Omit<Slip, 'at'> & { at?: number }

/** The place of an error, and the words around it. */
class Seen {
  readonly text: string
  readonly message: string
  readonly at: number
  readonly tokens: readonly Token[]
  readonly brackets: Brackets
  /** What follows, from the unexpected on. */
  readonly rest: string
  /** The unexpected word or sign. */
  readonly here: string

  constructor({ text, message, at, tokens }: Stop) {
    this.text = text
    this.message = message
    this.at = at
    this.tokens = tokens.filter(({ end }) => end <= at)
    this.brackets = bracketsOf(text, this.tokens)
    this.rest = text.slice(at)
    this.here = /^(?:[\p{L}\p{N}_$]+|=>|===?|\S)/u.exec(this.rest)?.[0] ?? ''
  }

  /** The word that stands so many tokens before: 1 is the last. */
  back(steps: number): string {
    const token = this.tokens.at(-steps)
    return token ? this.text.slice(token.start, token.end) : ''
  }

  startOf(steps: number): number {
    return this.tokens.at(-steps)?.start ?? this.at
  }

  get innermost(): OpenBracket | undefined {
    return this.brackets.open.at(-1)
  }

  /** The parser says no more than that. */
  get isUnexpected(): boolean {
    return /^unexpected (?:token|character)/i.test(this.message)
  }

  get isInList(): boolean {
    const sign = this.innermost?.sign
    return sign === '[' || sign === '('
  }

  /** The word before a bracket. */
  before({ index }: OpenBracket): string {
    const token = this.tokens[index - 1]
    return token ? this.text.slice(token.start, token.end) : ''
  }

  /** Whether a line ends between two places. */
  isCut(from: number, to: number): boolean {
    return this.text.slice(from, to).includes('\n')
  }

  get isOnNextLine(): boolean {
    return this.isCut(this.tokens.at(-1)?.end ?? 0, this.at)
  }

  /** Whether the token so many steps before begins a statement. */
  begins(steps: number): boolean {
    const before = this.tokens.at(-steps - 1)
    if (!before) return true
    if (/^[;{}]$/.test(this.back(steps + 1))) return true
    return this.isCut(before.end, this.startOf(steps))
  }

  /** Where the bracket that the last token closes was opened, as a token's place. */
  get openedBy(): number | undefined {
    let depth = 0
    for (let at = this.tokens.length - 1; at >= 0; at -= 1) {
      const label = this.tokens[at]?.type.label ?? ''
      if (label === ')') depth += 1
      else if (label === '(' && (depth -= 1) === 0) return at
    }
    return undefined
  }

  /** The word before the brackets that end here: `if` of `if (x)`. */
  get head(): Token | undefined {
    const opened = this.back(1) === ')' ? this.openedBy : undefined
    return opened === undefined ? undefined : this.tokens[opened - 1]
  }

  wordOf(token: Token | undefined): string {
    return token ? this.text.slice(token.start, token.end) : ''
  }
}

const isName = (word: string): boolean => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(word)
const declares = /^(?:let|const|var)$/
const keywords =
  'function const let var return else while switch case break continue class import export new typeof async await catch finally throw for try'.split(
    ' ',
  )
const python: Readonly<Record<string, string>> = {
  def: 'function',
  elif: 'else if',
  and: '&&',
  or: '||',
  not: '!',
  is: '===',
}

const pythonWord = (name: string, at: number): Found =>
  python[name] !== undefined
    ? { kind: 'python_word', name, other: python[name], at }
    : // As other languages have it.
      { kind: 'word_misspelt', name, suggestion: 'else if', at }

/** `mening ismim` as one name. */
const joined = (words: string): string =>
  words.replace(/[\s-]+(\S)/g, (_all, letter: string) => letter.toUpperCase())

/** Each is asked in this order; the first that knows the cause says it. */
const clues: readonly ((seen: Seen) => Found | undefined)[] = [
  quotes,
  foreign,
  conditions,
  declarations,
  words,
  ({ message }) => (/missing catch/i.test(message) ? { kind: 'try_alone' } : undefined),
  ternary,
  jsx,
  objects,
  closers,
  lists,
  ends,
]

function quotes(seen: Seen): Found | undefined {
  const { here, rest } = seen
  if (/^[“”„«»‘’]/.test(here)) return { kind: 'curly_quotes', name: here }
  const last = seen.tokens.at(-1)
  const isAfterText = last?.type.label === 'string' && last.end === seen.at && isName(here)
  if (isAfterText && /^[^\n]*["']/.test(rest)) return { kind: 'inner_quotes' }
  return undefined
}

/** What is of another language. */
function foreign(seen: Seen): Found | undefined {
  const { text, at, here, rest } = seen
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1)
  if (/^\s*#/.test(line) && at - text.lastIndexOf('\n', at - 1) - 1 <= line.indexOf('#') + 1)
    return { kind: 'python_comment' }
  const tag = /^<(?:script|style|html|body|head|!doctype|\/script|\/style)\b[^>\n]*>/i.exec(rest)?.[0]
  if (tag !== undefined) return { kind: 'html_in_script', name: tag }
  if (/^["']/.test(here) && seen.back(1) === 'f' && text[at - 1] === 'f')
    return { kind: 'python_f_string', at: seen.startOf(1) }
  if (/^(?:and|or|is)$/.test(here) && seen.tokens.length > 0 && !seen.isOnNextLine)
    return pythonWord(here, at)
  if (/^(?:def|not)$/.test(seen.back(1)) && !seen.isOnNextLine)
    return pythonWord(seen.back(1), seen.startOf(1))
  const head = seen.wordOf(seen.head)
  const isBlock = here === '{' || here === ':'
  if (isBlock && /^(?:elif|els?eif|elsif)$/.test(head)) return pythonWord(head, seen.head?.start ?? at)
  if (/^(?:elif|els?eif|elsif)$/.test(seen.back(1))) return pythonWord(seen.back(1), seen.startOf(1))
  const isOfFor = seen.innermost?.sign === '(' && seen.before(seen.innermost) === 'for'
  if (here === ':' && declares.test(seen.back(2)) && isName(seen.back(1)) && !isOfFor)
    return { kind: 'typescript' }
  return undefined
}

/** `if`, `else`, `for` and their like. */
function conditions(seen: Seen): Found | undefined {
  const { here, innermost } = seen
  const last = seen.back(1)
  if (/^(?:if|while|for|switch)$/.test(last) && here !== '(') return { kind: 'needs_brackets', name: last }
  if (here === 'else' && !/^(?:else|\{)$/.test(last)) return { kind: 'else_alone' }
  if (last === 'then') return { kind: 'then_word', at: seen.startOf(1) }
  const head = seen.wordOf(seen.head)
  if (here === '{' && head === 'else') return { kind: 'else_condition', at: seen.head?.start ?? seen.at }
  if (here === ':' && (last === 'else' || /^(?:if|while|for)$/.test(head))) return { kind: 'colon_for_brace' }
  if (innermost && seen.before(innermost) === 'for' && innermost.sign === '(') {
    const inside = seen.text.slice(innermost.at, seen.at)
    if (inside.includes(',') && !inside.includes(';')) return { kind: 'for_commas' }
  }
  const start = seen.tokens.findLastIndex((_token, at) => seen.begins(seen.tokens.length - at))
  const first = seen.tokens[start]
  if (first && /^(?:case|default)$/.test(seen.wordOf(first)) && seen.isOnNextLine)
    return { kind: 'case_colon', name: seen.wordOf(first), at: first.start }
  return undefined
}

/** What follows `let`, `const`, `var` and `function`. */
function declarations(seen: Seen): Found | undefined {
  const { here, rest, message } = seen
  const last = seen.back(1)
  if (/directly after number/i.test(message) && declares.test(last)) {
    const name = /^[\w$]*/.exec(seen.text.slice((seen.tokens.at(-1)?.end ?? 0) + 1))?.[0] ?? ''
    return { kind: 'name_digit', name }
  }
  if (last === 'function' && here === '(' && seen.begins(1)) return { kind: 'function_name' }
  if (last === 'await' && (isName(here) || here === '('))
    return { kind: 'await_outside_async', at: seen.startOf(1) }
  const isDeclared = declares.test(seen.back(2)) && isName(last)
  if (isDeclared) {
    if (isName(here) && !seen.isOnNextLine) {
      const name = `${last} ${here}`
      return { kind: 'name_space', name, other: joined(name), at: seen.startOf(1) }
    }
    if (here === '-') {
      const name = last + (/^(?:-[\p{L}\p{N}_$]+)+/u.exec(rest)?.[0] ?? '-')
      return { kind: 'name_hyphen', name, other: joined(name), at: seen.startOf(1) }
    }
    if (here.startsWith('==')) return { kind: 'declare_equals' }
    if (/^["'`\d]/.test(here) && !seen.isOnNextLine) return { kind: 'missing_equals' }
    if (seen.back(2) === 'const' && (here === ';' || here === '' || seen.isOnNextLine))
      return { kind: 'const_value', name: last, at: seen.startOf(1) }
  }
  const isOpenEnd = here === ';' || here === '' || here === ')' || here === '}' || seen.isOnNextLine
  if (isOpenEnd && /^[=+*/%]$/.test(last)) return { kind: 'value_expected', name: last, at: seen.startOf(1) }
  if (here === '>' && (last === '-' || last === '=')) return { kind: 'arrow', at: seen.startOf(1) }
  return undefined
}

/** Words that are misspelt, or lack something after them. */
function words(seen: Seen): Found | undefined {
  if (!seen.isUnexpected) return undefined
  const { here } = seen
  const last = seen.back(1)
  const misspelt = (name: string, at: number, known: readonly string[] = keywords): Found | undefined => {
    if (known.includes(name)) return undefined
    const suggestion = similar(name, known)
    return suggestion === undefined ? undefined : { kind: 'word_misspelt', name, suggestion, at }
  }
  const isWordHere = isName(here) || here === '{' || /^["'\d]/.test(here)
  if (isName(last) && isWordHere && !seen.isOnNextLine && seen.begins(1)) {
    const found = misspelt(last, seen.startOf(1))
    if (found) return found
  }
  const { head } = seen
  if (here === '{' && head && isName(seen.wordOf(head))) {
    const found = misspelt(seen.wordOf(head), head.start, ['while', 'for', 'switch', 'catch', 'if'])
    if (found && seen.tokens.indexOf(head) >= 0) return found
  }
  if (declares.test(here) && last === '(' && isName(seen.back(2)))
    return misspelt(seen.back(2), seen.startOf(2), ['for'])
  const isValue = /^["'`]/.test(here) || /^\d/.test(here)
  if (isValue && isName(last) && !seen.isOnNextLine && !seen.isInList) {
    const called = /[\p{L}\p{N}_$.]+$/u.exec(seen.text.slice(0, seen.tokens.at(-1)?.end))?.[0] ?? last
    return { kind: 'call_brackets', name: called }
  }
  if (head && here !== '{' && /^function$/.test(seen.wordOf(seen.tokens[seen.tokens.indexOf(head) - 1])))
    return { kind: 'needs_brace', name: seen.wordOf(head), at: head.start }
  return undefined
}

/** `a ? b c`: it holds only where the colon makes it readable. */
function ternary({ tokens, message, isUnexpected }: Seen): Found | undefined {
  const isBeside = isUnexpected || /adjacent jsx/i.test(message)
  return isBeside && tokens.some(({ type }) => type.label === '?') ? { kind: 'ternary_colon' } : undefined
}

function jsx(seen: Seen): Found | undefined {
  const { here, rest, innermost } = seen
  if (rest.startsWith('!--')) return { kind: 'jsx_comment' }
  const isContainer = (steps: number) =>
    seen.back(steps) === '{' && /^(?:=|>)$|[^\s;)]$/.test(seen.back(steps + 1))
  if (here === ':' && seen.back(2) === '{' && seen.back(3) === '=')
    return { kind: 'jsx_object', other: '{{ … }}', at: seen.startOf(2) }
  if (/^(?:if|for|while|switch)$/.test(here) && isContainer(1))
    return { kind: here === 'if' ? 'jsx_if' : 'jsx_loop', name: here }
  // `{ism</h1>`: what ends the element is read as a comparison.
  const isEndTag = /<\/?$/.test(seen.text.slice(Math.max(0, seen.at - 2), seen.at)) && /^\/?[a-z]/i.test(rest)
  // The braces of a function are no place for a value.
  const isValue = innermost?.sign === '{' && !/^(?:\)|=>|else|try|do)$/.test(seen.before(innermost))
  if (innermost && isValue && isEndTag) return unclosed(innermost)
  return undefined
}

function objects(seen: Seen): Found | undefined {
  const { here, innermost, message } = seen
  if (/shorthand property/i.test(message)) return { kind: 'object_equals' }
  if (innermost?.sign !== '{' || !/^(?:=|\(|,|:|\[|return|\?)$/.test(seen.before(innermost))) return undefined
  if (here === ';') return { kind: 'object_semicolon' }
  const isKey = /^(?:[\p{L}_$][\p{L}\p{N}_$]*|"[^"\n]*"|'[^'\n]*')\s*[:(]/u.test(seen.rest)
  return isKey ? { kind: 'missing_comma', at: seen.startOf(1) } : undefined
}

const unclosed = ({ sign, at }: OpenBracket): Found => ({
  kind: 'unclosed_bracket',
  name: sign === '${' ? '{' : sign,
  other: closingOf(sign),
  at: sign === '${' ? at + 1 : at,
})

/** A bracket that closes what is not open. */
function closers(seen: Seen): Found | undefined {
  const { here, brackets, innermost } = seen
  if (here !== '}' && here !== ')' && here !== ']') return undefined
  if (!innermost) return { kind: 'extra_bracket', name: here }
  if (closingOf(innermost.sign) === here) return undefined
  const isOfOuter = brackets.open.some(({ sign }) => closingOf(sign) === here)
  if (isOfOuter) return unclosed(innermost)
  return { kind: 'wrong_bracket', name: here, other: closingOf(innermost.sign) }
}

/** Two values side by side. */
function lists(seen: Seen): Found | undefined {
  if (!seen.isUnexpected) return undefined
  const { here, innermost, at } = seen
  const last = seen.tokens.at(-1)
  const isValue = isName(here) || /^["'`\d]/.test(here)
  const isAfterValue = last !== undefined && /^(?:name|num|string|\)|\]|`)$/.test(last.type.label)
  // `<li key=…` that is read as a comparison: what lacks stands before the tag.
  const isInTag = /<[a-z][\w.]*\s+$/i.test(seen.text.slice(Math.max(0, at - 80), at))
  if (!isValue || !isAfterValue || isInTag) return undefined
  if (!innermost || innermost.sign === '{') {
    const isText = last.type.label === 'string' || /^["'`]/.test(here)
    return isText && !seen.isOnNextLine ? { kind: 'missing_between', name: here } : undefined
  }
  // All on one line, and the next begins with something else.
  if (seen.isOnNextLine && !seen.isCut(innermost.at, last.end)) return unclosed(innermost)
  const isOfParameters =
    innermost.sign === '(' && seen.wordOf(seen.tokens[innermost.index - 2]) === 'function'
  if (innermost.sign === '[' || isOfParameters)
    return { kind: 'missing_comma', at: isOfParameters ? at : last.start }
  return { kind: 'missing_between', name: here }
}

/** The text is over and something is open. */
function ends({ rest, brackets }: Seen): Found | undefined {
  if (rest.trim() !== '') return undefined
  const last = brackets.open.at(-1)
  return last && unclosed(brackets.doubtful ?? last)
}
