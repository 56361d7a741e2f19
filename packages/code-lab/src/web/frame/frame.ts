// The page of the sandboxed frame: shows each page of a student's project in a frame of its own inside, one taking the
// place of the other once it can be seen. A classic script; `sources` comes before it.
import type { FromFrame, FromShown, ShowMessage } from './protocol.ts'

declare const sources: { runtime: string }

const { react = '', compiler = '' } = document.currentScript?.dataset ?? {}

/** A page that draws nothing for so long takes the place of the one before all the same. */
const PATIENCE_ms = 400

const tell = (message: FromFrame): void => window.parent.postMessage(message, '*')

let shown: HTMLIFrameElement | undefined
let coming: { frame: HTMLIFrameElement; message: ShowMessage; port: MessagePort } | undefined

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
  coming?.frame.remove()
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals')
  frame.style.cssText = `position:fixed;inset:0;width:100%;height:100%;border:0;background:#fff`
  // Under the one before, where it is laid out and drawn but not seen.
  frame.style.zIndex = '0'
  if (shown) shown.style.zIndex = '1'
  frame.srcdoc = `<!doctype html><script>${sources.runtime}</script>`
  coming = { frame, message, port }
  document.body.append(frame)
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
}

addEventListener(
  'message',
  ({ source, data, ports }: MessageEvent<ShowMessage | FromShown | { type: 'hello' }>) => {
    if (source === window.parent) {
      const [port] = ports
      if (data.type === 'show' && port) show(data, port).catch(() => tell({ type: 'failed' }))
      return
    }
    // The page inside asks for what it is to show; it can do so once, with nothing of the student's running yet.
    if (!coming || source !== coming.frame.contentWindow || data.type !== 'hello') return
    const { frame, message, port } = coming
    coming = undefined
    awaited.push(frame)
    const inner = new MessageChannel()
    inner.port1.addEventListener('message', () => swap(frame), { once: true })
    inner.port1.start()
    setTimeout(() => swap(frame), PATIENCE_ms)
    frame.contentWindow?.postMessage({ ...message, libraries: { ...libraries } }, '*', [port, inner.port2])
  },
)

declare const libraries: Record<string, string>

tell({ type: 'ready' })
