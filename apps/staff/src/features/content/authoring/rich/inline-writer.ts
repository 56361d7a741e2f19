import { readInline } from './markdown-reader.ts'
import {
  attributeText,
  hasMark,
  joinTexts,
  linkOf,
  marksKey,
  textNode,
  withoutMarks,
  type EmphasisName,
  type RichMark,
  type RichNode,
} from './rich-document.ts'
import { escapeAll, escapeWords } from './text-escapes.ts'

/** What the words stand in: a heading and a cell are one line each. */
export type InlineFrame = 'paragraph' | 'cell' | `heading${number}`

const emphases: readonly EmphasisName[] = ['italic', 'bold', 'strike']
/** From what reads best to what always can be written. */
const ways = [
  { isApart: false, isShrunk: false, isNested: false },
  { isApart: true, isShrunk: false, isNested: false },
  { isApart: true, isShrunk: true, isNested: false },
  { isApart: true, isShrunk: true, isNested: true },
].flatMap((way) => [
  { ...way, italic: '*' as const },
  { ...way, italic: '_' as const },
])

/**
 * The words of a block as Markdown. What is written is read back: where CommonMark has no way to say it (a bold comma
 * inside a word), the emphasis gives way, never a character.
 */
export function writeInline(content: readonly RichNode[], frame: InlineFrame): string {
  for (const { italic, isApart, isShrunk, isNested } of ways) {
    const words = tidy(content, frame, isApart)
    const shrunk = isShrunk ? withoutLoosePunctuation(words) : words
    const nodes = isNested ? nested(shrunk) : shrunk
    const written = emit(nodes, { italic, words: escapeWords })
    if (readsAs(written, nodes, frame)) return inFrame(written, frame)
  }
  const plain = joinTexts(tidy(content, frame, true).map((node) => withoutMarks(node, emphases)))
  const written = emit(plain, { italic: '*', words: escapeWords })
  return inFrame(
    readsAs(written, plain, frame) ? written : emit(plain, { italic: '*', words: escapeAll }),
    frame,
  )
}

/** Inside a cell a bar is escaped whatever it stands in, code too. */
function inFrame(written: string, frame: InlineFrame): string {
  return frame === 'cell' ? written.replaceAll('|', '\\|') : written
}

function readsAs(written: string, nodes: readonly RichNode[], frame: InlineFrame): boolean {
  const text = inFrame(written, frame)
  const [block, source] =
    frame === 'paragraph'
      ? ['paragraph_open', text]
      : frame === 'cell'
        ? ['table_open', `| ${text} |\n| --- |`]
        : ['heading_open', `${'#'.repeat(Number(frame.slice(7)))} ${text}`]
  const read = readInline(source)
  return read?.block === block && lettersOf(read.content) === lettersOf(nodes)
}

/** Each character with its marks; of spaces nobody sees them. */
export function lettersOf(nodes: readonly RichNode[]): string {
  return nodes
    .flatMap((node) =>
      node.type === 'text'
        ? [...(node.text ?? '')].map((char) => (/\s/.test(char) ? char : `${char}{${marksKey(node)}}`))
        : [JSON.stringify([node.type, node.attrs, marksKey(node)])],
    )
    .join('')
}

/**
 * What Markdown can hold: no spaces at the ends of lines and of marks, no formula that another one or a digit follows
 * at once. @param isApart marks that overlap are taken apart at spaces
 */
function tidy(content: readonly RichNode[], frame: InlineFrame, isApart: boolean): RichNode[] {
  const isOneLine = frame !== 'paragraph'
  const spaced = joinTexts(content).flatMap((node, index, all) => {
    if (node.type === 'hardBreak') return [isOneLine ? textNode(' ', []) : { type: 'hardBreak' }]
    const next = all[index + 1]
    if (node.type === 'formula' && (next?.type === 'formula' || /^\d/.test(next?.text ?? '')))
      return [node, textNode(' ', [])]
    if (node.type !== 'text') return [node]
    const text = (node.text ?? '').replace(/[\r\n\0]+/g, ' ')
    if (hasMark(node, 'code')) return [{ ...node, text }]
    return text
      .split(/(\s+)/)
      .filter((part) => part !== '')
      .map((part) => textNode(part, node.marks ?? []))
  })
  const isGap = (node: RichNode | undefined) =>
    !node || node.type === 'hardBreak' || (isSpaceNode(node) && !hasMark(node, 'code'))
  const marked = spaced.map((node, index) => {
    if (!isGap(node)) return node
    // A space belongs to a mark that holds both its sides.
    const before = spaced.slice(0, index).findLast((one) => !isGap(one))
    const after = spaced.slice(index + 1).find((one) => !isGap(one))
    if (node.type === 'hardBreak') return node
    const isSame =
      before !== undefined &&
      after !== undefined &&
      emphases.every((type) => hasMark(before, type) === hasMark(after, type)) &&
      JSON.stringify(linkOf(before)) === JSON.stringify(linkOf(after))
    return textNode(
      node.text ?? '',
      commonMarks(before, after).filter(({ type }) => type === 'link' || isSame || !isApart),
    )
  })
  return joinTexts(withoutEdges(joinTexts(marked)))
}

