import { parseInfo, predictionOf } from '@qadam/course-archive/code-info'
import { withFormulas } from '@qadam/course-archive/formulas'
import highlighter from 'highlight.js/lib/common'
import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'
import type { Localized } from '../../../i18n/localized.ts'
import { isFilm, isSound } from '@qadam/course-archive/media-names'
import { withSpokenWords } from '@qadam/course-archive/spoken-words'
import { formulaAttributes, formulaClasses, formulaTags } from './markdown-formulas.ts'
import type { StoredMedia } from '../../../files/media-store.ts'
import { MEDIA_MARK } from './stored-html.ts'

/** The environment of the rules of one rendering. */
class RenderEnv {
  [key: string | symbol]: unknown
  readonly media: (path: string) => StoredMedia
  constructor(media: (path: string) => StoredMedia) {
    this.media = media
  }
}

const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  highlight: (code, info) => highlightCode(code, info.split(/\s/)[0] ?? ''),
})

markdown.use(withFormulas).use(withSpokenWords)

const fence = markdown.renderer.rules['fence']

// A piece of a program looks like one, but can't be run.
markdown.renderer.rules['fence'] = (tokens, index, ...rest) => {
  const info = tokens[index]?.info.trim() ?? ''
  if (info === 'exercise')
    return `<div data-exercise="${markdown.utils.escapeHtml(tokens[index]?.content.trim() ?? '')}"></div>\n`
  const html = fence?.(tokens, index, ...rest) ?? ''
  const isFragment = info.split(/\s+/).includes('fragment')
  if (isFragment) return html.replace('<code class="', '<code class="fragment ')
  const predict = predictionOf(parseInfo(info))
  if (!predict) return html
  return html.replace('<code ', `<code data-predict="${markdown.utils.escapeHtml(JSON.stringify(predict))}" `)
}

// Built from the author's path alone: an address of another kind, or a forged mark, shows nothing but its words.
markdown.renderer.rules['image'] = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const path = String(token?.attrGet('src') ?? '')
  const label = markdown.utils.escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env ?? {}))
  if (!path.startsWith('media/') || !(env instanceof RenderEnv)) return label
  const { key, width, height } = env.media(path)
  const src = `src="${MEDIA_MARK}${key}"`
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  if (isFilm(path))
    return `<video ${src}${size} controls preload="metadata" playsinline aria-label="${label}"></video>`
  if (isSound(path)) {
    // Titles of Markdown: of a sound it is what is said in it.
    const said = markdown.utils.escapeHtml(String(token?.attrGet('title') ?? ''))
    const transcript = said.trim() === '' ? '' : ` data-transcript="${said}"`
    return `<audio ${src} controls preload="none" aria-label="${label}"${transcript}></audio>`
  }
  return `<img ${src} alt="${label}" loading="lazy"${size}>`
}

/** Code as HTML with classes for its parts; plain escaped text for a language unknown here. */
export function highlightCode(code: string, language: string): string {
  if (!highlighter.getLanguage(language)) return markdown.utils.escapeHtml(code)
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}

const inlineTags = ['strong', 'em', 'code', 'span', 'br', 'a', 's', 'sub', 'sup']
const blockTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'img', 'figure', 'figcaption'],
  // Where an exercise stands.
  'div',
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'video', 'audio'],
]

const allowed: sanitize.IOptions = {
  allowedTags: [...inlineTags, ...blockTags, ...formulaTags],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    code: ['class', 'data-language', 'data-predict'],
    div: ['data-exercise'],
    span: ['class', 'lang'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    video: ['src', 'controls', 'preload', 'playsinline', 'aria-label', 'width', 'height'],
    audio: ['src', 'controls', 'preload', 'aria-label', 'data-transcript'],
    ol: ['start'],
    ...formulaAttributes,
  },
  allowedClasses: {
    code: ['hljs', 'language-*', 'fragment'],
    span: ['spoken', 'hljs-*', 'function_', 'class_', 'inherited__'],
    ...formulaClasses,
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['media'], video: ['media'], audio: ['media'] },
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
}

/**
 * An author's Markdown as HTML that is safe to show: sanitised, code highlighted, formulas as MathML,
 * pictures, videos and sounds of the archive in place.
 * @param kind `inline` leaves out the paragraph around a short text.
 * @param media finds what `![…](media/…)` names.
 */
export function renderMarkdown(
  text: Localized,
  kind: 'block' | 'inline',
  media: (path: string) => StoredMedia,
): Localized {
  const render = (source: string) => {
    const isShort = kind === 'inline' && !/\n\s*\n|^\s*```/m.test(source)
    const env = new RenderEnv(media)
    return sanitize(isShort ? markdown.renderInline(source, env) : markdown.render(source, env), allowed)
  }
  return text.ru === undefined ? { uz: render(text.uz) } : { uz: render(text.uz), ru: render(text.ru) }
}

/** A comment to a student, in Markdown, as sanitized HTML; without pictures of an archive. */
export function renderComment(source: string): string {
  return sanitize(markdown.render(source), allowed)
}
