import { Button } from '@qadam/ui/button'
import { SelectField } from '@qadam/ui/select-field'
import { ToolButton } from '@qadam/ui/tool-icon'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import type { WebLabels } from './web-labels.ts'
import type { PreviewState } from './web-preview.ts'

type Device = keyof WebLabels['devices']

interface PreviewPaneProps {
  /** Where the frame lives. */
  place: RefObject<HTMLDivElement | null>
  state: PreviewState
  pages: readonly string[]
  labels: WebLabels
  onPage: (page: string) => void
  onRun: () => void
}

const devices: readonly Device[] = ['phone', 'tablet', 'full']

/** The page, as wide as a device, and the tools around it. */
export function PreviewPane({ place, state, pages, labels, onPage, onRun }: PreviewPaneProps): ReactNode {
  const [device, setDevice] = useState<Device>('full')
  const [isWide, setWide] = useState(false)
  useEffect(() => {
    if (!isWide) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setWide(false)
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [isWide])
  const page = 'page' in state ? state.page : ''
  return (
    <div
      className="code-lab-web-preview"
      data-device={device}
      data-wide={isWide || undefined}
      data-state={state.kind}
      role="group"
      aria-label={labels.preview}
    >
      <div className="flex min-h-11 items-center border-b border-line px-1">
        <ToolButton icon="reload" label={labels.reload} onClick={onRun} />
        {pages.length > 1 ? (
          <SelectField
            label={labels.page}
            labelHidden
            className="flex-1"
            value={page}
            options={(pages.includes(page) ? pages : [page, ...pages]).map((each) => ({
              value: each,
              label: each,
            }))}
            onChange={onPage}
          />
        ) : (
          <span className="min-w-0 flex-1 truncate text-sm text-muted">{page}</span>
        )}
        <div role="group" aria-label={labels.device} className={`ml-1 flex ${isWide ? '' : 'max-sm:hidden'}`}>
          {devices.map((each) => (
            <ToolButton
              key={each}
              icon={each}
              label={labels.devices[each]}
              aria-pressed={device === each}
              onClick={() => setDevice(each)}
            />
          ))}
        </div>
        <ToolButton
          icon={isWide ? 'narrow' : 'wide'}
          label={isWide ? labels.narrow : labels.wide}
          onClick={() => setWide(!isWide)}
        />
      </div>
      <div className="code-lab-stage">
        <div ref={place} className="code-lab-screen" />
        <Curtain state={state} labels={labels} onRun={onRun} />
      </div>
    </div>
  )
}

const curtainClass =
  'code-lab-curtain absolute inset-0 flex flex-col items-center justify-center gap-4 bg-card p-6 text-center text-ink'

/** What lies over a page that is not there, or is no longer what the code describes. */
function Curtain({ state, labels, onRun }: Pick<PreviewPaneProps, 'state' | 'labels' | 'onRun'>): ReactNode {
  switch (state.kind) {
    case 'shown':
      return null
    case 'broken':
      return (
        <p
          className="absolute inset-x-2 bottom-2 rounded-control bg-saffron-soft px-3 py-2 text-sm text-ink"
          role="status"
        >
          {labels.stale}
        </p>
      )
    case 'loading':
      return (
        <div className={curtainClass} role="status">
          <p>{labels.loading}</p>
        </div>
      )
    case 'waiting':
    case 'stopped':
    case 'failed': {
      const text = {
        waiting: labels.runText,
        stopped: state.kind === 'stopped' && state.why === 'left' ? labels.left : labels.hung,
        failed: labels.failed,
      }[state.kind]
      return (
        <div className={curtainClass} role="status">
          <p>{text}</p>
          <Button onClick={onRun}>{labels.run}</Button>
        </div>
      )
    }
  }
}
