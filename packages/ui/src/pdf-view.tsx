import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { fetchBounded } from './fetch-bounded.ts'
import { PdfFile } from './pdf-file.ts'
import { PreviewFailed, PreviewLoading, type PreviewProps } from './preview-frame.tsx'
import { useLoaded } from './use-loaded.ts'
import { useWidth } from './use-width.ts'

const BYTES_LIMIT = 25_000_000

interface PageProps {
  pdf: PdfFile
  page: number
  width: number
  label: string
}

function Page({ pdf, page, width, label }: PageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [words, setWords] = useState('')
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    if (!canvas.current) return
    const observer = new IntersectionObserver(
      (entries) => setIsSeen(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    )
    observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const board = canvas.current
    if (!board || !isSeen || width === 0) return
    const abort = new AbortController()
    pdf.draw(board, page, width, abort.signal).then(
      (text) => !abort.signal.aborted && setWords(text),
      // A page that cannot be drawn stays white; the others are there.
      () => {},
    )
    return () => {
      abort.abort()
      // Pages out of sight give their pixels back: a hundred of them would not fit into a phone.
      board.width = 0
      board.height = 0
    }
  }, [pdf, page, width, isSeen])

  return (
    <li className="relative bg-white shadow-card">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="block w-full"
        style={{ aspectRatio: `${pdf.size.width} / ${pdf.size.height}` }}
      />
      <p className="sr-only">{words}</p>
      <span
        aria-hidden
        className="absolute right-2 bottom-2 rounded-full bg-scrim px-2.5 py-0.5 text-xs font-medium text-white numbers"
      >
        {label}
      </span>
    </li>
  )
}

export default function PdfView({ file, labels }: PreviewProps): ReactNode {
  const { address } = file
  const box = useRef<HTMLOListElement>(null)
  const width = useWidth(box)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const { bytes, isCut } = await fetchBounded(address, BYTES_LIMIT, signal)
      if (isCut) throw new Error('Too big to be shown')
      const pdf = await PdfFile.open(bytes)
      signal.addEventListener('abort', () => void pdf.close())
      if (signal.aborted) await pdf.close()
      return pdf
    },
    [address],
  )
  const [state, retry] = useLoaded(load)
  if (state.kind === 'failed') return <PreviewFailed {...{ file, labels }} onRetry={retry} />
  return (
    <div
      role="group"
      aria-label={file.name}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
      tabIndex={0}
      className="max-h-[80dvh] overflow-y-auto bg-tile p-3 focus-visible:-outline-offset-3"
    >
      <ol ref={box} className="mx-auto flex max-w-3xl flex-col gap-3">
        {state.kind === 'loading' ? (
          <li>
            <PreviewLoading label={labels.loading} />
          </li>
        ) : (
          Array.from({ length: state.value.pageCount }, (_, index) => (
            <Page
              key={index}
              pdf={state.value}
              page={index + 1}
              width={width}
              label={labels.page(index + 1, state.value.pageCount)}
            />
          ))
        )}
      </ol>
    </div>
  )
}
