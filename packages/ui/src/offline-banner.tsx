import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface OfflineBannerProps {
  offline: boolean
  text: string
  /** What waits on this device and what to do, beside the text; empty where nothing does. */
  waiting?: string
  /** In place of the text, after a check in vain. */
  stillText: string
  actionLabel: string
  /** Whether the way is open again; then `onReload` is called. A reload before that would end at the browser's own error page. */
  check: () => Promise<boolean>
  onReload: () => void
  /** How much of the screen's top it takes while it is shown, in pixels. */
  onHeight?: (height: number) => void
}

export function OfflineBanner(props: OfflineBannerProps): ReactNode {
  const { offline, text, waiting = '', stillText, actionLabel, check, onReload, onHeight } = props
  const isShown = offline || waiting !== ''
  const [asked, setAsked] = useState<'not' | 'asking' | 'in vain'>('not')
  useEffect(() => {
    if (!offline) setAsked('not')
  }, [offline])

  const reload = async () => {
    setAsked('asking')
    const isBack = await check()
    setAsked(isBack ? 'not' : 'in vain')
    if (isBack) onReload()
  }
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = content
    if (!current || !onHeight) return
    const observer = new ResizeObserver(() => onHeight(current.offsetHeight))
    observer.observe(current)
    return () => observer.disconnect()
  }, [onHeight])
  return (
    <div
      className={classNames(
        'safe-top fixed inset-x-0 top-0 z-[60] bg-lapis text-on-lapis transition-transform duration-300 ease-out',
        isShown ? 'translate-y-0' : 'pointer-events-none -translate-y-full',
      )}
      inert={!isShown}
    >
      <div
        ref={content}
        className="mx-auto flex min-h-14 max-w-5xl flex-wrap content-center items-center gap-x-3 px-4 py-1.5 sm:flex-nowrap"
      >
        <Icon name={offline ? 'wifi-off' : 'hourglass'} size={20} className="text-saffron" />
        {/* Also while there is nothing to tell: a live region that comes with its text is not heard. */}
        <p
          role="status"
          className={classNames(
            'min-w-0 text-compact leading-5',
            offline && 'flex-1 font-semibold sm:flex-none',
          )}
        >
          {offline ? (asked === 'in vain' ? stillText : text) : ''}
        </p>
        <p
          role="status"
          className={classNames(
            'min-w-0 text-compact leading-5 sm:flex-1',
            offline ? waiting && 'max-sm:order-1 max-sm:basis-full max-sm:pb-1' : 'flex-1',
          )}
        >
          {waiting}
        </p>
        {(offline || waiting === '') && (
          <Button
            variant="ghost-on-dark"
            size="sm"
            loading={asked === 'asking'}
            onClick={() => void reload()}
            className="underline decoration-saffron decoration-2 underline-offset-4 focus-visible:outline-saffron"
          >
            {actionLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
