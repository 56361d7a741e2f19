/** Far more than any client of ours sends: its largest body is a project of 150 files or a list of 200 messages. */
const mostValues = 5000
/** What stands outside of strings: signs, numbers and the spaces of a text that is laid out for reading. */
const mostBetween = 200_000

/**
 * The value of a stranger's JSON. A megabyte of `[],[],[]` is a third of a million values, which take the parser, and
 * code that visits each of them, a quarter of a second of the event loop: they are counted before.
 * @throws SyntaxError for no JSON, and for more values than any honest sender needs
 */
export function parseBoundedJson(text: string): unknown {
  if (!isBoundedJson(text)) throw new SyntaxError('too many values')
  return JSON.parse(text)
}

/** Deeper than anything a client of ours sends, and shallow enough for PostgreSQL's and our own recursion. */
const maxDepth = 32

/**
 * The same, of what the database can store.
 * @throws SyntaxError
 */
export function parseStorableJson(text: string): unknown {
  const value = parseBoundedJson(text)
  if (!isStorable(value)) throw new SyntaxError('not to be stored')
  return value
}

/** Whether the database can store a value, and no key of it names a prototype: PostgreSQL has no NUL, and UTF-8 no half letters. */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth >= maxDepth) return false
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && isStorable(key) && isStorable(item, depth + 1),
  )
}

/** Whether parsing a text costs next to nothing. */
export function isBoundedJson(text: string): boolean {
  return countValues(text) <= mostValues
}

/** At least how many keys and values there are, as far as it matters; strings are jumped over. */
function countValues(text: string): number {
  let count = 0
  let between = 0
  for (let at = 0; at < text.length && count <= mostValues; at += 1) {
    between += 1
    if (between > mostBetween) return Infinity
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) at = endOfString(text, at)
    else if (sign === COMMA || sign === COLON || sign === BRACKET || sign === BRACE) count += 1
  }
  return count
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1
  while (text.charCodeAt(before) === BACKSLASH) before -= 1
  return (at - before) % 2 === 0
}

const [QUOTE, COMMA, COLON, BRACKET, BRACE, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5b, 0x7b, 0x5c]
