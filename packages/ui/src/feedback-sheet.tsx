import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { StarBurst } from './star-burst.tsx'
import { starPath } from './star-geometry.ts'

export type FeedbackTone = 'right' | 'wrong' | 'info'

export interface FeedbackSheetProps {
  tone: FeedbackTone
  title: string
  open: boolean
  /** What the answer earned, as "+10". */
  reward?: ReactNode
  /** The one action; it receives focus when the sheet opens. */
  action: ReactNode
  children?: ReactNode
  className?: string
}

const looks: Record<
  FeedbackTone,
  { sheet: string; text: string; star: string; icon: 'check' | 'cross' | 'info' }
> = {
  right: { sheet: 'bg-pistachio-soft', text: 'text-pistachio-text', star: 'var(--pistachio)', icon: 'check' },
  wrong: {
    sheet: 'bg-pomegranate-soft',
    text: 'text-pomegranate-text',
    star: 'var(--pomegranate)',
    icon: 'cross',
  },
  info: { sheet: 'bg-turquoise-soft', text: 'text-turquoise-text', star: 'var(--turquoise)', icon: 'info' },
}

export function FeedbackSheet({
  tone,
  title,
  open,
  reward,
  action,
  children,
  className,
}: FeedbackSheetProps): ReactNode {
  const actions = useRef<HTMLDivElement>(null)
  const { sheet, text, star, icon } = looks[tone]

  useEffect(() => {
    if (open) actions.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  }, [open])

  return (
    <div
      className={classNames(
        'fixed inset-x-0 bottom-0 z-40 text-ink',
        open ? `animate-sheet rounded-t-sheet shadow-float ${sheet}` : 'pointer-events-none',
        className,
      )}
    >
      <div role="status" aria-live="polite" className="mx-auto max-w-2xl px-4">
        {open && (
          <div className="flex items-center gap-3.5 pt-5">
            <span className="relative shrink-0">
              <svg viewBox="-26 -26 52 52" width={46} height={46} aria-hidden className="animate-pop">
                <path d={starPath(22)} fill={star} stroke={star} strokeWidth={4} strokeLinejoin="round" />
                <g color="#fff" transform="translate(-13 -13)">
                  <Icon name={icon} size={26} stroke={3} />
                </g>
              </svg>
              {tone === 'right' && <StarBurst />}
            </span>
            <div className="min-w-0 flex-1">
              <p className={classNames('text-[17px] font-bold', text)}>{title}</p>
              {children && <div className="text-[15px] leading-[22px]">{children}</div>}
            </div>
            {reward && <span className={classNames('font-display text-lg font-bold', text)}>{reward}</span>}
          </div>
        )}
      </div>
      {open && (
        <div
          ref={actions}
          className="safe-bottom mx-auto flex max-w-2xl flex-col px-4 pt-4 [--safe-bottom:16px]"
        >
          {action}
        </div>
      )}
    </div>
  )
}
