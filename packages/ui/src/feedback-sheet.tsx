import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { StarBurst } from './star-burst.tsx'
import { starPath } from './star-geometry.ts'

export type FeedbackTone = 'right' | 'partly' | 'wrong' | 'info'

export interface FeedbackSheetProps {
  tone: FeedbackTone
  title: ReactNode
  open: boolean
  /** What the answer earned, as "+10". */
  reward?: ReactNode
  /** The one action; it receives focus when the sheet opens. */
  action: ReactNode
  /** Names the button that folds the words away, so that what lies behind the sheet is seen. */
  foldLabel: string
  /** How much of the screen it covers, in pixels; 0 while it is closed. */
  onHeight?: (height_px: number) => void
  children?: ReactNode
  className?: string
}

const styles: Record<FeedbackTone, { sheet: string; text: string; star: string; icon: IconName }> = {
  right: { sheet: 'bg-pistachio-soft', text: 'text-pistachio-text', star: 'var(--pistachio)', icon: 'check' },
  partly: { sheet: 'bg-saffron-soft', text: 'text-saffron-text', star: 'var(--saffron)', icon: 'plus' },
  wrong: {
    sheet: 'bg-pomegranate-soft',
    text: 'text-pomegranate-text',
    star: 'var(--pomegranate)',
    icon: 'cross',
  },
  info: { sheet: 'bg-turquoise-soft', text: 'text-turquoise-text', star: 'var(--turquoise)', icon: 'info' },
}

/** What became of an answer, from below. A long word scrolls inside of it, and all of it can be folded away. */
export function FeedbackSheet(props: FeedbackSheetProps): ReactNode {
  const { tone, title, open, reward, action, foldLabel, onHeight, children, className } = props
  const actions = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [isFolded, setFolded] = useState(false)
  const style = styles[tone]

  useEffect(() => {
    if (!open) return
    setFolded(false)
    actions.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true })
  }, [open])

  const reportHeight = useEffectEvent((height_px: number) => onHeight?.(height_px))
  useEffect(() => {
    if (!open || !sheet.current) return
    const report = () => reportHeight(sheet.current?.offsetHeight ?? 0)
    const observer = new ResizeObserver(report)
    observer.observe(sheet.current)
    return () => {
      observer.disconnect()
      reportHeight(0)
    }
  }, [open])

  return (
    <div
      ref={sheet}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-40 text-ink',
        open ? `animate-sheet rounded-t-sheet shadow-float ${style.sheet}` : 'pointer-events-none',
        className,
      )}
    >
      <div className="mx-auto max-w-2xl px-4 short:flex short:max-w-4xl short:items-end short:gap-4">
        <div role="status" aria-live="polite" className="min-w-0 flex-1">
          {open && (
            <div className="flex items-center gap-3.5 pt-5 short:pt-3">
              <span
                className={classNames('relative shrink-0 short:hidden', isFolded ? 'size-7' : 'size-[46px]')}
              >
                <svg viewBox="-26 -26 52 52" aria-hidden className="size-full animate-pop">
                  <path
                    d={starPath(22)}
                    fill={style.star}
                    stroke={style.star}
                    strokeWidth={4}
                    strokeLinejoin="round"
                  />
                  <g color={tone === 'partly' ? 'var(--on-saffron)' : '#fff'} transform="translate(-13 -13)">
                    <Icon name={style.icon} size={26} stroke={3} />
                  </g>
                </svg>
                {tone === 'right' && <StarBurst />}
              </span>
              <p className={classNames('min-w-0 flex-1 text-lead leading-6 font-bold', style.text)}>
                {title}
              </p>
              {reward && (
                <span className={classNames('font-display text-lg font-bold', style.text)}>{reward}</span>
              )}
              {children && (
                <button
                  type="button"
                  aria-label={foldLabel}
                  title={foldLabel}
                  aria-expanded={!isFolded}
                  onClick={() => setFolded(!isFolded)}
                  className={classNames(
                    '-my-2 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-full',
                    style.text,
                  )}
                >
                  <Icon
                    name="chevron-down"
                    size={24}
                    className={classNames('transition-transform duration-[120ms]', isFolded && 'rotate-180')}
                  />
                </button>
              )}
            </div>
          )}
          {open && children && !isFolded && (
            // Below all of the head: beside the reward a phone would leave it half of its width.
            <div className="max-h-[36dvh] overflow-y-auto overscroll-contain pt-2 text-compact leading-[22px] short:max-h-[26dvh] short:pt-1 short:pb-2.5 sm:pl-[60px] short:pl-0">
              {children}
            </div>
          )}
        </div>
        {open && (
          <div
            ref={actions}
            className="safe-bottom flex flex-col pt-4 [--safe-bottom:16px] short:w-56 short:pt-2 short:[--safe-bottom:10px]"
          >
            {action}
          </div>
        )}
      </div>
    </div>
  )
}
