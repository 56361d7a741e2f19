import { Parser, type AnyNode, type Options, type Program } from 'acorn'
import jsx from 'acorn-jsx'

/** What acorn-jsx adds to a parser and does not declare. */
interface JsxParser extends Parser {
  jsx_parseElementAt: (start: number, place: unknown) => AnyNode
}
type JsxParserClass = new (options: Options, input: string) => JsxParser

// acorn-jsx declares what it gives as a plain parser.
const JsxBase = Parser.extend(jsx()) as unknown as JsxParserClass

/** Knows at any moment which elements are open. */
class ElementParser extends JsxBase {
  readonly open: number[] = []

  override jsx_parseElementAt = (start: number, place: unknown): AnyNode => {
    this.open.push(start)
    // Of the class above, since this one stands on the object itself.
    const node = parseElementAt.call(this, start, place)
    this.open.pop()
    return node
  }
}
const parseElementAt = (JsxBase.prototype as JsxParser).jsx_parseElementAt // its class's own

/** A tag that does not fit, at the tag that is to be mended. */
export class TagError extends Error {
  readonly kind: 'unclosed_tag' | 'void_tag' | 'closing_tag'
  readonly offset: number
  /** Of the tag. */
  readonly tag: string
  /** Which tag would have closed what is open. */
  readonly closing: string | undefined

  constructor(kind: TagError['kind'], offset: number, tag: string, closing?: string) {
    super(kind)
    this.kind = kind
    this.offset = offset
    this.tag = tag
    this.closing = closing
  }
}

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/

/** @throws TagError where tags do not fit, else what acorn throws. */
export function parseJsx(text: string, options: Options): Program {
  const parser = new ElementParser(options, text)
  try {
    return parser.parse()
  } catch (error) {
    throw tagError(error, text, parser.open) ?? error
  }
}

function tagError(error: unknown, text: string, open: readonly number[]): TagError | undefined {
  if (!(error instanceof SyntaxError)) return undefined
  const { pos } = error as SyntaxError & { pos: number } // acorn's
  // The text after an element is read before it counts as closed.
  const isClosed = open.length > 0 && endsBefore(text, open.at(-1) ?? 0, pos)
  const innermost = isClosed ? open.at(-2) : open.at(-1)
  if (innermost === undefined) return undefined
  const name = nameAt(text, innermost + 1)
  const unclosed = () => new TagError(voids.test(name) ? 'void_tag' : 'unclosed_tag', innermost, name)
  if (/unterminated jsx/i.test(error.message)) return unclosed()
  // What comes after an element that was not closed is read as its text.
  if (/&rbrace;/.test(error.message) && !closesNext(text, pos, name)) return unclosed()
  if (!/corresponding JSX closing tag/.test(error.message)) return undefined
  const closing = nameAt(text, text.indexOf('/', pos) + 1)
  if (voids.test(closing)) return new TagError('void_tag', pos, closing)
  // One further out is closed here, so the fault is that this one was not.
  const isOfOuter = open.slice(0, -1).some((start) => nameAt(text, start + 1) === closing)
  return isOfOuter || voids.test(name) ? unclosed() : new TagError('closing_tag', pos, closing, name)
}

/** Whether the last tag before a place is the end of the element that begins at `start`. */
function endsBefore(text: string, start: number, offset: number): boolean {
  const last = text.lastIndexOf('<', offset - 1)
  if (last === start) return text.slice(start, offset).includes('/>')
  return text[last + 1] === '/' && nameAt(text, last + 2) === nameAt(text, start + 1)
}

function closesNext(text: string, offset: number, name: string): boolean {
  const next = text.indexOf('<', offset)
  return next >= 0 && text[next + 1] === '/' && nameAt(text, next + 2) === name
}

function nameAt(text: string, offset: number): string {
  return /^\s*([\w$.:-]*)/.exec(text.slice(offset, offset + 200))?.[1] ?? ''
}
