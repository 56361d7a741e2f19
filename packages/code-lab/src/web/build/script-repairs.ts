import type { Token } from 'acorn'
import { parseJsx } from './parse-jsx.ts'
import type { Slip } from './problem.ts'
import { bracketsOf, closingOf } from './script-brackets.ts'

/** What is tried of one place, at the most. */
const MOST_TRIES = 40
/** A longer text is nobody's own, and slow to read so often. */
const LONGEST = 30_000

type Clue = Omit<Slip, 'at'> & { at: number }

/** A text that was not read, and where. */
interface Unread {
  text: string
  at: number
  tokens: readonly Token[]
}

/**
 * Whether what a clue says can be: the parser reads on once the text is written so. A clue that names no repair, such as
 * a word that stands alone, says no more than what the parser itself found, and needs none.
 */
export function isVerified(clue: Clue, unread: Unread): boolean {
  const { text, at } = unread
  if (text.length > LONGEST) return true
  const tries = triesOf(clue, unread)
  return tries === undefined || tries.slice(0, MOST_TRIES).some((tried) => readsOn(tried, text, at))
}

/** Whether what comes after a place is read in a text that was changed before it. */
function readsOn(tried: string, text: string, at: number): boolean {
  try {
    parseJsx(tried, {
      ecmaVersion: 'latest',
      sourceType: /^[ \t]*(?:import\b(?!\s*\()|export\b)/m.test(tried) ? 'module' : 'script',
      allowReturnOutsideFunction: true,
    })
    return true
  } catch (error) {
    const { pos } = error as { pos?: unknown } // acorn's
    // A bracket that was put where there is one already makes the next one too many.
    const isTooMany = typeof pos === 'number' && /[)\]}]/.test(tried[pos] ?? '')
    return typeof pos === 'number' && !isTooMany && pos - (tried.length - text.length) > at
  }
}

/** The text as a clue has it, in each of the ways it may mean; undefined where it means none. */
function triesOf(clue: Clue, { text, at, tokens }: Unread): string[] | undefined {
  const { kind, name = '', other = '', suggestion = '', at: place } = clue
  const put = (start: number, end: number, words: string) => text.slice(0, start) + words + text.slice(end)
  const instead = (word: string, words: string, from = place) =>
    text.startsWith(word, from) ? [put(from, from + word.length, words)] : []
  const last = tokens.findLast(({ end }) => end <= at)?.end ?? at
  switch (kind) {
    case 'unclosed_bracket': {
      const read = tokens.filter(({ end }) => end <= at)
      const all = bracketsOf(text, read).open.map(({ sign }) => closingOf(sign))
      const places = [at, ...read.filter(({ end }) => end > place).map(({ end }) => end)]
      return [
        ...places.map((each) => put(each, each, other)),
        ...(text.slice(at).trim() === ''
          ? [text + all.toReversed().join(''), `${text}${all.toReversed().join('')}\``]
          : []),
      ].toReversed()
    }
    case 'extra_bracket':
      return instead(name, '')
    case 'wrong_bracket':
      return instead(name, other)
    case 'else_condition':
      return instead('else', 'else if')
    case 'then_word':
      return instead('then', '')
    case 'colon_for_brace':
      return [put(at, at + 1, '{')]
    case 'needs_brace':
      return [put(at, at, '{')]
    case 'case_colon':
      return [put(last, last, ':')]
    case 'name_space':
    case 'name_hyphen':
      return instead(name, other)
    case 'function_name':
      return [put(at, at, ' f')]
    case 'const_value':
      return [put(last, last, ' = 1')]
    case 'value_expected':
      return [put(last, last, ' x')]
    case 'declare_equals':
      return [put(at, at + (text.startsWith('===', at) ? 3 : 2), '=')]
    case 'missing_equals':
      return [put(last, last, ' =')]
    case 'word_misspelt':
      return instead(name, suggestion)
    case 'python_word':
      return /^[\p{L}&|!=]/u.test(other) ? instead(name, other) : undefined
    case 'python_comment':
      return instead('#', '//', text.indexOf('#', text.lastIndexOf('\n', at - 1) + 1))
    case 'python_f_string':
      return instead('f', '')
    case 'object_semicolon':
      return [put(at, at + 1, ',')]
    case 'ternary_colon':
      return [put(at, at, ' : ')]
    case 'missing_comma':
      return [put(last, last, ',')]
    case 'await_outside_async':
      return instead('await', '')
    default:
      return undefined
  }
}
