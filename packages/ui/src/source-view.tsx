import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { fetchBounded } from './fetch-bounded.ts'
import { highlightSource } from './highlight-source.tsx'
import { PreviewFailed, PreviewLoading, type PreviewProps } from './preview-frame.tsx'
import { sourceLanguage } from './source-language.ts'
import { useLoaded } from './use-loaded.ts'

const SHOWN_BYTES = 400_000
/** Colouring more would hold up a cheap phone for too long. */
const COLOURED_CHARACTERS = 60_000

/** A text with its line numbers; never rendered as anything but text, whatever its type. */
export function SourceText({
  text,
  label,
  language,
}: {
  text: string
  /** Names the text for screen readers. */
  label: string
  language?: string
}): ReactNode {
  const [coloured, setColoured] = useState<{ text: string; parts: ReactNode }>()
  useEffect(() => {
    if (!language || text.length > COLOURED_CHARACTERS) return
    let isCurrent = true
    highlightSource(text, language).then(
      (parts) => isCurrent && setColoured({ text, parts }),
      // Without colours it reads just as well.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [text, language])
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  const numbers = Array.from({ length: Math.max(1, lines) }, (_, line) => line + 1).join('\n')
  return (
    <div
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
      tabIndex={0}
      className="flex max-h-[70dvh] overflow-auto [contain:inline-size] bg-code-ground font-mono text-sm leading-6 text-code-ink focus-visible:-outline-offset-3"
    >
      <pre
        aria-hidden
        className="sticky left-0 h-max bg-code-ground py-3 pr-3 pl-4 text-right text-code-ink/55 select-none"
      >
        {numbers}
      </pre>
      <pre className="h-max min-w-0 flex-1 py-3 pr-4 [tab-size:4]">
        <code>{coloured?.text === text ? coloured.parts : text}</code>
      </pre>
    </div>
  )
}

export default function SourceView({ file, formatSize, labels }: PreviewProps): ReactNode {
  const { address, name, type } = file
  const load = useCallback((signal: AbortSignal) => fetchBounded(address, SHOWN_BYTES, signal), [address])
  const [state, retry] = useLoaded(load)
  if (state.kind === 'loading') return <PreviewLoading label={labels.loading} />
  if (state.kind === 'failed') return <PreviewFailed {...{ file, labels }} onRetry={retry} />
  const { bytes, isCut } = state.value
  return (
    <>
      <SourceText
        label={name}
        text={new TextDecoder().decode(bytes).replaceAll('\r\n', '\n')}
        language={sourceLanguage(name, type)}
      />
      {isCut && <p className="px-4 py-2 text-sm text-muted">{labels.cut(formatSize(SHOWN_BYTES))}</p>}
    </>
  )
}
