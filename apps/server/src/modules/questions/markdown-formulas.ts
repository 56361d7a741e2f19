import type { MarkdownIt } from 'markdown-it'
import type { IOptions } from 'sanitize-html'
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
  markdown.renderer.rules['formula'] = (tokens, index) => {
    const token = tokens[index]
    return token ? formulaHtml(token.content, token.markup === '$$', markdown) : ''
  }
}

/** What cannot be read as a formula is shown as it was written, so that its author sees it. */
function formulaHtml(tex: string, displayMode: boolean, markdown: MarkdownIt): string {
  try {
    return temml.renderToString(tex, {
      displayMode,
      throwOnError: true,
      trust: false,
      maxExpand: MAX_EXPANSIONS,
      maxSize: [20, 20],
    })
  } catch {
    return `<code>${markdown.utils.escapeHtml(tex)}</code>`
  }
}

const rows = ['math', 'mrow', 'mstyle', 'mphantom', 'mpadded', 'menclose']
const tokens = ['mi', 'mn', 'mo', 'mtext', 'mspace']
const scripts = [
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'none',
]

/** The MathML that formulas are made of: nothing that embeds HTML, links or a style. */
export const formulaTags = [...rows, ...tokens, ...scripts, 'mfrac', 'msqrt', 'mroot', 'mtable', 'mtr', 'mtd']

const layoutClasses = ['tml-*']

export const formulaAttributes: NonNullable<Exclude<IOptions['allowedAttributes'], false>> = {
  math: ['display'],
  mi: ['mathvariant'],
  mo: [
    'form',
    'fence',
    'separator',
    'stretchy',
    'symmetric',
    'largeop',
    'movablelimits',
    'lspace',
    'rspace',
    'minsize',
    'maxsize',
  ],
  mspace: ['width', 'height', 'depth'],
  mpadded: ['width', 'height', 'depth', 'lspace', 'voffset'],
  mfrac: ['linethickness'],
  mstyle: ['displaystyle', 'scriptlevel'],
  mrow: ['displaystyle', 'scriptlevel'],
  mtable: ['displaystyle'],
  munder: ['accentunder'],
  mover: ['accent'],
  munderover: ['accent', 'accentunder'],
}

export const formulaClasses: NonNullable<IOptions['allowedClasses']> = {
  mtable: layoutClasses,
  mtd: layoutClasses,
  menclose: layoutClasses,
}
