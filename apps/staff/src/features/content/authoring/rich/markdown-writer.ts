import { lettersOf, writeInline } from './inline-writer.ts'
import { readMarkdown, type ReadText, type RichRead } from './markdown-reader.ts'
import { attributeText, type RichNode } from './rich-document.ts'

/** Blocks one after the other; empty ones are nothing. */
export function writeBlocks(nodes: readonly RichNode[], isNested = false): string {
  return joinBlocks(nodes, () => '\n\n', isNested)
}

/** A text as it was written, with what its author changed: what they left alone stays to the letter. */
export class KeptText {
  readonly #text: string
  readonly #read: RichRead
  readonly #unchanged: string
  readonly #places = new Map<string, number[]>()

  /** @param nodes the blocks that were read, as the editor holds them */
  constructor(text: string, read: RichRead, nodes: readonly RichNode[]) {
    this.#text = text
    this.#read = read
    this.#unchanged = JSON.stringify(nodes)
    for (const [place, node] of nodes.entries()) {
      const key = JSON.stringify(node)
      this.#places.set(key, [...(this.#places.get(key) ?? []), place])
    }
  }

  write(nodes: readonly RichNode[]): string {
    const last = nodes.at(-1)
    // The editor keeps an empty line at the end, to go on writing.
    const isOpen = last?.type === 'paragraph' && (last.content ?? []).length === 0
    const written = isOpen ? nodes.slice(0, -1) : nodes
    if (JSON.stringify(written) === this.#unchanged) return this.#text
    const { blocks, after } = this.#read
    let out = ''
    let place = -1
    let before: Written | undefined
    for (const node of written) {
      const known = this.#places.get(JSON.stringify(node)) ?? []
      const next = place + 1
      const found = known.includes(next) ? next : (known[0] ?? -1)
      const block = blocks[found]
      const taken = takenMarker(node, before)
      const isKept =
        block !== undefined &&
        block.source !== '' &&
        (taken === undefined || markerOf(block.source) !== taken)
      const text = isKept ? block.source : writeBlock(node, taken, false)
      if (text === '') continue
      const follows = isKept && found === next && (found > 0 || out === '')
      out += (follows ? block.before : out === '' ? '' : '\n\n') + text
      place = found >= 0 ? found : -2
      before = { node, text }
    }
    return out === '' ? '' : out + after
  }
}

/** A text for the editor, if reading and writing it loses nothing. */
export function readForEditor(text: string): ReadText {
  const read = readMarkdown(text)
  if (read.kind === 'source') return read
  const nodes = read.blocks.map(({ node }) => node)
  const again = readMarkdown(writeBlocks(nodes))
  const isSame = again.kind === 'rich' && meaningOf(again.blocks.map(({ node }) => node)) === meaningOf(nodes)
  return isSame ? read : { kind: 'source', reason: 'other' }
}

/** What readers see of blocks: equal where they differ in how they were written alone. */
export function meaningOf(nodes: readonly RichNode[]): string {
  return JSON.stringify(
    nodes.map(({ type, attrs, content = [] }) =>
      type === 'paragraph' || type === 'heading'
        ? [type, attrs, lettersOf(content)]
        : [type, attrs, type === 'codeBlock' ? content : meaningOf(content)],
    ),
  )
}

interface Written {
  node: RichNode
  text: string
}

function joinBlocks(
  nodes: readonly RichNode[],
  between: (before: RichNode, node: RichNode) => string,
  isNested: boolean,
): string {
  let out = ''
  let before: Written | undefined
  for (const node of nodes) {
    const text = writeBlock(node, takenMarker(node, before), isNested)
    if (text === '') continue
    out += (before ? between(before.node, node) : '') + text
    before = { node, text }
  }
  return out
}

/** The marker of the list before a list: with the same one both would be one list. */
function takenMarker({ type }: RichNode, before: Written | undefined): string | undefined {
  const isList = type === 'bulletList' || type === 'orderedList'
  return isList && before?.node.type === type ? markerOf(before.text) : undefined
}

function markerOf(list: string): string | undefined {
  return /^\d*([-+*.)])(?=\s|$)/.exec(list)?.[1]
}

