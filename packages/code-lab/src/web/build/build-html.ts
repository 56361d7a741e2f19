import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { addressMark } from './address-marks.ts'
import { buildCss } from './build-css.ts'
import type { Problem } from './problem.ts'
import type { Slip } from './problem.ts'
import { applyEdits, Places, type Edit } from './edits.ts'
import { htmlSlips } from './html-slips.ts'
import { isOutside, type ProjectNames } from './project-names.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** A script that a page begins with. */
export interface PageScript {
  key: string
  /** A file of the project; a script written into the page itself has a text. */
  file: string
  text?: string
  firstLine: number
  isModule: boolean
  hasJsx: boolean
}

export interface BuiltHtml {
  html: string
  scripts: readonly PageScript[]
  styleFiles: readonly string[]
  problems: readonly Problem[]
  /** A known library is asked for by the address of another site, which we have ourselves. */
  asksForReact: boolean
  /** Lines on which a handler is written. */
  handlerLines: readonly number[]
}

/**
 * What a page is built with: how a file's text determines whether it is a module, and how an attribute's code is
 * guarded.
 */
export interface HtmlPorts {
  names: ProjectNames
  isModuleFile: (file: string) => boolean
  buildHandler: (code: string, file: string, line: number) => { text: string; problem: Problem | undefined }
}

const addressed: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  input: ['src'],
  image: ['href', 'xlink:href'],
  track: ['src'],
}

const scriptTypes =
  /^(?:$|module$|(?:text|application)\/(?:java|ecma|babel|jsx|x-java)\w*$|text\/(?:babel|jsx)$)/i
const reactAddress = /(?:^|[/@])(?:react|react-dom|babel|standalone)(?:[@/.]|$)/i

/** Builds a page: every address in it becomes a mark that the frame can fill, each script a file, lines stay lines. */
export function buildHtml(html: string, file: string, ports: HtmlPorts): BuiltHtml {
  const made: Making = {
    html,
    file,
    ports,
    edits: [],
    scripts: [],
    styleFiles: [],
    problems: [],
    slips: htmlSlips(html),
    asksForReact: false,
    handlerLines: [],
  }
  const tree = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: true })
  for (const node of tree.childNodes) visit(node, made)
  const places = new Places(html)
  for (const { at, ...slip } of made.slips)
    // What is not closed is told with the structure of the page.
    if (slip.kind !== 'unclosed_element')
      made.problems.push({ severity: 'warning', ...slip, file, ...places.at(at) })
  const { edits, scripts, styleFiles, problems, asksForReact, handlerLines } = made
  return { html: applyEdits(html, edits), scripts, styleFiles, problems, asksForReact, handlerLines }
}

/** Whether a value ends at a quote that was meant to stand in it, so that nothing else of it counts. */
function isCutShort(element: Element, name: string, { slips }: Making): boolean {
  const place = locationOf(element, name)
  return slips.some(
    ({ kind, at }) =>
      (kind === 'inner_quotes' || kind === 'unclosed_attribute') &&
      place &&
      at >= place.startOffset &&
      at < place.endOffset,
  )
}

interface Making {
  html: string
  file: string
  ports: HtmlPorts
  edits: Edit[]
  scripts: PageScript[]
  styleFiles: string[]
  problems: Problem[]
  slips: readonly Slip[]
  asksForReact: boolean
  handlerLines: number[]
}

function visit(node: Node, made: Making): void {
  if ('tagName' in node) {
    handlers(node, made)
    if (node.tagName === 'script') script(node, made)
    else if (node.tagName === 'style') style(node, made)
    else if (node.tagName === 'link') link(node, made)
    else if (node.tagName === 'meta') meta(node, made)
    else if (node.tagName === 'a') pageLink(node, made)
    else for (const name of addressed[node.tagName] ?? []) mediaAddress(node, name, made)
    styleAttribute(node, made)
    if ('content' in node) for (const child of node.content.childNodes) visit(child, made)
  }
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, made)
}

