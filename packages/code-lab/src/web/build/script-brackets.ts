import type { Token } from 'acorn'

/** A bracket that is open. */
export interface OpenBracket {
  sign: string
  at: number
  /** How far its line is moved to the right. */
  indent: number
  /** Its token's place in the list. */
  index: number
}

const closing: Readonly<Record<string, string>> = { '{': '}', '${': '}', '(': ')', '[': ']' }

export const closingOf = (sign: string): string => closing[sign] ?? ''

export interface Brackets {
  /** What is open after the last token, the innermost last. */
  open: readonly OpenBracket[]
  /** What was closed by a bracket that stands under one further out: so this one was not meant to be closed there. */
  doubtful: OpenBracket | undefined
}

export function bracketsOf(text: string, tokens: readonly Token[]): Brackets {
  const open: OpenBracket[] = []
  let doubtful: OpenBracket | undefined
  tokens.forEach(({ type: { label: sign }, start }, index) => {
    const indent = indentAt(text, start)
    if (sign in closing) open.push({ sign, at: start, indent, index })
    else if (sign === '}' || sign === ')' || sign === ']') {
      const [top, around] = [open.pop(), open.at(-1)]
      const isFirst = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === ''
      if (!isFirst || !top || !around || doubtful) return
      const isUnderOuter = indent === around.indent && top.indent > indent
      if (isUnderOuter && text.slice(top.at, start).includes('\n')) doubtful = top
    }
  })
  return { open, doubtful }
}

export function indentAt(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, at))?.[0].length ?? 0
}
