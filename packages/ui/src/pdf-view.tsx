import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
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
  const [isOpen, setIsOpen] = useState(false)
  const [height, setHeight] = useState<number | undefined>(undefined)
  const fail = useEffectEvent(onFailed)
  const answer = useEffectEvent((message: FromPdfFrame): ToPdfFrame | undefined => {
    switch (message.type) {
      case 'ready':
        return {
          type: 'open',
          bytes,
          name,
          lang: document.documentElement.lang,
          ground: groundOf(frame.current),
        }
      case 'opened':
        setIsOpen(true)
        return {
          type: 'labels',
          labels: Array.from({ length: message.pages }, (_, index) => labels.page(index + 1, message.pages)),
        }
      case 'height':
        setHeight(message.height)
        return undefined
      case 'failed':
        onFailed()
        return undefined
    }
  })

  useEffect(() => {
    const inside = frame.current?.contentWindow
    if (!inside) return
    const silence = setTimeout(() => fail(), SILENCE_ms)
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== inside || !isMessage(data)) return
      if (data.type === 'opened') clearTimeout(silence)
      const reply = answer(data)
      // A frame without an origin can only be addressed as any.
      if (reply) inside.postMessage(reply, '*')
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
