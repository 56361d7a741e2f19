/** How a piece of output looks: colours are numbers 0-15 of a terminal. */
export interface TextStyle {
  color?: number
  background?: number
  isBold?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
}

export type Source = 'out' | 'err' | 'in'

export interface Span {
  text: string
  source: Source
  style: TextStyle
}

/** Some lines of output; never changed, so that what is shown already is not rendered again. */
export interface Block {
  id: number
  spans: readonly Span[]
  lines: number
  length: number
}

const BLOCK_LINES = 100
const BLOCK_LENGTH = 20_000
const MAX_BLOCKS = 1200
const MAX_LENGTH = 8_000_000

// oxlint-disable-next-line no-control-regex -- escape sequences of terminals are what is looked for
const sequence = /\u001b\[(?<codes>[\d;]*)(?<action>[A-Za-z])|\r(?!\n)/g
// oxlint-disable-next-line no-control-regex -- likewise
const unfinished = /(?:\u001b(?:\[[\d;]*)?|\r)$/

/** The output of a run: bounded, in blocks, with a terminal's colours. What is too much goes from the front. */
export class ConsoleLog {
  #blocks: Block[] = []
  #length = 0
  #nextId = 1
  #style: TextStyle = {}
  #rest = ''
  #goesBack = false
  #isCut = false

  get blocks(): readonly Block[] {
    return this.#blocks
  }

  /** Whether the beginning has gone. */
  get isCut(): boolean {
    return this.#isCut
  }

  append(source: Source, text: string): void {
    const whole = (this.#rest + text).replaceAll('\r\n', '\n')
    this.#rest = unfinished.exec(whole)?.[0] ?? ''
    const now = this.#rest === '' ? whole : whole.slice(0, -this.#rest.length)
    let from = 0
    for (const found of now.matchAll(sequence)) {
      this.#add(source, now.slice(from, found.index))
      from = found.index + found[0].length
      const { codes = '', action } = found.groups ?? {}
      if (found[0] === '\r') this.#goesBack = true
      else if (action === 'm') this.#style = styleAfter(this.#style, codes)
      else if (action === 'J' && codes === '2') this.clear()
    }
    this.#add(source, now.slice(from))
  }

  clear(): void {
    this.#blocks = []
    this.#length = 0
    this.#goesBack = false
    this.#isCut = false
  }

  /** Ends the last line if the program did not, and resets its colours. */
  endLine(): void {
    this.#style = {}
    this.#rest = ''
    const last = this.#blocks.at(-1)?.spans.at(-1)
    if (last && !last.text.endsWith('\n')) this.#add('out', '\n')
  }

  #add(source: Source, text: string): void {
    if (text === '') return
    if (this.#goesBack) {
      this.#goesBack = false
      if (!text.startsWith('\n')) this.#eraseLine()
    }
    for (let from = 0; from < text.length;) {
      let last = this.#blocks.at(-1)
      if (!last || last.lines >= BLOCK_LINES || last.length >= BLOCK_LENGTH) {
        last = { id: this.#nextId++, spans: [], lines: 0, length: 0 }
        this.#blocks.push(last)
      }
      const { end, lines } = fitting(text, from, BLOCK_LINES - last.lines, BLOCK_LENGTH - last.length)
      const piece = text.slice(from, end)
      from = end
      this.#blocks[this.#blocks.length - 1] = {
        id: last.id,
        spans: joined(last.spans, { text: piece, source, style: this.#style }),
        lines: last.lines + lines,
        length: last.length + piece.length,
      }
      this.#length += piece.length
    }
    while (this.#blocks.length > MAX_BLOCKS || (this.#length > MAX_LENGTH && this.#blocks.length > 1)) {
      this.#length -= this.#blocks.shift()?.length ?? 0
      this.#isCut = true
    }
  }

  #eraseLine(): void {
    const last = this.#blocks.at(-1)
    if (!last) return
    const spans = [...last.spans]
    let erased = 0
    for (let span = spans.pop(); span; span = spans.pop()) {
      const stored = span.text.slice(0, span.text.lastIndexOf('\n') + 1)
      erased += span.text.length - stored.length
      if (stored === '') continue
      spans.push({ ...span, text: stored })
      break
    }
    this.#length -= erased
    this.#blocks[this.#blocks.length - 1] = { ...last, spans, length: last.length - erased }
  }
}

/** Where a piece ends that has at most so many lines and characters. */
function fitting(
  text: string,
  from: number,
  maxLines: number,
  maxLength: number,
): { end: number; lines: number } {
  const limit = Math.min(text.length, from + Math.max(1, maxLength))
  let end = from
  for (let lines = 0; lines < maxLines; lines += 1) {
    const at = text.indexOf('\n', end)
    if (at < 0 || at >= limit) return { end: limit, lines }
    end = at + 1
  }
  return { end, lines: maxLines }
}

function joined(spans: readonly Span[], next: Span): Span[] {
  const last = spans.at(-1)
  if (last?.source !== next.source || last.style !== next.style) return [...spans, next]
  return [...spans.slice(0, -1), { ...last, text: last.text + next.text }]
}

function styleAfter(style: TextStyle, codes: string): TextStyle {
  let next = style
  for (const code of codes.split(';').map(Number)) {
    if (code === 0) next = {}
    else if (code === 1) next = { ...next, isBold: true }
    else if (code === 3) next = { ...next, isItalic: true }
    else if (code === 4) next = { ...next, isUnderlined: true }
    else if (code >= 30 && code <= 37) next = { ...next, color: code - 30 }
    else if (code >= 90 && code <= 97) next = { ...next, color: code - 82 }
    else if (code >= 40 && code <= 47) next = { ...next, background: code - 40 }
    else if (code >= 100 && code <= 107) next = { ...next, background: code - 92 }
  }
  return next
}
