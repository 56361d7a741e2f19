import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { htmlSlips } from '../build/html-slips.ts'
import { Places } from '../build/edits.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** What every page must have (specification 5: full structure). */
export const requiredParts = ['doctype', 'html', 'head', 'title', 'body'] as const
export type RequiredPart = (typeof requiredParts)[number]

/** What a page had better have. */
export type Advice =
  | 'lang'
  | 'charset'
  | 'viewport'
  | 'title_empty'
  | 'h1_missing'
  | 'h1_many'
  | 'heading_skipped'
  | 'alt_missing'
  | 'label_missing'
  | 'button_empty'
  | 'link_empty'
  | 'id_twice'
  | 'unclosed'
  | 'obsolete'

export interface Finding {
  kind: RequiredPart | Advice
  isRequired: boolean
  file: string
  line: number
  column: number
  /** What it is about: an id, a tag. */
  name?: string
}

const obsolete = new Set(['center', 'font', 'marquee', 'big', 'strike', 'tt', 'frame', 'frameset', 'blink'])
const needsLabel = new Set(['input', 'select', 'textarea'])
const noLabel = /^(?:hidden|submit|button|reset|image)$/i
const MOST = 30

/**
 * What a page lacks: the parts it must have, and advice. A browser makes up what is missing, so what counts is what was
 * written.
 */
