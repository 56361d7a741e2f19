import MarkdownIt, { type Token } from 'markdown-it'
import { formulaFault, withFormulas } from './formulas.ts'
import { isSound } from './media-names.ts'
import { withSpokenWords } from './spoken-words.ts'

/** CommonMark, tables and formulas, no more; HTML is parsed only to be found. */
const parser = new MarkdownIt('commonmark').enable('table').use(withFormulas).use(withSpokenWords)

/** The tokens of a Markdown text, those inside paragraphs included. */
export function markdownTokens(markdown: string): Token[] {
  return parser.parse(markdown, {}).flatMap((token) => [token, ...flatten(token.children ?? [])])
}

/** The addresses of the pictures, films and sounds in a Markdown text. */
export function markdownPictures(markdown: string): string[] {
  // Nothing else begins one, and a long text is not parsed for nothing.
  if (!markdown.includes('![')) return []
  return markdownTokens(markdown)
    .filter((token) => token.type === 'image')
    .map((token) => attribute(token, 'src'))
}

/** The sounds in a Markdown text that have no transcript: who can't hear them is left without. */
export function bareSounds(markdown: string): string[] {
  if (!markdown.includes('![')) return []
  return markdownTokens(markdown)
    .filter((token) => token.type === 'image' && attribute(token, 'title').trim() === '')
    .map((token) => attribute(token, 'src'))
    .filter(isSound)
}

/** Sentences on what does not belong into a lesson's Markdown. */
export function markdownFaults(markdown: string): string[] {
  const tokens = markdownTokens(markdown)
  return tokens.flatMap((token, index) => {
    switch (token.type) {
      case 'html_block':
      case 'html_inline':
        return [
          `raw HTML is not allowed: ${token.content
            .trim()
            .replace(/\n[\s\S]*/, '')
            .slice(0, 40)}`,
        ]
      case 'heading_open':
        return token.tag === 'h1' ? ['headings start from ##'] : []
      case 'image':
        return pictureFaults(attribute(token, 'src'), token.content)
      case 'formula':
        return formulaFault(token.content) ?? []
      case 'link_open': {
        const target = attribute(token, 'href')
        return target.startsWith('https://')
          ? []
          : [`a link must start with https://, not ${target.slice(0, 60)}`]
      }
      case 'fence':
        return token.info.trim() === ''
          ? [`code without a language on line ${(token.map?.[0] ?? index) + 1}`]
          : []
      default:
        return []
    }
  })
}

function pictureFaults(source: string, alt: string): string[] {
  if (!source.startsWith('media/'))
    return [`a picture must be a file under media/, not ${source.slice(0, 60)}`]
  return alt.trim() === '' ? [`the picture ${source} has no alternative text`] : []
}

function flatten(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => [token, ...flatten(token.children ?? [])])
}

function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '')
}
