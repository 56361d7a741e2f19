import { Parser } from 'htmlparser2'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** All text directly in it, CDATA too. */
  text: string
  line: number
}

/** Why a text is no XML that is read, and where. */
export class XmlFault extends Error {
  readonly reason: 'not_xml' | 'entities'
  readonly line: number

  constructor(reason: 'not_xml' | 'entities', line: number) {
    super(reason)
    this.reason = reason
    this.line = line
  }
}

/** Deeper, and more, than any question bank. */
const MAX_DEPTH = 40
const MAX_ELEMENTS = 300_000

/**
 * Reads well-formed XML. Of entities there are the five of XML and numbers: a document type, where a bomb or the path of
 * a file would stand, is refused, and nothing is ever expanded or fetched.
 * @throws XmlFault
 */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '', line: 1 }
  const open = [root]
  let elements = 0
  let line = 1
  let counted = 0
  const lineAt = (index: number) => {
    for (
      let next = xml.indexOf('\n', counted);
      next >= 0 && next < index;
      next = xml.indexOf('\n', counted)
    ) {
      line += 1
      counted = next + 1
    }
    return line
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        elements += 1
        const element = { name, attributes, children: [], text: '', line: lineAt(parser.startIndex) }
        if (open.length > MAX_DEPTH || elements > MAX_ELEMENTS) throw new XmlFault('not_xml', element.line)
        open.at(-1)?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += text
      },
      onclosetag(_name, isImplied) {
        const isEmpty = xml[parser.endIndex] === '>' && xml[parser.endIndex - 1] === '/'
        // It was never closed, or another one was closed in its place.
        if (isImplied && !isEmpty) throw new XmlFault('not_xml', open.at(-1)?.line ?? 1)
        open.pop()
      },
      onprocessinginstruction(name) {
        if (name.startsWith('!')) throw new XmlFault('entities', lineAt(parser.startIndex))
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return root
}
