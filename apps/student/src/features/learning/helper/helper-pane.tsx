import { Mascot } from '@qadam/ui/mascot'
import { lazy, Suspense, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../../platform/chunk.ts'
import type { HelperPanelProps } from './helper-panel.tsx'

const HelperPanel = lazy(() => loadChunk(() => import('./helper-panel.tsx')))

interface HelperButtonProps {
  isOpen: boolean
  onOpen: () => void
  /** Where the focus returns to. */
  ref: RefObject<HTMLButtonElement | null>
}

/** In the strip above some work: opens and closes the talk with the helper. */
export function HelperButton({ isOpen, onOpen, ref }: HelperButtonProps): ReactNode {
  const { t } = useTranslation()
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-turquoise-soft py-0.5 pr-1 pl-1 text-compact font-semibold text-turquoise-text transition-transform duration-[120ms] active:translate-y-px sm:pr-3.5"
    >
      <span className="grid size-9 place-items-center overflow-hidden rounded-full bg-card">
        <Mascot size={34} />
      </span>
      <span className="max-sm:sr-only">{t('helper.title')}</span>
    </button>
  )
}

/** The talk with the helper, fetched once it is opened. What stands beside it leaves 25 rem of a laptop's width. */
export function HelperPane(props: HelperPanelProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <HelperPanel key={props.about} {...props} />
    </Suspense>
  )
}