/** @param taken see `takenMarker` */
function writeBlock(node: RichNode, taken: string | undefined, isNested: boolean): string {
  const { type, attrs = {}, content = [] } = node
  switch (type) {
    case 'heading': {
      const level = Number(attrs['level'])
      const words = writeInline(content, `heading${level}`)
      return words === '' ? '' : `${'#'.repeat(level)} ${words}`
    }
    case 'bulletList':
    case 'orderedList':
      return writeList(node, taken)
    case 'blockquote': {
      const body = writeBlocks(content, true)
      return body === '' ? '' : prefixed(body, '> ', '> ')
    }
    case 'codeBlock':
      return writeCode(attributeText(attrs, 'info'), content.map(({ text = '' }) => text).join(''))
    case 'horizontalRule':
      // Behind a paragraph of a tight list other signs would make a heading of it.
      return isNested ? '___' : '---'
    case 'table':
      return writeTable(content)
    default:
      return writeInline(content, 'paragraph')
  }
}

function writeCode(info: string, text: string): string {
  const sign = info.includes('`') ? '~' : '`'
  const runs = text.match(new RegExp(`${sign}+`, 'g')) ?? []
  const fence = sign.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)))
  const code = text.replace(/\r\n?/g, '\n')
  return [`${fence}${info.replace(/\s+/g, ' ').trim()}`, ...(code === '' ? [] : [code]), fence].join('\n')
}

function writeList({ type, attrs = {}, content: items = [] }: RichNode, taken: string | undefined): string {
  const isTight = attrs['tight'] !== false && items.every(isTightItem)
  const start = Number(attrs['start'] ?? 1)
  return items
    .map(({ content = [] }, place) => {
      const mark =
        type === 'orderedList' ? `${start + place}${taken === '.' ? ')' : '.'}` : taken === '-' ? '*' : '-'
      const body = joinBlocks(content, () => (isTight ? '\n' : '\n\n'), true)
      return body === '' ? mark : prefixed(body, `${mark} `, ' '.repeat(mark.length + 1))
    })
    .join(isTight ? '\n' : '\n\n')
}

/** Whether its blocks may stand on lines one after the other. */
function isTightItem({ content = [] }: RichNode): boolean {
  const blocks = content.filter((block) => writeBlock(block, undefined, true) !== '')
  return blocks.every((block, index) => {
    const before = blocks[index - 1]
    return !before || canTouch(before, block)
  })
}

function canTouch(before: RichNode, block: RichNode): boolean {
  if (before.type === 'table' || block.type === 'table') return false
  if (['codeBlock', 'heading', 'horizontalRule'].includes(before.type)) return true
  if (before.type === 'blockquote' && block.type === 'blockquote') return false
  switch (block.type) {
    case 'codeBlock':
    case 'heading':
    case 'horizontalRule':
    case 'blockquote':
      return true
    case 'bulletList':
    case 'orderedList': {
      // Else it would go on with the paragraph before it.
      const [first] = block.content ?? []
      const isOne = block.type === 'bulletList' || Number(block.attrs?.['start'] ?? 1) === 1
      return isOne && writeBlocks(first?.content ?? [], true) !== ''
    }
    default:
      return false
  }
}

function writeTable(rows: readonly RichNode[]): string {
  const cells = rows.map(({ content = [] }) =>
    content.flatMap((cell) => [
      writeInline(wordsOf(cell), 'cell'),
      // A cell over several columns is its first one.
      ...Array.from({ length: Number(cell.attrs?.['colspan'] ?? 1) - 1 }, () => ''),
    ]),
  )
  const width = Math.max(1, ...cells.map(({ length }) => length))
  const line = (parts: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => parts[column] ?? '').join(' | ')} |`
  const signs: Record<string, string> = { left: ':--', center: ':-:', right: '--:' }
  const aligned = Array.from(
    { length: width },
    (_, column) => signs[attributeText(rows[0]?.content?.[column]?.attrs, 'align')] ?? '---',
  )
  return [line(cells[0] ?? []), line(aligned), ...cells.slice(1).map(line)].join('\n')
}

/** A cell is one line: of lists, programs and whatever else was put into it the words stay, one after the other. */
function wordsOf({ type, content = [] }: RichNode): RichNode[] {
  if (['paragraph', 'heading', 'codeBlock'].includes(type)) return content
  return content.flatMap((block, index) => {
    const words = wordsOf(block)
    return index === 0 ? words : [{ type: 'text', text: ' ' }, ...words]
  })
}

function prefixed(text: string, first: string, others: string): string {
  return text
    .split('\n')
    .map((line, index) => {
      const prefix = index === 0 ? first : others
      return line === '' ? prefix.trimEnd() : prefix + line
    })
    .join('\n')
}
