import { useEffect, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface OfflineBannerProps {
  offline: boolean
  text: string
  /** What waits on this device and what to do, in place of all else; empty where nothing does. */
  waiting?: string
  /** In its place, after a check in vain. */
  stillText: string
  actionLabel: string
  /** Whether the way is open again; then `onReload` is called. A reload before that would end at the browser's own error page. */
  check: () => Promise<boolean>
  onReload: () => void
}

export function OfflineBanner(props: OfflineBannerProps): ReactNode {
  const { offline, text, waiting = '', stillText, actionLabel, check, onReload } = props
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
  return (
    <div
      className={classNames(
        'safe-top fixed inset-x-0 top-0 z-[60] bg-lapis text-on-lapis transition-transform duration-300 ease-out',
        isShown ? 'translate-y-0' : 'pointer-events-none -translate-y-full',
      )}
      inert={!isShown}
    >
      <div
        className={classNames(
          'mx-auto flex min-h-14 max-w-5xl items-center gap-3 px-4 py-1.5',
          waiting !== '' && 'max-sm:min-h-18',
        )}
      >
        <Icon name={offline ? 'wifi-off' : 'hourglass'} size={20} className="text-saffron" />
        <p role="status" className="min-w-0 flex-1 text-[15px] leading-5">
          {waiting || (offline ? (asked === 'in vain' ? stillText : text) : '')}
        </p>
        {waiting === '' && (
          <Button
            variant="ghost"
            size="sm"
            loading={asked === 'asking'}
            onClick={() => void reload()}
            className="px-3! text-on-lapis! underline decoration-saffron decoration-2 underline-offset-4 hover:bg-white/10! focus-visible:outline-saffron"
          >
            {actionLabel}
          </Button>
        )}
      </div>
    </div>
  )
}