function script(element: Element, made: Making): void {
  const { ports, file, edits, scripts } = made
  const type = (attribute(element, 'type') ?? '').trim()
  const start = element.sourceCodeLocation?.startTag
  if (!start) return
  if (type.toLowerCase() === 'importmap') {
    // The page's own map is ours to write; what leads to other sites could not be loaded anyway.
    replaceAttribute(element, 'type', 'text/plain', made)
    return
  }
  if (!scriptTypes.test(type)) return
  const isJsxType = /babel|jsx/i.test(type)
  const source = attribute(element, 'src')
  if (source !== undefined) {
    const name = ports.names.file(source)
    if (name === undefined) return missingScript(element, source, made)
    const hasJsx = name.endsWith('.jsx') || isJsxType
    const isModule = type.toLowerCase() === 'module' || (hasJsx && ports.isModuleFile(name))
    const key = `${isModule ? 'module' : 'script'}:${name}`
    scripts.push({ key, file: name, firstLine: 1, isModule, hasJsx })
    replaceAttribute(element, 'src', addressMark(`script:${key}`), made)
    if (isModule || isJsxType) retype(element, isModule, made)
    return
  }
  const { end, text, line } = contentOf(element)
  // One that no tag ends is not run, and the page after it is none of its text.
  if (text.trim() === '' || !element.sourceCodeLocation?.endTag) return
  const isModule = type.toLowerCase() === 'module' || (isJsxType && /^\s*(?:import|export)\b/m.test(text))
  const key = `inline:${file}:${start.startLine}:${start.startCol}`
  scripts.push({ key, file, text, firstLine: line, isModule, hasJsx: isJsxType })
  // The text goes out of the page, its lines stay for what comes after it.
  edits.push({ start: start.endOffset, end, text: text.replace(/[^\n]+/g, '') })
  insertAttribute(element, `src="${addressMark(`script:${key}`)}"`, made)
  if (isModule || isJsxType) retype(element, isModule, made)
}

function missingScript(element: Element, source: string, made: Making): void {
  const place = placeOf(element, 'src', made)
  if (isOutside(source)) {
    removeAttribute(element, 'src', made)
    if (reactAddress.test(source)) made.asksForReact = true
    else made.problems.push({ kind: 'outside_address', severity: 'warning', name: source, ...place })
    return
  }
  reportMissing(source, 'error', place, made)
  removeAttribute(element, 'src', made)
}

/** JSX waits for the page, as the tools do that translate it in a browser. */
function retype(element: Element, isModule: boolean, made: Making): void {
  const type = isModule ? 'module' : 'text/javascript'
  if (attribute(element, 'type') === undefined) insertAttribute(element, `type="${type}"`, made)
  else replaceAttribute(element, 'type', type, made)
  if (!isModule) insertAttribute(element, 'defer', made)
}

function style(element: Element, made: Making): void {
  const { start, end, text, line } = contentOf(element)
  const built = buildCss(text, made.file, made.ports.names, line)
  if (element.sourceCodeLocation?.endTag) made.problems.push(...built.problems)
  if (built.text !== text) made.edits.push({ start, end, text: built.text })
}

function styleAttribute(element: Element, made: Making): void {
  const value = attribute(element, 'style')
  if (value === undefined) return
  const head = 'a{'
  const { line } = placeOf(element, 'style', made)
  const built = buildCss(`${head}${value}}`, made.file, made.ports.names, line)
  made.problems.push(...built.problems)
  const next = built.text.slice(head.length, -1)
  if (next !== value) replaceAttribute(element, 'style', next, made)
}

function link(element: Element, made: Making): void {
  const { names } = made.ports
  const relation = (attribute(element, 'rel') ?? '').toLowerCase()
  const address = attribute(element, 'href')
  if (address === undefined || address.trim() === '') return
  const place = placeOf(element, 'href', made)
  if (isOutside(address)) {
    // Hints to connect are no loss; a style that does not come is.
    if (relation.includes('stylesheet'))
      made.problems.push({ kind: 'outside_address', severity: 'warning', name: address, ...place })
    removeAttribute(element, 'href', made)
    return
  }
  if (relation.includes('stylesheet')) {
    const name = names.file(address)
    if (name !== undefined) {
      made.styleFiles.push(name)
      return replaceAttribute(element, 'href', addressMark(`style:${name}`), made)
    }
    reportMissing(address, 'warning', place, made)
    removeAttribute(element, 'href', made)
  } else if (relation.includes('icon')) {
    const name = names.media(address)
    if (name === undefined) removeAttribute(element, 'href', made)
    else replaceAttribute(element, 'href', addressMark(`media:${name}`), made)
  }
}

