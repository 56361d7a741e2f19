import { hintRungs } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { canAskRung, rungNames } from './helper-talk.ts'

interface HintLadderProps {
  /** The rung of the last hint; 0 before the first. */
  last: number
  isDisabled: boolean
  onAsk: (rung: number) => void
}

const heights = ['min-h-11', 'min-h-12', 'min-h-14']

/** The rungs of the hint ladder as steps that go up: the idea, the place, a similar example. */
export function HintLadder({ last, isDisabled, onAsk }: HintLadderProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('helper.hints')} className="grid grid-cols-3 items-end gap-1.5">
      {rungNames.map((name, index) => {
        const rung = index + 1
        const isOpen = canAskRung(rung, last) && !isDisabled
        const isPast = rung < last || (rung === last && rung < hintRungs)
        return (
          <button
            key={name}
            type="button"
            aria-disabled={!isOpen || undefined}
            title={!isDisabled && !isOpen && !isPast ? t('helper.rung_closed') : undefined}
            onClick={() => isOpen && onAsk(rung)}
            className={`flex ${heights[index] ?? ''} w-full items-center justify-center gap-1 rounded-control border-2 px-1.5 py-1 text-caption leading-4 font-semibold transition-transform duration-[120ms] ${
              isOpen
                ? 'border-saffron-edge bg-saffron-soft text-saffron-text active:translate-y-px'
                : 'cursor-default border-line bg-card text-muted'
            }`}
          >
            {isPast && <Icon name="check" size={16} />}
            {t(`helper.rung.${name}`)}
          </button>
        )
      })}
    </div>
  )
}
