// The page of the sandboxed frame in which a PDF is drawn: a classic script, whose element says where PDF.js is. The
// document comes by message, and only pictures of its pages and their words come out of it.
import type * as PdfJs from 'pdfjs-dist'
import type { FromPdfFrame, ToPdfFrame } from './protocol.ts'

/** Pixels of one canvas beyond which phones draw nothing at all. */
const CANVAS_PIXELS = 12_000_000
/** Pixels of a picture inside a document beyond which it is left out. */
const PICTURE_PIXELS = 40_000_000

const { runtime = '' } = document.currentScript?.dataset ?? {}
const addressOf = (name: string): string => new URL(runtime + name, document.baseURI).href
const pdfJs = import(addressOf('pdf.min.mjs')) as Promise<typeof PdfJs> // the file of that package

const post = (message: FromPdfFrame): void => window.parent.postMessage(message, '*')
const list = document.createElement('ol')
const sheets: Sheet[] = []

/**
 * PDF.js works beside the page. Its worker is a module, which can't be one here: a blob imports it, and queues messages
 * until it listens.
 */
function startWorker(): Worker {
  const source = `const held = []
const hold = (event) => held.push(event.data)
addEventListener('message', hold)
import(${JSON.stringify(addressOf('pdf.worker.min.mjs'))}).then(() => {
  removeEventListener('message', hold)
  for (const data of held) dispatchEvent(new MessageEvent('message', { data }))
})`
  // In an isolated page Safari refuses an opaque origin every worker from a blob, and none whose address is its text.
  if (navigator.vendor.startsWith('Apple'))
    return new Worker(`data:text/javascript;charset=utf-8,${encodeURIComponent(source)}`)
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(address)
  URL.revokeObjectURL(address)
  return worker
}

async function open({ bytes, name, lang, ground }: Extract<ToPdfFrame, { type: 'open' }>): Promise<void> {
  document.documentElement.lang = lang
  document.documentElement.style.background = ground
  list.setAttribute('aria-label', name)
  const { getDocument, PDFWorker } = await pdfJs
  const pdf = await getDocument({
    data: bytes,
    worker: PDFWorker.create({ port: startWorker() }),
    // The frame's policy forbids to compile at runtime, WebAssembly included.
    useWasm: false,
    enableXfa: false,
    maxImageSize: PICTURE_PIXELS,
    verbosity: 0,
  }).promise
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
  document.body.append(list)
  const drawer = new Drawer(pdf)
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const sheet = new Sheet(page, width / height)
    sheets.push(sheet)
    drawer.watch(sheet)
  }
  list.append(...sheets.map(({ element }) => element))
  new ResizeObserver(() => post({ type: 'height', height: document.body.scrollHeight })).observe(list)
  post({ type: 'opened', pages: pdf.numPages })
}

/** The place of one page. */
class Sheet {
  readonly page: number
  readonly element = document.createElement('li')
  readonly canvas = document.createElement('canvas')
  readonly words = document.createElement('p')
  readonly label = document.createElement('span')

  constructor(page: number, ratio: number) {
    this.page = page
    this.canvas.setAttribute('role', 'img')
    this.canvas.style.aspectRatio = String(ratio)
    this.words.className = 'words'
    this.label.ariaHidden = 'true'
    this.element.append(this.canvas, this.words, this.label)
  }

  name(label: string): void {
    this.canvas.ariaLabel = label
    this.label.textContent = label
  }
}

/** Draws the pages that are in sight; the others give their pixels back, since a hundred would not fit into a phone. */
class Drawer {
  readonly #pdf: PdfJs.PDFDocumentProxy
  readonly #sheets = new Map<Element, Sheet>()
  readonly #drawing = new Map<Sheet, AbortController>()
  readonly #seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const sheet = this.#sheets.get(target)
        if (!sheet) continue
        if (isIntersecting) this.#show(sheet)
        else this.#hide(sheet)
      }
    },
    { rootMargin: '600px' },
  )

  constructor(pdf: PdfJs.PDFDocumentProxy) {
    this.#pdf = pdf
    let width = window.innerWidth
    addEventListener('resize', () => {
      if (window.innerWidth === width) return
      width = window.innerWidth
      for (const sheet of [...this.#drawing.keys()]) {
        this.#hide(sheet)
        this.#show(sheet)
      }
    })
  }

  watch(sheet: Sheet): void {
    this.#sheets.set(sheet.element, sheet)
    this.#seen.observe(sheet.element)
  }

  #show(sheet: Sheet): void {
    if (this.#drawing.has(sheet)) return
    const abort = new AbortController()
    this.#drawing.set(sheet, abort)
    // A page that cannot be drawn stays white; the others are there.
    draw(this.#pdf, sheet, abort.signal).catch(() => undefined)
  }

  #hide(sheet: Sheet): void {
    this.#drawing.get(sheet)?.abort()
    this.#drawing.delete(sheet)
    sheet.canvas.width = 0
    sheet.canvas.height = 0
  }
}

async function draw(pdf: PdfJs.PDFDocumentProxy, sheet: Sheet, signal: AbortSignal): Promise<void> {
  const { canvas, words } = sheet
  const proxy = await pdf.getPage(sheet.page)
  const plain = proxy.getViewport({ scale: 1 })
  canvas.style.aspectRatio = String(plain.width / plain.height)
  const wanted = (canvas.clientWidth / plain.width) * Math.min(2, devicePixelRatio)
  const bearable = Math.sqrt(CANVAS_PIXELS / (plain.width * plain.height))
  const viewport = proxy.getViewport({ scale: Math.min(wanted, bearable) })
  if (signal.aborted) return
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  const drawing = proxy.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel())
  await drawing.promise
  const { items } = await proxy.getTextContent()
  words.textContent = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
}

let isOpen = false
addEventListener('message', ({ source, data }: MessageEvent<ToPdfFrame>) => {
  if (source !== window.parent) return
  if (data.type === 'labels') {
    for (const [index, sheet] of sheets.entries()) sheet.name(data.labels[index] ?? '')
    return
  }
  if (isOpen) return
  isOpen = true
  open(data).catch(() => post({ type: 'failed' }))
})
post({ type: 'ready' })