function isSpaceNode({ type, text = '' }: RichNode): boolean {
  return type === 'text' && text.trim() === ''
}

function withoutEdges(nodes: readonly RichNode[]): RichNode[] {
  const isBreak = (node: RichNode | undefined) => !node || node.type === 'hardBreak'
  const trimmed = nodes.flatMap((node, index) => {
    if (node.type !== 'text' || hasMark(node, 'code')) return [node]
    let text = node.text ?? ''
    if (isBreak(nodes[index - 1])) text = text.trimStart()
    if (isBreak(nodes[index + 1])) text = text.trimEnd()
    return text === '' ? [] : [{ ...node, text }]
  })
  const from = trimmed.findIndex(({ type }) => type !== 'hardBreak')
  const to = trimmed.findLastIndex(({ type }) => type !== 'hardBreak')
  const whole = from < 0 ? [] : trimmed.slice(from, to + 1)
  // An empty line would end the paragraph.
  const single = whole.filter(
    (node, index) => node.type !== 'hardBreak' || whole[index - 1]?.type !== node.type,
  )
  return single.length < nodes.length ? withoutEdges(single) : single
}

function commonMarks(one: RichNode | undefined, other: RichNode | undefined): RichMark[] {
  const link = one && other ? linkOf(one) : undefined
  return (one?.marks ?? []).filter(
    ({ type }) =>
      type !== 'code' &&
      other !== undefined &&
      hasMark(other, type) &&
      (type !== 'link' || JSON.stringify(link) === JSON.stringify(linkOf(other))),
  )
}

const PUNCTUATION = /[\p{P}\p{S}]/u

/** A mark that begins or ends with punctuation inside a word can't be written: the punctuation leaves it. */
function withoutLoosePunctuation(nodes: readonly RichNode[]): RichNode[] {
  const letters = nodes.flatMap((node) =>
    node.type === 'text' && !hasMark(node, 'code')
      ? [...(node.text ?? '')].map((char) => ({ ...node, text: char }))
      : [node],
  )
  const isPunctuation = (node: RichNode | undefined) =>
    node !== undefined && (node.type !== 'text' || hasMark(node, 'code') || PUNCTUATION.test(node.text ?? ''))
  const isInWord = (node: RichNode | undefined) =>
    node?.type === 'text' && !isSpaceNode(node) && !isPunctuation(node)
  for (const type of emphases) {
    for (const [order, step] of [
      [letters.keys(), -1],
      [[...letters.keys()].toReversed(), 1],
    ] as const)
      for (const index of order) {
        const [node, outside] = [letters[index], letters[index + step]]
        if (!node || !hasMark(node, type) || (outside && hasMark(outside, type))) continue
        if (isPunctuation(node) && isInWord(outside)) letters[index] = withoutMarks(node, [type])
      }
  }
  return joinTexts(letters)
}

/** Of two marks that overlap the one that began later ends with the other. */
function nested(nodes: readonly RichNode[]): RichNode[] {
  let open: EmphasisName[] = []
  let dropped: EmphasisName[] = []
  return joinTexts(
    nodes.map((node) => {
      dropped = dropped.filter((type) => hasMark(node, type))
      const wanted = emphases.filter((type) => hasMark(node, type) && !dropped.includes(type))
      const kept = open.findIndex((type) => !wanted.includes(type))
      if (kept >= 0) {
        dropped = [...dropped, ...open.slice(kept).filter((type) => wanted.includes(type))]
        open = open.slice(0, kept)
      }
      open = [...open, ...wanted.filter((type) => !open.includes(type) && !dropped.includes(type))]
      return withoutMarks(node, dropped)
    }),
  )
}

