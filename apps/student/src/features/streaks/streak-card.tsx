import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../platform/i18n/format.ts'

/** Days in a row. */
export function StreakCard({ streak }: { streak: number }): ReactNode {
  const { t } = useTranslation()
  return (
    <Card className="flex items-center gap-3">
      <Icon
        name="flame"
        size={36}
        className={streak > 0 ? 'fill-pomegranate text-pomegranate' : 'text-control'}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span
            className={`font-display text-2xl leading-8 font-bold ${streak > 0 ? 'text-pomegranate-text' : 'text-muted'}`}
          >
            {formatNumber(streak)}
          </span>
          <span className="font-semibold">{t('home.streak', { count: streak })}</span>
        </p>
        <p className="text-sm leading-5 text-muted">
          {t(streak > 0 ? 'home.streak_keep' : 'home.streak_begin')}
        </p>
      </div>
    </Card>
  )
}
