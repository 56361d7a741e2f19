import type { BuiltPage } from './build/built.ts'
import type { ShowMessage, ShowOptions, ToShown } from './frame/protocol.ts'
import { parseShownMessage, type ShownMessage } from './parse-message.ts'

export interface PreviewFramePorts {
  /** The address of the frame's page. */
  address: string
  parent: HTMLElement
  title: string
  isHidden?: boolean
  onReady: () => void
  /** Its page or one of our libraries could not be loaded. */
  onFailed: () => void
  onMessage: (message: ShownMessage) => void
}

// A frame whose page can't be loaded fires no error.
const SILENCE_ms = 30_000

/**
 * The frame of opaque origin in which one page after the other is shown. Late messages of an earlier page are dropped.
 */
export class PreviewFrame {
  readonly #ports: PreviewFramePorts
  readonly #frame: HTMLIFrameElement
  readonly #silence: ReturnType<typeof setTimeout>
  #port: MessagePort | undefined
  #isReady = false

  constructor(ports: PreviewFramePorts) {
    this.#ports = ports
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals')
    frame.title = ports.title
    frame.src = ports.address
    if (ports.isHidden) {
      frame.tabIndex = -1
      frame.inert = true
      frame.setAttribute('aria-hidden', 'true')
    }
    frame.className = ports.isHidden ? 'code-lab-hidden-frame' : 'code-lab-frame'
    this.#frame = frame
    window.addEventListener('message', this.#hear)
    this.#silence = setTimeout(() => ports.onFailed(), SILENCE_ms)
    ports.parent.append(frame)
  }

  get isReady(): boolean {
    return this.#isReady
  }

  /** Shows a page; the one before is gone as soon as this one can be seen. */
  show(built: BuiltPage, media: ShowMessage['media'], options: ShowOptions): void {
    this.#port?.close()
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = parseShownMessage(data)
      if (message) this.#ports.onMessage(message)
    })
    port1.start()
    const message: ShowMessage = { type: 'show', built, media, options }
    // A frame without an origin can only be addressed as any.
    this.#frame.contentWindow?.postMessage(message, '*', [port2])
  }

  send(message: ToShown): void {
    this.#port?.postMessage(message)
  }

  dispose(): void {
    clearTimeout(this.#silence)
    window.removeEventListener('message', this.#hear)
    this.#port?.close()
    this.#frame.remove()
  }

  readonly #hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== this.#frame.contentWindow) return
    if (typeof data !== 'object' || data === null || !('type' in data)) return
    if (data.type === 'ready' && !this.#isReady) {
      clearTimeout(this.#silence)
      this.#isReady = true
      this.#ports.onReady()
    } else if (data.type === 'failed') this.#ports.onFailed()
  }
}
