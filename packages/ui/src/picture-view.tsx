import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { RetriedPreview, type PreviewProps } from './preview-frame.tsx'
import { coverClass } from './sheet-classes.ts'

const zooms = [1, 1.5, 2, 3, 4]
const lastZoom = zooms.length - 1

function Zoomed({ file, labels }: Omit<PreviewProps, 'formatSize'>): ReactNode {
  const [step, setStep] = useState(0)
  const room = useRef<HTMLDivElement>(null)
  const zoom = zooms[step] ?? 1
  const turn = (by: number) => setStep((before) => Math.min(lastZoom, Math.max(0, before + by)))

  // What was in the middle stays there.
  const middle = useRef({ x: 0.5, y: 0.5 })
  const remember = () => {
    if (!room.current) return
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = room.current
    middle.current = {
      x: (scrollLeft + clientWidth / 2) / scrollWidth,
      y: (scrollTop + clientHeight / 2) / scrollHeight,
    }
  }
  useLayoutEffect(() => {
    const box = room.current
    if (!box) return
    box.scrollLeft = middle.current.x * box.scrollWidth - box.clientWidth / 2
    box.scrollTop = middle.current.y * box.scrollHeight - box.clientHeight / 2
  }, [zoom])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') turn(1)
    else if (event.key === '-') turn(-1)
    else if (event.key === '0') setStep(0)
    else return
    event.preventDefault()
  }

  return (
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className={classNames(coverClass, 'bg-black/85')} />
      <BaseDialog.Popup
        onKeyDown={onKeyDown}
        className="fixed inset-0 z-50 flex flex-col text-white outline-none transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
      >
        <div className="safe-top flex items-center gap-1 px-2 py-1 [--safe-top:4px]">
          <BaseDialog.Title className="min-w-0 flex-1 truncate pl-2 text-compact font-medium">
            {file.name}
          </BaseDialog.Title>
          <IconButton
            label={labels.zoomOut}
            icon={<Icon name="minus" />}
            disabled={step === 0}
            onClick={() => turn(-1)}
            onDark
          />
          <span aria-live="polite" className="min-w-14 text-center text-sm numbers">
            {Math.round(zoom * 100)}%
          </span>
          <IconButton
            label={labels.zoomIn}
            icon={<Icon name="plus" />}
            disabled={step === lastZoom}
            onClick={() => turn(1)}
            onDark
          />
          <BaseDialog.Close
            render={<IconButton label={labels.close} icon={<Icon name="cross" />} onDark />}
          />
        </div>
        <div ref={room} onScroll={remember} className="grid min-h-0 flex-1 overflow-auto overscroll-contain">
          <div
            className="grid size-full place-items-center p-2"
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            onDoubleClick={() => setStep(step === 0 ? 2 : 0)}
          >
            <img
              src={file.address}
              alt={file.name}
              draggable={false}
              className={classNames(
                'size-full object-contain',
                step === 0 ? 'cursor-zoom-in' : 'cursor-move',
              )}
            />
          </div>
        </div>
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  )
}

export default function PictureView({ file, labels }: PreviewProps): ReactNode {
  return (
    <RetriedPreview {...{ file, labels }}>
      {(attempt, onFailed) => (
        <BaseDialog.Root>
          <BaseDialog.Trigger
            aria-label={labels.zoom(file.name)}
            className="group relative block w-full cursor-zoom-in bg-[repeating-conic-gradient(var(--tile)_0_25%,var(--card)_0_50%)] bg-size-[20px_20px] focus-visible:-outline-offset-3"
          >
            <img
              key={attempt}
              src={file.address}
              alt={file.name}
              loading="lazy"
              decoding="async"
              onError={onFailed}
              className="mx-auto block max-h-[60dvh] min-h-24 object-contain"
            />
            <span
              aria-hidden
              className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-scrim text-white"
            >
              <Icon name="search" size={20} />
            </span>
          </BaseDialog.Trigger>
          <Zoomed {...{ file, labels }} />
        </BaseDialog.Root>
      )}
    </RetriedPreview>
  )
}
