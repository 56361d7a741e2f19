import type { MarkdownIt } from 'markdown-it'

/** Longer than a sentence to be read aloud; what is longer stays text. */
const LONGEST = 300
const SPOKEN = /^\{en:[ \t]*([^{}\n]*[^{}\s])[ \t]*\}/

/**
 * Reads `{en: Good morning}` of Markdown as English words, which screen readers and the device's own voice read as such.
 * They are plain: Markdown within them stays as it is written.
 */
export function withSpokenWords(markdown: MarkdownIt): void {
  markdown.inline.ruler.after('escape', 'spoken', (state, silent) => {
    if (state.src[state.pos] !== '{') return false
    const match = SPOKEN.exec(state.src.slice(state.pos, Math.min(state.posMax, state.pos + LONGEST)))
    if (!match?.[1]) return false
    if (!silent) {
      const token = state.push('spoken', 'span', 0)
      token.content = match[1]
    }
    state.pos += match[0].length
    return true
  })
  markdown.renderer.rules['spoken'] = (tokens, index) =>
    `<span lang="en" class="spoken">${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</span>`
}
