import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { fetchBounded } from './fetch-bounded.ts'
import type { FromPdfFrame, ToPdfFrame } from './pdf-frame/protocol.ts'
import { PreviewFailed, PreviewLoading, type PreviewProps } from './preview-frame.tsx'
import { useLoaded } from './use-loaded.ts'

const BYTES_LIMIT = 25_000_000
// A frame whose page cannot be loaded fires no error.
const SILENCE_ms = 30_000

interface PdfViewProps extends PreviewProps {
  /** The address of the frame that draws it. */
  frameAddress: string
}

/** A PDF as pictures of its pages, drawn in a frame that has no origin: whatever its content manages to do, it does there. */
export default function PdfView({ file, labels, frameAddress }: PdfViewProps): ReactNode {
  const { address } = file
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { bytes, isCut } = await fetchBounded(address, BYTES_LIMIT, signal)
      if (isCut) throw new Error('Too big to be shown')
      return bytes
    },
    [address],
  )
  const [state, retry] = useLoaded(load)
  const [hasFailed, setHasFailed] = useState(false)
  if (state.kind === 'failed' || hasFailed)
    return (
      <PreviewFailed
        {...{ file, labels }}
        onRetry={() => {
          setHasFailed(false)
          retry()
        }}
      />
    )
  if (state.kind === 'loading') return <PreviewLoading label={labels.loading} />
  return (
    <PdfFrame
      address={frameAddress}
      name={file.name}
      bytes={state.value}
      labels={labels}
      onFailed={() => setHasFailed(true)}
    />
  )
}

interface PdfFrameProps {
  address: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  labels: PreviewProps['labels']
  onFailed: () => void
}

function PdfFrame({ address, name, bytes, labels, onFailed }: PdfFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ name, bytes, labels, onFailed })
  latest.current = { name, bytes, labels, onFailed }
  const [isOpen, setIsOpen] = useState(false)
  const [height, setHeight] = useState<number | undefined>(undefined)

  useEffect(() => {
    const inside = frame.current?.contentWindow
    if (!inside) return
    // A frame without an origin can only be addressed as any.
    const send = (message: ToPdfFrame) => inside.postMessage(message, '*')
    const silence = setTimeout(() => latest.current.onFailed(), SILENCE_ms)
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== inside || !isMessage(data)) return
      const now = latest.current
      switch (data.type) {
        case 'ready':
          return send({
            type: 'open',
            bytes: now.bytes,
            name: now.name,
            lang: document.documentElement.lang,
            ground: groundOf(frame.current),
          })
        case 'opened':
          clearTimeout(silence)
          setIsOpen(true)
          return send({
            type: 'labels',
            labels: Array.from({ length: data.pages }, (_, index) => now.labels.page(index + 1, data.pages)),
          })
        case 'height':
          return setHeight(data.height)
        case 'failed':
          return now.onFailed()
      }
    }
    window.addEventListener('message', hear)
    return () => {
      clearTimeout(silence)
      window.removeEventListener('message', hear)
    }
  }, [])

  return (
    <>
      {!isOpen && <PreviewLoading label={labels.loading} />}
      <iframe
        ref={frame}
        src={address}
        sandbox="allow-scripts"
        title={name}
        className={
          isOpen ? 'block max-h-[80dvh] w-full bg-tile focus-visible:-outline-offset-3' : 'h-0 w-full'
        }
        style={isOpen ? { height } : undefined}
      />
    </>
  )
}

function groundOf(frame: Element | null): string {
  return frame?.parentElement ? getComputedStyle(frame.parentElement).backgroundColor : ''
}

function isMessage(data: unknown): data is FromPdfFrame {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const { type } = data
  if (type === 'ready' || type === 'failed') return true
  if (type === 'opened') return 'pages' in data && Number.isInteger(data.pages) && Number(data.pages) > 0
  return type === 'height' && 'height' in data && typeof data.height === 'number'
}
