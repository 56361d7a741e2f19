import type { QuestionFileNote } from '@qadam/contract'
import { parseDocument } from 'htmlparser2'
import { plainMarkdown, requireShort } from './plain-markdown.ts'
import type { ReadResult } from './read-result.ts'

export interface HtmlContext {
  result: ReadResult
  notes: Set<QuestionFileNote>
  /** The files that came with the question, by the names that its HTML calls them (`@@PLUGINFILE@@/NAME`). */
  files: ReadonlyMap<string, string>
}

type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

/** Deeper than any text; what lies below is read as its text alone. */
const MAX_DEPTH = 60

/**
 * HTML as Markdown: what the school's texts can show stays (headings, lists, tables, code, emphasis, links, pictures that
 * came along), the rest becomes its text. No tag, address or script of it gets through. @throws TooLong
 */
export function htmlToMarkdown(html: string, context: HtmlContext): string {
  const files = new Map(context.files)
  const short = html.replaceAll(
    /data:image\/(png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]+)/g,
    (_whole, kind: string, data: string) => {
      const path = context.result.picture(kind.replace('jpeg', 'jpg'), Buffer.from(data, 'base64'))
      files.set(path, path)
      return `@@PLUGINFILE@@/${path}`
    },
  )
  requireShort(short)
  const writer = new Writer({ ...context, files })
  writer.children(parseDocument(short).children, 0)
  return writer.end()
}

/** HTML as plain text, a line a block; what is no text is left out. */
export function htmlToText(html: string, notes: Set<QuestionFileNote>): string {
  requireShort(html)
  const { children } = parseDocument(html)
  return textOf(children, {
    breaksAt: (element) => ofBlocks.has(element.name) || element.name === 'li' || element.name === 'tr',
    leaves: (element) => {
      if (element.name === 'img') notes.add('pictures_left')
      if (media.has(element.name)) notes.add('media_left')
      return silent.has(element.name)
    },
  })
    .replaceAll(/[ \t\u00A0]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim()
}

const silent = new Set(['script', 'style', 'template', 'head', 'title', 'noscript', 'object', 'svg', 'math'])
const media = new Set(['video', 'audio', 'iframe', 'embed', 'source', 'canvas'])
const ofBlocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'figure',
  'figcaption',
  'center',
  'form',
])

class Writer {
  readonly #context: HtmlContext
  #blocks: string[] = []
  #line = ''

  constructor(context: HtmlContext) {
    this.#context = context
  }

  children(nodes: readonly HtmlNode[], depth: number): void {
    for (const node of nodes) this.#node(node, depth)
  }

  end(): string {
    this.#break()
    return this.#blocks.join('\n\n')
  }