export function checkStructure(html: string, file: string): Finding[] {
  const checking: Checking = {
    html,
    file,
    findings: [],
    ids: new Set(),
    labelled: new Set(),
    heading: 0,
    headings: 0,
  }
  const tree = parse(html, { sourceCodeLocationInfo: true })
  const doctype = tree.childNodes.find((node) => node.nodeName === '#documentType')
  if (!doctype?.sourceCodeLocation) add(checking, 'doctype', 0)
  const elements: Element[] = []
  const walk = (node: Node) => {
    if ('tagName' in node) elements.push(node)
    if ('content' in node) for (const child of node.content.childNodes) walk(child)
    if ('childNodes' in node) for (const child of node.childNodes) walk(child)
  }
  for (const node of tree.childNodes) walk(node)
  const first = (name: string) => elements.find(({ tagName }) => tagName === name)

  const root = first('html')
  const head = first('head')
  const title = elements.find(
    ({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head',
  )
  for (const [kind, element] of [
    ['html', root],
    ['head', head],
    ['title', title],
    ['body', first('body')],
  ] as const)
    if (!element?.sourceCodeLocation?.startTag) add(checking, kind, startOf(kind === 'title' ? head : root))

  if (root?.sourceCodeLocation?.startTag && !attribute(root, 'lang')?.trim())
    add(checking, 'lang', startOf(root))
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const hasCharset = metas.some(
    (meta) =>
      attribute(meta, 'charset') !== undefined || /content-type/i.test(attribute(meta, 'http-equiv') ?? ''),
  )
  if (!hasCharset) add(checking, 'charset', startOf(head))
  if (!metas.some((meta) => /^viewport$/i.test(attribute(meta, 'name') ?? '')))
    add(checking, 'viewport', startOf(head))
  if (title?.sourceCodeLocation && textIn(title).trim() === '') add(checking, 'title_empty', startOf(title))

  for (const element of elements)
    if (element.tagName === 'label') {
      const target = attribute(element, 'for')
      if (target !== undefined) checking.labelled.add(target)
    }
  const slips = htmlSlips(html)
  // What a parser makes of the rest of a page is nothing that was written.
  const broken = slips.find(
    ({ kind, name }) =>
      /^(?:unclosed_attribute|unclosed_html_comment|tag_end)$/.test(kind) ||
      // It is opened anew, and empty, wherever a browser closes it.
      (kind === 'unclosed_element' && name === 'a'),
  )
  const end = broken ? html.lastIndexOf('<', broken.at) : Infinity
  for (const element of elements) inspect(element, checking, end)
  // A second one may be the first that was to be closed.
  if (slips.some(({ kind, name }) => kind === 'unclosed_element' && name === 'h1'))
    checking.findings = checking.findings.filter(({ kind }) => kind !== 'h1_many')
  for (const { kind, at, name } of slips) if (kind === 'unclosed_element') add(checking, 'unclosed', at, name)
  const body = first('body')
  if (checking.headings === 0 && body && textIn(body).trim() !== '')
    add(checking, 'h1_missing', startOf(body))
  return checking.findings.slice(0, MOST)
}

interface Checking {
  html: string
  file: string
  findings: Finding[]
  ids: Set<string>
  /** Ids of fields that a label names. */
  labelled: Set<string>
  heading: number
  headings: number
}

/** @param end after which nothing counts. */
function inspect(element: Element, checking: Checking, end: number): void {
  const { tagName } = element
  const start = element.sourceCodeLocation?.startTag?.startOffset
  if (start === undefined || start >= end) return
  const say = (kind: Advice, name?: string) => add(checking, kind, start, name)
  const id = attribute(element, 'id')
  if (id !== undefined) {
    if (checking.ids.has(id)) say('id_twice', id)
    checking.ids.add(id)
  }
  const level = /^h(?<level>[1-6])$/.exec(tagName)?.groups?.['level']
  if (level !== undefined) {
    const now = Number(level)
    if (now === 1) {
      checking.headings += 1
      if (checking.headings === 2) say('h1_many')
    } else if (checking.heading > 0 && now > checking.heading + 1) say('heading_skipped', tagName)
    checking.heading = now
  }
  if (tagName === 'img' && attribute(element, 'alt') === undefined) say('alt_missing')
  if (needsLabel.has(tagName) && !isLabelled(element, checking)) say('label_missing', tagName)
  if (tagName === 'button' && !isNamed(element)) say('button_empty')
  if (tagName === 'a' && attribute(element, 'href') !== undefined && !isNamed(element)) say('link_empty')
  if (obsolete.has(tagName)) say('obsolete', tagName)
}

function isLabelled(element: Element, { labelled }: Checking): boolean {
  if (element.tagName === 'input' && noLabel.test(attribute(element, 'type') ?? '')) return true
  const id = attribute(element, 'id')
  if (id !== undefined && labelled.has(id)) return true
  if (['aria-label', 'aria-labelledby', 'title'].some((name) => attribute(element, name)?.trim())) return true
  for (let above = element.parentNode; above && 'parentNode' in above; above = above.parentNode)
    if (above.nodeName === 'label') return true
  return false
}

function isNamed(element: Element): boolean {
  if (['aria-label', 'aria-labelledby', 'title'].some((name) => attribute(element, name)?.trim())) return true
  if (textIn(element).trim() !== '') return true
  const below: Node[] = [...element.childNodes]
  for (let node = below.pop(); node; node = below.pop()) {
    if (!('tagName' in node)) continue
    if (node.tagName === 'img' && attribute(node, 'alt')?.trim()) return true
    if (node.tagName === 'svg') return true
    below.push(...node.childNodes)
  }
  return false
}

function textIn(element: Element): string {
  return element.childNodes
    .map((node) => {
      if ('value' in node) return node.value
      return 'tagName' in node && node.tagName !== 'script' && node.tagName !== 'style' ? textIn(node) : ''
    })
    .join('')
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value
}

function startOf(element: Element | undefined): number {
  return element?.sourceCodeLocation?.startTag?.startOffset ?? 0
}

function add(checking: Checking, kind: Finding['kind'], offset: number, name?: string): void {
  const { html, file, findings } = checking
  const isRequired = (requiredParts as readonly string[]).includes(kind)
  findings.push({
    kind,
    isRequired,
    file,
    ...new Places(html).at(offset),
    ...(name !== undefined && { name }),
  })
}
