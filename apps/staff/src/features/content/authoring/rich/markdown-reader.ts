import { withFormulas } from '@qadam/course-archive/formulas'
import MarkdownIt, { type Env, type Token } from 'markdown-it'
import { joinTexts, textNode, type EmphasisName, type RichMark, type RichNode } from './rich-document.ts'

/** As the server reads a text, but that HTML is found rather than shown as words. */
const parser = new MarkdownIt({ html: true, linkify: false, typographer: false }).use(withFormulas)

/** Why a text is written as Markdown: it holds what the editor has no place for. */
export type SourceReason = 'html' | 'heading' | 'reference' | 'other'

class NoPlace extends Error {
  readonly reason: SourceReason
  constructor(reason: SourceReason) {
    super(reason)
    this.reason = reason
  }
}

/** A block on the outermost level, and what was written for it. */
export interface ReadBlock {
  node: RichNode
  /** Empty where it may not be repeated as it was written: elsewhere it would mean something else. */
  source: string
  /** The empty lines before it. */
  before: string
}

export interface RichRead {
  kind: 'rich'
  blocks: readonly ReadBlock[]
  /** The line ends behind the last one. */
  after: string
}

export type ReadText = RichRead | { kind: 'source'; reason: SourceReason }

/** A Markdown text as blocks of the editor, or why it has no place there. */
export function readMarkdown(text: string): ReadText {
  try {
    return readBlocks(text.replace(/\r\n?/g, '\n'))
  } catch (error) {
    if (error instanceof NoPlace) return { kind: 'source', reason: error.reason }
    throw error
  }
}

function readBlocks(text: string): ReadText {
  const tokens = parse(text)
  const reader = new BlockReader(tokens)
  const blocks: ReadBlock[] = []
  const starts = lineStarts(text)
  let offset = 0
  while (!reader.isAtEnd) {
    const token = reader.next
    const [first, end] = token?.map ?? [0, 0]
    const from = starts[first] ?? text.length
    const before = text.slice(offset, from)
    const source = text.slice(from, starts[end] ?? text.length).trimEnd()
    const node = reader.block()
    // What no block holds would be lost.
    if (before.trim() !== '') throw new NoPlace('other')
    offset = from + source.length
    blocks.push({ node, source: token && staysItself(token, source) ? source : '', before })
  }
  const after = text.slice(offset)
  if (after.trim() !== '') throw new NoPlace('other')
  return { kind: 'rich', blocks, after }
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function parse(text: string): Token[] {
  const env: Env = {}
  const tokens = parser.parse(text, env)
  if (env.references && Object.keys(env.references).length > 0) throw new NoPlace('reference')
  return tokens
}

/** Whether it means the same wherever it stands: indented it would belong to a list, unclosed it would take what follows. */
function staysItself({ type, markup }: Token, source: string): boolean {
  if (/^\s/.test(source)) return false
  const [, ...lines] = source.split('\n')
  return type !== 'fence' || lines.at(-1)?.trim() === markup
}

/** The words of one paragraph, heading or cell, where a text is no more than that. */
export function readInline(text: string): { block: string; content: RichNode[] } | undefined {
  try {
    const tokens = parse(text)
    const [open] = tokens
    const inlines = tokens.filter(({ type, content }) => type === 'inline' && content !== '')
    const isOne = open?.type === 'table_open' || tokens.length === 3
    if (!open || !isOne || inlines.length > 1) return undefined
    return { block: open.type, content: readWords(inlines[0]?.children ?? []) }
  } catch (error) {
    if (error instanceof NoPlace) return undefined
    throw error
  }
}

class BlockReader {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length
  }

  get next(): Token | undefined {
    return this.#tokens[this.#at]
  }

  block(): RichNode {
    const token = this.#take()
    switch (token.type) {
      case 'paragraph_open':
        return withContent({ type: 'paragraph' }, this.#words('paragraph_close'))
      case 'heading_open': {
        const level = Number(token.tag.slice(1))
        // Others the school does not show.
        if (level < 2 || level > 4) throw new NoPlace('heading')
        return withContent({ type: 'heading', attrs: { level } }, this.#words('heading_close'))
      }
      case 'bullet_list_open':
        return this.#list('bulletList', 'bullet_list_close', {})
      case 'ordered_list_open':
        return this.#list('orderedList', 'ordered_list_close', { start: Number(token.attrGet('start') ?? 1) })
      case 'blockquote_open': {
        const content = this.#until('blockquote_close')
        return { type: 'blockquote', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
      }
      case 'fence':
      case 'code_block': {
        const code = token.content.replace(/\n$/, '')
        return withContent(
          { type: 'codeBlock', attrs: { info: token.info.trim() } },
          code === '' ? [] : [textNode(code, [])],
        )
      }
      case 'hr':
        return { type: 'horizontalRule' }
      case 'table_open':
        return { type: 'table', content: this.#rows() }
      case 'html_block':
        throw new NoPlace('html')
      default:
        throw new NoPlace('other')
    }
  }

  #list(type: string, close: string, attrs: Record<string, unknown>): RichNode {
    const level = this.next?.level ?? 0
    const from = this.#at
    const items: RichNode[] = []
    while (this.next?.type === 'list_item_open') {
      this.#take()
      const content = this.#until('list_item_close')
      const [first] = content
      items.push({
        type: 'listItem',
        content: first?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content],
      })
    }
    const paragraphs = this.#tokens
      .slice(from, this.#at)
      .filter((token) => token.type === 'paragraph_open' && token.level === level + 1)
    this.#expect(close)
    const tight = paragraphs.every(({ hidden }) => hidden)
    return { type, attrs: { ...attrs, tight }, content: items }
  }

  #rows(): RichNode[] {
    const rows: RichNode[] = []
    for (let token = this.#take(); token.type !== 'table_close'; token = this.#take()) {
      if (token.type === 'tr_open') rows.push({ type: 'tableRow', content: [] })
      if (token.type !== 'th_open' && token.type !== 'td_open') continue
      const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1] ?? null
      const words = this.#words(token.type.replace('open', 'close'))
      rows.at(-1)?.content?.push({
        type: token.type === 'th_open' ? 'tableHeader' : 'tableCell',
        attrs: { align },
        content: [withContent({ type: 'paragraph' }, words)],
      })
    }
    return rows
  }

  #until(close: string): RichNode[] {
    const blocks: RichNode[] = []
    while (this.next && this.next.type !== close) blocks.push(this.block())
    this.#expect(close)
    return blocks
  }

  #words(close: string): RichNode[] {
    const inline = this.#expect('inline')
    this.#expect(close)
    return readWords(inline.children ?? [])
  }

  #expect(type: string): Token {
    const token = this.#take()
    if (token.type !== type) throw new NoPlace('other')
    return token
  }

  #take(): Token {
    const token = this.next
    if (!token) throw new NoPlace('other')
    this.#at += 1
    return token
  }
}

