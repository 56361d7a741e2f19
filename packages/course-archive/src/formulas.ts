import type { MarkdownIt } from 'markdown-it'
import temml from 'temml'

/** Longer than any formula of a lesson; what is longer stays text. */
const LONGEST_FORMULA = 2000
const MAX_EXPANSIONS = 200

/** A `$` that opens touches its formula; one that closes does too, and no digit follows: "$5 va $7" are prices. */
const INLINE = /^\$(?![\s$])((?:\\.|[^\\$`\n])*?(?:\\.|[^\\\s$`]))\$(?![\d$])/
const DISPLAY = /^\$\$((?:\\.|[^\\$`])+)\$\$/

/** Reads `$…$` and `$$…$$` of Markdown as formulas and writes them as MathML. */
export function withFormulas(markdown: MarkdownIt): void {
  markdown.inline.ruler.after('escape', 'formula', (state, silent) => {
    if (state.src[state.pos] !== '$') return false
    const rest = state.src.slice(state.pos, Math.min(state.posMax, state.pos + LONGEST_FORMULA))
    const display = DISPLAY.exec(rest)
    const match = display ?? INLINE.exec(rest)
    if (!match?.[1]) return false
    if (!silent) {
      const token = state.push('formula', 'math', 0)
      token.content = match[1].trim()
      token.markup = display ? '$$' : '$'
    }
    state.pos += match[0].length
    return true
  })
  // What cannot be read as a formula is shown as it was written, so that its author sees it.
  markdown.renderer.rules['formula'] = (tokens, index) => {
    const token = tokens[index]
    if (!token) return ''
    try {
      return formulaMathMl(token.content, token.markup === '$$')
    } catch {
      return `<code>${markdown.utils.escapeHtml(token.content)}</code>`
    }
  }
}

/** What is wrong with a formula, or undefined where it can be shown. */
export function formulaFault(tex: string): string | undefined {
  try {
    formulaMathMl(tex, false)
    return undefined
  } catch (error) {
    // The reader's own sentence ends with where it stumbled; its first line is enough.
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return `the formula ${tex.slice(0, 60)} cannot be read: ${reason}`
  }
}

function formulaMathMl(tex: string, displayMode: boolean): string {
  return temml.renderToString(tex, {
    displayMode,
    throwOnError: true,
    trust: false,
    maxExpand: MAX_EXPANSIONS,
    maxSize: [20, 20],
  })
}
