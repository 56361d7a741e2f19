import type { Slip } from './problem.ts'

/**
 * A style sheet without what has no structure: comments as spaces, texts and addresses as letters, all where it was;
 * and those that are not closed.
 */
export function masked(text: string): { mask: string; slips: Slip[] } {
  const slips: Slip[] = []
  const mask = text.replace(pieces, (found: string, ...rest: unknown[]) => {
    const at = rest.find((each) => typeof each === 'number') ?? 0
    if (found.startsWith('/*')) {
      if (!/^\/\*[\s\S]*\*\/$/.test(found) || found.length < 4) slips.push({ kind: 'unclosed_comment', at })
      return found.replace(/[^\n]/g, ' ')
    }
    if (found.startsWith('\\')) return 'xx'
    if (/^url\(/i.test(found)) return `url(${'x'.repeat(Math.max(0, found.length - 5))})`
    const isClosed = found.length > 1 && found.at(-1) === found[0]
    if (isClosed) return `"${found.slice(1, -1).replace(/[^\n]/g, 'x')}"`
    slips.push({ kind: 'unclosed_string', at })
    const end = /[;\s}]*$/.exec(found)?.[0] ?? ''
    // The rest of the rule stands on the same line.
    if (end.includes('}')) return `"${'x'.repeat(found.length - end.length - 1)}${end}`
    // What was to end the line ends it.
    return found.length > 1 ? `"${'x'.repeat(found.length - 2)};` : ';'
  })
  return { mask, slips }
}

const pieces =
  /\/\*(?:[\s\S]*?\*\/|[\s\S]*$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|url\((?!\s*["'])[^)"'\n]*\)|\\[^\n]/gi