const emphases: Record<string, EmphasisName> = { strong: 'bold', em: 'italic', s: 'strike' }

function readWords(tokens: readonly Token[]): RichNode[] {
  const words: RichNode[] = []
  let marks: RichMark[] = []
  const open = (mark: RichMark) => {
    // Twice emphasised is more than the editor can hold.
    if (marks.some(({ type }) => type === mark.type)) throw new NoPlace('other')
    marks = [...marks, mark]
  }
  for (const token of tokens) {
    const [name = '', end] = token.type.split(/_(?=open$|close$)/)
    const emphasis = emphases[name]
    if (end === 'close') marks = marks.filter(({ type }) => type !== (emphasis ?? name))
    else if (emphasis) open({ type: emphasis })
    else if (end === 'open' && name === 'link') open({ type: 'link', attrs: linkAttrs(token) })
    else words.push(readWord(token, marks))
  }
  return joinTexts(words)
}

function readWord(token: Token, marks: readonly RichMark[]): RichNode {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return textNode(token.content, marks)
    case 'softbreak':
      return textNode(' ', marks)
    case 'hardbreak':
      return { type: 'hardBreak' }
    case 'code_inline':
      return textNode(token.content, [...marks, { type: 'code' }])
    case 'image':
      return marked({ type: 'image', attrs: pictureAttrs(token) }, marks)
    case 'formula':
      return marked({ type: 'formula', attrs: formulaAttrs(token) }, marks)
    case 'html_inline':
      throw new NoPlace('html')
    default:
      throw new NoPlace('other')
  }
}

function formulaAttrs({ content, markup }: Token): Record<string, unknown> {
  // A comment of TeX ends with its line.
  if (content.includes('\n') && content.includes('%')) throw new NoPlace('other')
  return { tex: content.replace(/\s*\n\s*/g, ' '), display: markup === '$$' }
}

function linkAttrs(token: Token): { href: string; title: string | null } {
  return { href: attribute(token, 'href') ?? '', title: attribute(token, 'title') }
}

function pictureAttrs(token: Token): Record<string, unknown> {
  const alt = (token.children ?? [])
    .map(({ type, content }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : content))
    .join('')
  return { src: attribute(token, 'src') ?? '', alt, title: attribute(token, 'title') }
}

function attribute(token: Token, name: string): string | null {
  const value = token.attrGet(name)
  return value === null || value === undefined ? null : String(value)
}

function marked(node: RichNode, marks: readonly RichMark[]): RichNode {
  return marks.length > 0 ? { ...node, marks: [...marks] } : node
}

function withContent(node: RichNode, content: RichNode[]): RichNode {
  return content.length > 0 ? { ...node, content } : node
}
