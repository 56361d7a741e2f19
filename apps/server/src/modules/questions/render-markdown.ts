import highlighter from 'highlight.js/lib/common'
import MarkdownIt from 'markdown-it'
import sanitize from 'sanitize-html'
import type { Localized } from '../../i18n/localized.ts'
import type { StoredMedia } from './question-type.ts'

/** Marks a stored object inside stored HTML, until it is shown and gets a signed address. */
const MEDIA_MARK = 'media:'

const markdown = new MarkdownIt({
  html: false,
  linkify: false,
  typographer: false,
  highlight: (code, info) => highlightCode(code, info.split(/\s/)[0] ?? ''),
})

/** Code as HTML with classes for its parts; plain escaped text for a language unknown here. */
export function highlightCode(code: string, language: string): string {
  if (!highlighter.getLanguage(language)) return markdown.utils.escapeHtml(code)
  return highlighter.highlight(code, { language, ignoreIllegals: true }).value
}

const inlineTags = ['strong', 'em', 'code', 'span', 'br', 'a', 's', 'sub', 'sup']
const blockTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
]

const allowed: sanitize.IOptions = {
  allowedTags: [...inlineTags, ...blockTags],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    code: ['class', 'data-language'],
    span: ['class'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
  },
  allowedClasses: { code: ['hljs', 'language-*'], span: ['hljs-*', 'function_', 'class_', 'inherited__'] },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: ['media'] },
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
}

/**
 * An author's Markdown as HTML that is safe to show: sanitised, code highlighted, pictures with their size.
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
    const html = isShort ? markdown.renderInline(source) : markdown.render(source)
    return sanitize(withPictures(html, media), allowed)
  }
  return text.ru === undefined ? { uz: render(text.uz) } : { uz: render(text.uz), ru: render(text.ru) }
}

function withPictures(html: string, media: (path: string) => StoredMedia): string {
  return html.replaceAll(/<img src="(media\/[^"]+)"/g, (_all, path: string) => {
    const { key, width, height } = media(path)
    const size = width && height ? ` width="${width}" height="${height}"` : ''
    return `<img src="${MEDIA_MARK}${key}" loading="lazy"${size}`
  })
}

/** Stored HTML as it is shown: its pictures with addresses that work now. */
export function withMediaUrls(html: string, mediaUrl: (key: string) => string): string {
  if (!html.includes(MEDIA_MARK)) return html
  return html.replaceAll(
    /src="media:([0-9a-f]+)"/g,
    (_all, key: string) => `src="${mediaUrl(key).replaceAll('&', '&amp;')}"`,
  )
}