interface Manner {
  italic: '*' | '_'
  words: typeof escapeWords
}

/** A part that is whole in itself, and the emphases around it. */
interface Piece {
  node: RichNode
  /** Of a link: what it is made of. */
  inside: readonly RichNode[] | undefined
  marks: readonly EmphasisName[]
}

function emit(nodes: readonly RichNode[], manner: Manner, isInLink = false): string {
  const dollars = nodes
    .map(({ text = '', type, marks }) => (type === 'text' && !marks ? text : '$$'))
    .join('')
  const isOnlyDollar = dollars.split('$').length === 2
  const pieces = piecesOf(nodes)
  const delimiters = { bold: '**', italic: manner.italic, strike: '~~' }
  let out = ''
  let open: EmphasisName[] = []
  const close = (from: number) => {
    for (const type of open.slice(from).toReversed()) out += delimiters[type]
    open = open.slice(0, from)
  }
  for (const [index, { node, inside, marks }] of pieces.entries()) {
    const ended = open.findIndex((type) => !marks.includes(type))
    if (ended >= 0) close(ended)
    const lasting = (type: EmphasisName) => {
      const end = pieces.findIndex((piece, place) => place > index && !piece.marks.includes(type))
      return end < 0 ? pieces.length : end
    }
    // What lasts longest is opened first.
    for (const type of marks.filter((each) => !open.includes(each)).sort((a, b) => lasting(b) - lasting(a))) {
      out += delimiters[type]
      open.push(type)
    }
    const written = writePiece(node, inside, manner, {
      isLineStart: out === '' || out.endsWith('\n'),
      isLast: index === pieces.length - 1 && !isInLink,
      isInLink,
      isOnlyDollar,
    })
    // It would make a picture of the link.
    if (written.startsWith('[') && /(?:^|[^\\])!$/.test(out)) out = `${out.slice(0, -1)}\\!`
    out += written
  }
  close(0)
  return out
}

function piecesOf(nodes: readonly RichNode[]): Piece[] {
  const pieces: Piece[] = []
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]
    if (!node) break
    const link = JSON.stringify(linkOf(node))
    if (link === undefined) {
      pieces.push({ node, inside: undefined, marks: emphases.filter((type) => hasMark(node, type)) })
      continue
    }
    const length = nodes.slice(index).findIndex((one) => JSON.stringify(linkOf(one)) !== link)
    const parts = nodes.slice(index, length < 0 ? undefined : index + length)
    const shared = emphases.filter((type) => parts.every((part) => hasMark(part, type)))
    pieces.push({ node, inside: parts.map((part) => withoutMarks(part, ['link', ...shared])), marks: shared })
    index += parts.length - 1
  }
  return pieces
}

function writePiece(
  node: RichNode,
  inside: readonly RichNode[] | undefined,
  manner: Manner,
  place: Parameters<typeof escapeWords>[1],
): string {
  if (inside) {
    const { href = '', title = null } = linkOf(node) ?? {}
    return `[${emit(inside, manner, true)}](${target(href, title ?? '')})`
  }
  const { type, attrs = {}, text = '' } = node
  switch (type) {
    case 'hardBreak':
      return '\\\n'
    case 'image':
      return `![${escapeAlt(attributeText(attrs, 'alt'))}](${target(attributeText(attrs, 'src'), attributeText(attrs, 'title'))})`
    case 'formula': {
      const sign = attrs['display'] === true ? '$$' : '$'
      return `${sign}${attributeText(attrs, 'tex')}${sign}`
    }
    default:
      return hasMark(node, 'code') ? writeCode(text) : manner.words(text, place)
  }
}

function escapeAlt(alt: string): string {
  return escapeWords(alt.replace(/\s+/g, ' ').trim(), {
    isLineStart: false,
    isLast: false,
    isInLink: true,
    isOnlyDollar: false,
  })
}

function writeCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  const isPadded = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '')
  return isPadded ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

function target(address: string, title: string): string {
  const safe = address.replace(/&(?=#?\w+;)/g, '&amp;').replace(/[<>]/g, encodeURIComponent)
  const place = safe === '' || /[\s()]/.test(safe) ? `<${safe}>` : safe
  return title !== '' ? `${place} "${title.replace(/[\\"&]/g, '\\$&')}"` : place
}