  #break(): void {
    const line = this.#line
      .replaceAll(/[ \t]*\n[ \t]*/g, '\n')
      .replaceAll(/^(?:\\?\n)+|(?:\\\n|\s)+$/g, '')
      .trim()
    if (line !== '') this.#blocks.push(line)
    this.#line = ''
  }

  #block(text: string): void {
    this.#break()
    if (text.trim() !== '') this.#blocks.push(text)
  }

  #node(node: HtmlNode, depth: number): void {
    if ('data' in node) {
      if (node.nodeType === 3) this.#line += plainMarkdown(node.data.replaceAll(/\s+/g, ' '))
      return
    }
    if (!('attribs' in node) || silent.has(node.name)) return
    if (media.has(node.name)) {
      this.#context.notes.add('media_left')
      return
    }
    if (depth >= MAX_DEPTH) this.#line += plainMarkdown(textOf([node]).replaceAll(/\s+/g, ' '))
    else this.#element(node, depth + 1)
  }

  #element(node: HtmlElement, depth: number): void {
    const { name, children } = node
    const heading = /^h([1-6])$/.exec(name)?.[1]
    if (heading !== undefined) {
      const text = this.#inline(children, depth)
      this.#block(text === '' ? '' : `${'#'.repeat(Math.min(4, Math.max(2, Number(heading))))} ${text}`)
      return
    }
    if (ofBlocks.has(name)) {
      this.#break()
      this.children(children, depth)
      this.#break()
      return
    }
    switch (name) {
      case 'br':
        this.#line += '\\\n'
        return
      case 'hr':
        return this.#block('---')
      case 'b':
      case 'strong':
        return this.#mark('**', children, depth)
      case 'i':
      case 'em':
        return this.#mark('*', children, depth)
      case 'sup':
      case 'sub':
        return this.#raised(name === 'sup' ? '^' : '\\_', children, depth)
      case 'code':
      case 'tt':
      case 'kbd':
        this.#line += codeSpan(textOf(children).replaceAll(/\s+/g, ' '))
        return
      case 'pre':
        return this.#block(fenced(textOf(children)))
      case 'ul':
      case 'ol':
        return this.#list(node, depth)
      case 'blockquote':
        return this.#block(prefixed(this.#inside(children, depth), '> ', '> '))
      case 'table':
        return this.#table(node, depth)
      case 'a':
        return this.#link(node, depth)
      case 'img':
        return this.#picture(node)
      default:
        this.children(children, depth)
    }
  }

  #inside(nodes: readonly HtmlNode[], depth: number): string {
    const inner = new Writer(this.#context)
    inner.children(nodes, depth)
    return inner.end()
  }

  #inline(nodes: readonly HtmlNode[], depth: number): string {
    return this.#inside(nodes, depth)
      .replaceAll(/\\?\n+/g, ' ')
      .trim()
  }

  #mark(sign: string, nodes: readonly HtmlNode[], depth: number): void {
    const text = this.#inside(nodes, depth)
    const all = textOf(nodes)
    // Over several blocks, or around others, a mark would be only its stars.
    const marked = text === '' || /\n|[*]/.test(text) ? text : `${sign}${text}${sign}`
    this.#line += `${/^\s/.test(all) ? ' ' : ''}${marked}${/\s$/.test(all) ? ' ' : ''}`
  }

  /** Markdown has neither; x² must not become x2. */
  #raised(sign: string, nodes: readonly HtmlNode[], depth: number): void {
    const text = this.#inline(nodes, depth)
    if (text === '') return
    this.#context.notes.add('html_simplified')
    this.#line += text.length > 1 ? `${sign}(${text})` : `${sign}${text}`
  }

  #list(node: HtmlElement, depth: number): void {
    const items = node.children.filter(
      (child): child is HtmlElement => 'attribs' in child && child.name === 'li',
    )
    const lines = items.map((item, index) => {
      const sign = node.name === 'ol' ? `${index + 1}. ` : '- '
      return prefixed(this.#inside(item.children, depth), sign, ' '.repeat(sign.length))
    })
    this.#block(lines.join('\n'))
  }

  #table(node: HtmlElement, depth: number): void {
    const rows = elementsOf(node, 'tr', 4).map((row) =>
      row.children
        .filter((cell): cell is HtmlElement => 'attribs' in cell && /^t[dh]$/.test(cell.name))
        .map((cell) => this.#inline(cell.children, depth).replaceAll('|', '\\|').replaceAll('\\\\|', '\\|')),
    )
    const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0)
    if (width === 0) return
    this.#context.notes.add('html_simplified')
    const written = rows.map(
      (row) => `| ${Array.from({ length: width }, (_, at) => row[at] ?? '').join(' | ')} |`,
    )
    const [head = '', ...rest] = written
    this.#block([head, `|${' --- |'.repeat(width)}`, ...rest].join('\n'))
  }

  #link(node: HtmlElement, depth: number): void {
    const text = this.#inline(node.children, depth)
    const address = node.attribs['href'] ?? ''
    this.#line +=
      /^https:\/\/[^\s<>()\\]{1,1000}$/.test(address) && text !== '' ? `[${text}](${address})` : text
  }

  #picture(node: HtmlElement): void {
    const { files, notes } = this.#context
    const { src = '', alt: told = '' } = node.attribs
    const alt = plainMarkdown(told.replaceAll(/\s+/g, ' ').slice(0, 200).toWellFormed().trim())
    const name = /^@@PLUGINFILE@@\/(.{1,300})$/.exec(src)?.[1]?.split('?')[0]
    const path = name && (files.get(decodedName(name)) ?? files.get(name))
    if (path) this.#line += `![${alt}](${path})`
    else {
      notes.add('pictures_left')
      this.#line += alt === '' ? '' : ` ${alt} `
    }
  }
}

/** A file's name as an address writes it. */
export function decodedName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function elementsOf(node: HtmlElement, name: string, depth: number): HtmlElement[] {
  if (depth === 0) return []
  return node.children.flatMap((child) =>
    !('attribs' in child) ? [] : child.name === name ? [child] : elementsOf(child, name, depth - 1),
  )
}

interface Reading {
  breaksAt: (element: HtmlElement) => boolean
  leaves: (element: HtmlElement) => boolean
}

const asItStands: Reading = { breaksAt: () => false, leaves: () => false }

/** All text of nodes, however deep; a stack of its own, since a file may be deeper than ours. */
function textOf(nodes: readonly HtmlNode[], { breaksAt, leaves }: Reading = asItStands): string {
  let text = ''
  const waiting: (HtmlNode | '\n')[] = nodes.toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === '\n') text += '\n'
    else if ('data' in next) text += next.nodeType === 3 ? next.data : ''
    else if (!('attribs' in next)) continue
    else if (next.name === 'br') text += '\n'
    else if (!leaves(next)) {
      if (breaksAt(next)) {
        text += '\n'
        waiting.push('\n')
      }
      for (const child of next.children.toReversed()) waiting.push(child)
    }
  }
  return text
}

function codeSpan(text: string): string {
  const inside = text.trim()
  if (inside === '') return ''
  const longest = longestRun(inside)
  const fence = '`'.repeat(longest + 1)
  return longest === 0 ? `\`${inside}\`` : `${fence} ${inside} ${fence}`
}

function fenced(text: string): string {
  const inside = text.replaceAll(/^\n+|\s+$/g, '')
  if (inside === '') return ''
  const fence = '`'.repeat(Math.max(3, longestRun(inside) + 1))
  return `${fence}text\n${inside}\n${fence}`
}

function longestRun(text: string): number {
  let longest = 0
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first + line : line === '' ? others.trimEnd() : others + line))
    .join('\n')
}
