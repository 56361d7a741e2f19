// The page of the sandboxed frame: shows each page of a student's project in a frame of its own inside, one taking the
// place of the other once it can be seen. A classic script; `sources` comes before it.
import type { FromFrame, FromShown, ShowMessage } from './protocol.ts'

declare const sources: { runtime: string }

const { react = '', compiler = '' } = document.currentScript?.dataset ?? {}

/** A page that draws nothing for so long takes the place of the one before all the same. */
const PATIENCE_ms = 400

const post = (message: FromFrame): void => window.parent.postMessage(message, '*')

/** A frame with our first script in it, and nothing of the student's yet. */
interface FreshPage {
  frame: HTMLIFrameElement
  /** It listens. */
  isHere: boolean
  /** React is made in it already. */
  isWarm: boolean
  /** What it is to show. */
  waiting: { message: ShowMessage; port: MessagePort } | undefined
}

let shown: HTMLIFrameElement | undefined
/** The next page is made ahead: to read React alone takes longer than one may wait for a key press. */
let next: FreshPage | undefined

const scripts = new Map<string, Promise<void>>()

/** The texts of our own libraries come as scripts: nothing here may fetch. */
function load(address: string): Promise<void> {
  const before = scripts.get(address)
  if (before) return before
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)))
    document.head.append(script)
  })
  // What failed may succeed with the next page.
  loading.catch(() => scripts.delete(address))
  scripts.set(address, loading)
  return loading
}

async function show(message: ShowMessage, port: MessagePort): Promise<void> {
  const { built } = message
  if (built.packages.length > 0 || built.needsGlobalReact) await load(react)
  if (built.needsCompiler) await load(compiler)
  next ??= makePage()
  next.waiting = { message, port }
  if (next.isHere) begin(next, message, port)
}

function makePage(): FreshPage {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals')
  frame.style.cssText = `position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff`
  frame.inert = true
  frame.srcdoc = `<!doctype html><script>${sources.runtime}</script>`
  // Under the one before, where it is laid out and drawn but not seen.
  document.body.prepend(frame)
  return { frame, isHere: false, isWarm: false, waiting: undefined }
}

function hearHello(page: FreshPage): void {
  page.isHere = true
  if (page.waiting) return begin(page, page.waiting.message, page.waiting.port)
  const registry = libraries['@registry']
  if (registry === undefined) return
  page.isWarm = true
  page.frame.contentWindow?.postMessage({ type: 'warm', registry }, '*')
}

function begin({ frame, isWarm }: FreshPage, message: ShowMessage, port: MessagePort): void {
  next = undefined
  frame.inert = false
  awaited.push(frame)
  const inner = new MessageChannel()
  inner.port1.addEventListener('message', () => swap(frame), { once: true })
  inner.port1.start()
  setTimeout(() => swap(frame), PATIENCE_ms)
  // What it has already need not be sent again.
  const given = isWarm ? { ...libraries, '@registry': undefined } : libraries
  frame.contentWindow?.postMessage({ ...message, libraries: given }, '*', [port, inner.port2])
}

/** Frames whose page is on its way to be seen, the oldest first. */
let awaited: HTMLIFrameElement[] = []

function swap(frame: HTMLIFrameElement): void {
  // Shown already, or a newer one was: its patience ends later than its turn.
  const turn = awaited.indexOf(frame)
  if (turn < 0) return
  for (const late of awaited.slice(0, turn)) late.remove()
  awaited = awaited.slice(turn + 1)
  shown?.remove()
  shown = frame
  setTimeout(() => (next ??= makePage()))
}

addEventListener(
  'message',
  ({ source, data, ports }: MessageEvent<ShowMessage | FromShown | { type: 'hello' }>) => {
    if (source === window.parent) {
      const [port] = ports
      if (data.type === 'show' && port) show(data, port).catch(() => post({ type: 'failed' }))
      return
    }
    // The inner page requests what it is to show, with nothing of the student's running yet.
    if (next && source === next.frame.contentWindow && data.type === 'hello') hearHello(next)
  },
)

declare const libraries: Record<string, string | undefined>

post({ type: 'ready' })
