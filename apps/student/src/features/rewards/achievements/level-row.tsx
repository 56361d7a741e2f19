import type { PointsLevel } from '@qadam/contract'
import { Medal } from '@qadam/ui/medal'
import { ProgressBar } from '@qadam/ui/progress-bar'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { bandOf } from './level-band.ts'

/** The level of the student's points, and how far it is to the next. */
export function LevelRow({ level }: { level: PointsLevel }): ReactNode {
  const { t } = useTranslation()
  const { number, points, points_from, points_to } = level
  const left = t('achievements.to_next', {
    count: points_to - points,
    points: formatNumber(points_to - points),
  })
  return (
    <div className="flex items-center gap-4 p-4">
      <Medal sign={number} tone="turquoise" grade={2} size={72} className="shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-display text-xl leading-7 font-bold break-words max-[22rem]:text-lg">
          {t(`achievements.bands.${bandOf(number)}`)}
        </p>
        <p className="text-sm leading-5 text-muted">
          {t('achievements.level', { level: formatNumber(number) })}
        </p>
        <ProgressBar
          value={(points - points_from) / (points_to - points_from)}
          label={left}
          className="mt-2"
        />
        <p aria-hidden className="mt-1 text-sm leading-5 text-muted numbers">
          {left}
        </p>
      </div>
    </div>
  )
}
