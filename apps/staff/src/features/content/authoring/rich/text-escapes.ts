const PUNCTUATION = /[!-/:-@[-`{-~]/
const isSpace = (char: string | undefined) => char !== undefined && /\s/.test(char)
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char)

export interface EscapePlace {
  /** Nothing stands before it on its line. */
  isLineStart: boolean
  /** Nothing stands behind it in its block. */
  isLast: boolean
  isInLink: boolean
  /** Two of `$` would be a formula. */
  isOnlyDollar: boolean
}

/** Words as Markdown that reads as these words, with no more backslashes than it takes. */
export function escapeWords(text: string, place: EscapePlace): string {
  const chars = [...text.replace(/[\r\n]+/g, ' ')]
  const escaped = chars
    .map((char, index) =>
      PUNCTUATION.test(char) && isMarkup(char, chars[index - 1], chars[index + 1], place)
        ? `\\${char}`
        : char,
    )
    .join('')
  return place.isLineStart ? escapeLineStart(escaped) : escaped
}

/** Words as Markdown that means nothing but them in any place. */
export function escapeAll(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(new RegExp(PUNCTUATION, 'g'), '\\$&')
}

function isMarkup(
  char: string,
  before: string | undefined,
  after: string | undefined,
  { isLast, isInLink, isOnlyDollar }: EscapePlace,
): boolean {
  const isCut = after === undefined && !isLast
  switch (char) {
    case '`':
      return true
    case '\\':
      return after === undefined || PUNCTUATION.test(after)
    case '*':
      return !(isSpace(before) && isSpace(after))
    case '_':
      return !(isWord(before) && isWord(after)) && !(isSpace(before) && isSpace(after))
    case '[':
      return isInLink
    case ']':
      return isInLink || isCut || (after !== undefined && '([:'.includes(after))
    case '<':
      return isCut || (after !== undefined && /[a-z/!?]/i.test(after))
    case '&':
      return isCut || (after !== undefined && /[#\w]/.test(after))
    case '~':
      return before === '~' || after === '~' || before === undefined || isCut
    case '$':
      return !isOnlyDollar
    default:
      return false
  }
}

/** What would begin a heading, a list, a quote or a line. */
function escapeLineStart(text: string): string {
  return text
    .replace(/^#{1,6}(?=\s|$)/, '\\$&')
    .replace(/^[-+](?=\s|$)/, '\\$&')
    .replace(/^(?:-+|=+)\s*$/, '\\$&')
    .replace(/^>/, '\\>')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