/** A link to a page that the project does not have. */
function pageLink(element: Element, made: Making): void {
  const { names } = made.ports
  const address = (attribute(element, 'href') ?? '').trim()
  if (!/^[^:?#]+\.html?(?:[?#]|$)/i.test(address) || isOutside(address) || names.file(address) !== undefined)
    return
  reportMissing(address, 'warning', placeOf(element, 'href', made), made)
}

/** A file that the project does not have, with the nearest that it has. */
function reportMissing(
  name: string,
  severity: 'error' | 'warning',
  place: ReturnType<typeof placeOf>,
  { problems, ports }: Making,
): void {
  const suggestion = ports.names.similarFile(name)
  problems.push({ kind: 'missing_file', severity, name, ...(suggestion && { suggestion }), ...place })
}

/** A page that reloads itself elsewhere would leave the preview empty. */
function meta(element: Element, made: Making): void {
  if (/^refresh$/i.test(attribute(element, 'http-equiv') ?? '')) removeAttribute(element, 'http-equiv', made)
}

function mediaAddress(element: Element, name: string, made: Making): void {
  const value = attribute(element, name)
  if (value === undefined || value.trim() === '' || isCutShort(element, name, made)) return
  const place = placeOf(element, name, made)
  const marked = (address: string): string => {
    if (/^(?:data:|blob:|#)/i.test(address)) return address
    const found = made.ports.names.media(address)
    if (found !== undefined) return addressMark(`media:${found}`)
    if (isOutside(address))
      made.problems.push({ kind: 'outside_address', severity: 'warning', name: address, ...place })
    else {
      const suggestion = made.ports.names.similarMedia(address)
      made.problems.push({
        kind: 'missing_media',
        severity: 'warning',
        name: address,
        ...(suggestion && { suggestion }),
        ...place,
      })
    }
    return address
  }
  const next =
    name === 'srcset'
      ? value
          .split(/,\s+/)
          .map((part) => part.trim().replace(/^\S+/, marked))
          .join(', ')
      : marked(value.trim())
  if (next !== value) replaceAttribute(element, name, next, made)
}

function handlers(element: Element, made: Making): void {
  for (const { name, value } of element.attrs) {
    if (!name.startsWith('on')) continue
    const { line } = placeOf(element, name, made)
    const built = made.ports.buildHandler(value, made.file, line)
    if (built.problem) {
      if (!isCutShort(element, name, made)) made.problems.push(built.problem)
    } else {
      const last = line + value.split('\n').length - 1
      for (let each = line; each <= last; each += 1) made.handlerLines.push(each)
      replaceAttribute(element, name, built.text, made)
    }
  }
  const address = attribute(element, 'href')
  if (element.tagName !== 'a' || address === undefined || !/^\s*javascript:/i.test(address)) return
  const code = address.replace(/^\s*javascript:/i, '')
  const { line } = placeOf(element, 'href', made)
  const built = made.ports.buildHandler(code, made.file, line)
  if (!built.problem) replaceAttribute(element, 'href', `javascript:${built.text.trim()}`, made)
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => nameOf(each) === name)?.value
}

const nameOf = ({ name, prefix }: { name: string; prefix?: string | undefined }) =>
  prefix === undefined || prefix === '' ? name : `${prefix}:${name}`

function locationOf(element: Element, name: string) {
  return element.sourceCodeLocation?.attrs?.[name]
}

function placeOf(
  element: Element,
  name: string,
  { file }: Making,
): { file: string; line: number; column: number } {
  const at = locationOf(element, name) ?? element.sourceCodeLocation
  return { file, line: at?.startLine ?? 1, column: at?.startCol ?? 1 }
}

function replaceAttribute(element: Element, name: string, value: string, made: Making): void {
  const at = locationOf(element, name)
  if (!at) return
  const lines = made.html.slice(at.startOffset, at.endOffset).split('\n').length - 1
  const escaped = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
  made.edits.push({
    start: at.startOffset,
    end: at.endOffset,
    text: `${name}="${escaped}"${'\n'.repeat(lines)}`,
  })
}

function removeAttribute(element: Element, name: string, made: Making): void {
  const at = locationOf(element, name)
  if (!at) return
  const text = made.html.slice(at.startOffset, at.endOffset).replace(/[^\n]+/g, '')
  made.edits.push({ start: at.startOffset, end: at.endOffset, text })
}

function insertAttribute(element: Element, text: string, made: Making): void {
  const start = element.sourceCodeLocation?.startTag
  if (!start) return
  const at = start.startOffset + 1 + element.tagName.length
  made.edits.push({ start: at, end: at, text: ` ${text}` })
}

function contentOf(element: Element): { start: number; end: number; text: string; line: number } {
  const location = element.sourceCodeLocation
  const start = location?.startTag?.endOffset ?? 0
  const [child] = element.childNodes
  const text = child && 'value' in child ? child.value : ''
  const end = location?.endTag?.startOffset ?? location?.endOffset ?? start
  return { start, end, text, line: child?.sourceCodeLocation?.startLine ?? location?.startTag?.endLine ?? 1 }
}
