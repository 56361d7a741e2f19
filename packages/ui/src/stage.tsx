import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { Girih } from './girih.tsx'

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
  /** By a tap anywhere, Enter, Space or Escape. */
  onNext: () => void
}

/** The whole screen for one thing after another: each step is told and left by a tap. */
export function Stage(props: StageProps): ReactNode {
  const { open, title, text, picture, children, step, steps, stepLabel, nextLabel, onNext } = props
  const button = useRef<HTMLButtonElement>(null)
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onNext()}>
      <BaseDialog.Portal>
        {/* The button is inside of it: its click is the one that counts. */}
        <BaseDialog.Popup
          initialFocus={button}
          onClick={onNext}
          className="safe-bottom fixed inset-0 z-50 flex cursor-pointer flex-col overflow-y-auto bg-ground text-ink outline-none transition-opacity duration-200 [--safe-bottom:16px] data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 motion-reduce:transition-none"
        >
          <div className="mx-auto flex w-full max-w-lg flex-1 flex-col px-5 pt-5">
            <div aria-hidden className="flex gap-1.5">
              {Array.from({ length: steps }, (_, index) => (
                <span
                  key={index}
                  className={`h-1.5 flex-1 rounded-full ${index <= step ? 'bg-turquoise' : 'bg-tile'}`}
                />
              ))}
            </div>
            <div
              key={step}
              className="flex flex-1 animate-fade flex-col items-center justify-center py-6 text-center motion-reduce:animate-none"
            >
              <div className="relative isolate flex items-end justify-center self-stretch overflow-hidden py-8">
                <Girih
                  fade="none"
                  className="-z-10 [mask-image:radial-gradient(closest-side,#000_50%,transparent)]"
                />
                {picture}
              </div>
              <div aria-live="polite">
                <BaseDialog.Title className="mt-2 text-[26px] leading-8 font-bold text-balance break-words">
                  {title}
                </BaseDialog.Title>
                {text !== undefined && (
                  <BaseDialog.Description className="mx-auto mt-1.5 max-w-[36ch] text-pretty text-muted">
                    {text}
                  </BaseDialog.Description>
                )}
              </div>
              {children}
              <span className="sr-only">{stepLabel}</span>
            </div>
            <button
              ref={button}
              type="button"
              className={buttonClass({ variant: 'success', size: 'lg', full: true })}
            >
              {nextLabel}
            </button>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
