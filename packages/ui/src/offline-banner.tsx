import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface OfflineBannerProps {
  offline: boolean
  text: string
  actionLabel: string
  onReload: () => void
}

export function OfflineBanner({ offline, text, actionLabel, onReload }: OfflineBannerProps): ReactNode {
  return (
    <div
      className={classNames(
        'safe-top fixed inset-x-0 top-0 z-[60] bg-lapis text-on-lapis transition-transform duration-300 ease-out',
        offline ? 'translate-y-0' : 'pointer-events-none -translate-y-full',
      )}
      inert={!offline}
    >
      <div className="mx-auto flex min-h-12 max-w-5xl items-center gap-3 px-4 py-1.5">
        <Icon name="wifi-off" size={20} className="text-saffron" />
        <p role="status" className="min-w-0 flex-1 text-[15px] leading-5">
          {offline ? text : ''}
        </p>
        <button
          type="button"
          onClick={onReload}
          className="min-h-11 rounded-control px-3 text-[15px] font-semibold underline decoration-saffron decoration-2 underline-offset-4 focus-visible:outline-saffron"
        >
          {actionLabel}
        </button>
      </div>
    </div>
  )
}
