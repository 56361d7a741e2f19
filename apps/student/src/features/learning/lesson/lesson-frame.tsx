import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { ProgressParts, type ProgressPart } from '@qadam/ui/progress-parts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Out of a lesson: to its module, at the lesson's stop. */
export interface WayBack {
  to: string
  hash?: string
}

export interface LessonFrameProps {
  /** Where the cross leads. */
  closeTo: WayBack
  /** What the cross is called, where it leads out of no lesson. */
  closeLabel?: string | undefined
  progress?: {
    value: number
    label: string
    tone?: 'pistachio' | 'turquoise'
    /** What became of each step, where that is told one by one. */
    parts?: readonly ProgressPart[]
  }
  /** At the end of the strip: 3 / 5, the clock. */
  trailing?: ReactNode
  /** The one thing to do next, where a thumb reaches it. */
  action?: ReactNode
  /** Content that fills the strip's width, such as a video on a phone. */
  isFlush?: boolean
  /** Content that needs a laptop's width, such as an editor. */
  isWide?: boolean
  /** A panel stands at the right of a laptop's screen: what is here makes room for it. */
  hasAside?: boolean
  /** What lies fixed on top of the lesson. */
  overlay?: ReactNode
  /** Whether that hides the action, which is out of reach then. */
  isActionCovered?: boolean
  children: ReactNode
}

/** Nothing but the lesson: the way so far on top, the content, one action at the bottom. */
export function LessonFrame({
  closeTo,
  closeLabel,
  progress,
  trailing,
  action,
  isFlush,
  isWide,
  hasAside = false,
  overlay,
  isActionCovered = false,
  children,
}: LessonFrameProps): ReactNode {
  const { t } = useTranslation()
  const close = closeLabel ?? t('lesson.close')
  return (
    <div className={`flex min-h-dvh flex-col ${hasAside ? 'lg:pr-[25rem]' : ''}`}>
      <header className="below-banner safe-top sticky top-0 z-30 bg-ground">
        <div
          className={`mx-auto flex min-h-14 w-full items-center gap-2 pr-4 pl-1.5 ${isWide ? 'max-w-7xl' : 'max-w-3xl'}`}
        >
          <Link
            {...closeTo}
            data-key="Escape"
            aria-label={close}
            title={close}
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-tile hover:text-ink"
          >
            <Icon name="cross" size={24} />
          </Link>
          {progress?.parts ? (
            <ProgressParts parts={progress.parts} label={progress.label} className="min-w-0 flex-1" />
          ) : progress ? (
            <ProgressBar
              value={progress.value}
              label={progress.label}
              tone={progress.tone ?? 'pistachio'}
              className="min-w-0 flex-1"
            />
          ) : (
            <span className="flex-1" />
          )}
          {trailing}
        </div>
      </header>
      <main
        className={`below-banner mx-auto flex w-full flex-1 flex-col pb-14 ${isWide ? 'max-w-7xl' : 'max-w-2xl'} ${isFlush ? 'sm:px-4' : 'px-4'}`}
      >
        {children}
      </main>
      {action && (
        <footer
          data-lesson-action
          inert={isActionCovered}
          // On a phone lying on its side a picture needs all the height; elsewhere the action stays in reach.
          className={`sticky bottom-0 z-20 bg-ground before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-ground before:to-transparent ${isFlush ? 'short:static' : ''}`}
        >
          <div className="safe-bottom mx-auto flex w-full max-w-2xl flex-col gap-2 px-4 pt-2 [--safe-bottom:16px] short:flex-row-reverse short:items-center short:pt-1 short:[--safe-bottom:6px] short:[&>p]:flex-1 short:[&_button]:min-h-12">
            {action}
          </div>
        </footer>
      )}
      {overlay}
    </div>
  )
}

/** '3 / 5' at the end of the strip. */
export function StepCount({ step, total }: { step: number; total: number }): ReactNode {
  return (
    <span data-points-target className="numbers shrink-0 text-compact font-semibold text-muted">
      {step} / {total}
    </span>
  )
}
