import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- the bundler makes the address
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url&no-inline'

GlobalWorkerOptions.workerSrc = workerAddress

/** Pixels of one canvas beyond which phones draw nothing at all. */
const CANVAS_PIXELS = 12_000_000
/** Pixels of a picture inside a document beyond which it is left out. */
const PICTURE_PIXELS = 40_000_000

export interface PageSize {
  width: number
  height: number
}

/** A PDF drawn page by page. Its scripts, forms and links are never run: only pictures of its pages come out. */
export class PdfFile {
  readonly #task: ReturnType<typeof getDocument>
  readonly #document: PDFDocumentProxy
  readonly size: PageSize

  private constructor(task: ReturnType<typeof getDocument>, document: PDFDocumentProxy, first: PDFPageProxy) {
    this.#task = task
    this.#document = document
    const { width, height } = first.getViewport({ scale: 1 })
    this.size = { width, height }
  }

  /** Throws where the bytes are no PDF, or one behind a password. */
  static async open(bytes: Uint8Array): Promise<PdfFile> {
    const task = getDocument({
      data: bytes,
      // The content security policy forbids to compile at runtime, WebAssembly included.
      useWasm: false,
      enableXfa: false,
      maxImageSize: PICTURE_PIXELS,
      verbosity: 0,
    })
    try {
      const document = await task.promise
      return new PdfFile(task, document, await document.getPage(1))
    } catch (error) {
      await task.destroy()
      throw error
    }
  }

  get pageCount(): number {
    return this.#document.numPages
  }

  /** Draws a page, counted from 1, `width` CSS pixels wide; gives its words for those who cannot see it. */
  async draw(canvas: HTMLCanvasElement, page: number, width: number, signal: AbortSignal): Promise<string> {
    const proxy = await this.#document.getPage(page)
    const plain = proxy.getViewport({ scale: 1 })
    const wanted = (width / plain.width) * Math.min(2, devicePixelRatio)
    const bearable = Math.sqrt(CANVAS_PIXELS / (plain.width * plain.height))
    const viewport = proxy.getViewport({ scale: Math.min(wanted, bearable) })
    if (signal.aborted) return ''
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const drawing = proxy.render({ canvas, viewport })
    signal.addEventListener('abort', () => drawing.cancel())
    await drawing.promise
    const { items } = await proxy.getTextContent()
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
  }

  async close(): Promise<void> {
    await this.#task.destroy()
  }
}
