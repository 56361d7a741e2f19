import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { Girih } from './girih.tsx'
import { starPath } from './star-geometry.ts'

/** The ground of an event's picture. */
const ground = starPath(50)

export interface StageProps {
  open: boolean
  /** Of the step that is shown. */
  title: string
  text?: string | undefined
  picture: ReactNode
  children?: ReactNode
  /** Which step of how many, from 0. */
  step: number
  steps: number
  /** How far it is, for screen readers. */
  stepLabel: string
  nextLabel: string
  /** More than a step: it has the colours of the school for itself. */
  isEvent?: boolean
  /** What else can be done with the step, above the way on: a tap there is no tap on the stage. */
  extra?: ReactNode
  /** By a tap anywhere, Enter, Space or Escape. */
  onNext: () => void
}

/** The whole screen for one thing after another: each step is told and left by a tap. */
export function Stage(props: StageProps): ReactNode {
  const { open, title, text, picture, children, step, steps, stepLabel, nextLabel, isEvent, extra, onNext } =
    props
  const button = useRef<HTMLButtonElement>(null)
  const [past, ahead] = isEvent ? ['bg-white', 'bg-white/25'] : ['bg-turquoise', 'bg-tile']
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onNext()}>
      <BaseDialog.Portal>
        {/* The button is inside of it: its click is the one that counts. */}
        <BaseDialog.Popup
          initialFocus={button}
          onClick={({ target }) => {
            if (!(target instanceof Element && target.closest('[data-extra]'))) onNext()
          }}
          className={classNames(
            'safe-bottom fixed inset-0 z-50 flex cursor-pointer flex-col overflow-y-auto outline-none transition-opacity duration-200 [--safe-bottom:16px] data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 motion-reduce:transition-none',
            isEvent ? 'bg-linear-to-br from-hero-from to-hero-to text-white' : 'bg-ground text-ink',
          )}
        >
          <div className="mx-auto flex w-full max-w-lg flex-1 flex-col px-5 pt-5">
            <div aria-hidden className="flex gap-1.5">
              {Array.from({ length: steps }, (_, index) => (
                <span
                  key={index}
                  className={classNames('h-1.5 flex-1 rounded-full', index <= step ? past : ahead)}
                />
              ))}
            </div>
            <div
              key={step}
              className="flex flex-1 animate-fade flex-col items-center justify-center py-6 text-center motion-reduce:animate-none"
            >
              <div
                className={classNames(
                  'relative isolate flex items-end justify-center self-stretch overflow-hidden',
                  isEvent ? 'py-20' : 'py-14',
                )}
              >
                {isEvent && (
                  <svg
                    aria-hidden
                    viewBox="-52 -52 104 104"
                    className="absolute top-1/2 left-1/2 -z-10 h-full -translate-1/2 animate-pop motion-reduce:animate-none"
                  >
                    <path d={ground} fill="var(--ground)" />
                  </svg>
                )}
                <Girih
                  fade="none"
                  {...(isEvent && { tone: 'white', opacity: 0.2 })}
                  className="-z-20 [mask-image:radial-gradient(closest-side,#000_50%,transparent)]"
                />
                {picture}
              </div>
              <div aria-live="polite">
                <BaseDialog.Title className="mt-2 text-title leading-9 font-bold text-balance break-words">
                  {title}
                </BaseDialog.Title>
                {text !== undefined && (
                  <BaseDialog.Description
                    className={classNames(
                      'mx-auto mt-1.5 max-w-[36ch] text-pretty',
                      isEvent ? 'text-white/90' : 'text-muted',
                    )}
                  >
                    {text}
                  </BaseDialog.Description>
                )}
              </div>
              {children}
              <span className="sr-only">{stepLabel}</span>
            </div>
            {extra && (
              <div data-extra className="mb-2">
                {extra}
              </div>
            )}
            <button
              ref={button}
              type="button"
              className={buttonClass({ variant: isEvent ? 'light' : 'success', size: 'lg', full: true })}
            >
              {nextLabel}
            </button>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
