import type { ReviewStats } from '@qadam/contract'
import { BarChart } from '@qadam/ui/bar-chart'
import { LineSpark } from '@qadam/ui/line-spark'
import { Skeleton } from '@qadam/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatStretch, useNow } from '../../../../platform/times.ts'
import { formatNumber, formatPercent } from '@qadam/web/format'
import { figuresOf } from './figures.ts'

/** The queue in figures: how much waits and how long, what is decided a day, how often due times are met. */
export function QueueCharts({ stats }: { stats: ReviewStats }): ReactNode {
  const { t } = useTranslation()
  const now = useNow(60_000)
  const { share, decidedToday } = figuresOf(stats)
  const oldest = stats.oldest_at === null ? null : (now - Date.parse(stats.oldest_at)) / 1000
  return (
    <div className="grid gap-x-8 gap-y-5 sm:max-[1439px]:grid-cols-2 lg:max-[1439px]:grid-cols-3">
      <div className="flex flex-col gap-3">
        <dl className="grid grid-cols-2 gap-2">
          <Figure name={t('queue.figures.open')} value={formatNumber(stats.open)} />
          <Figure
            name={t('queue.figures.overdue')}
            value={formatNumber(stats.overdue)}
            tone={stats.overdue > 0 ? 'text-pomegranate-text' : undefined}
          />
          <Figure name={t('queue.figures.today')} value={formatNumber(decidedToday)} />
          <Figure
            name={t('queue.figures.in_time')}
            value={share === undefined ? '—' : formatPercent(share)}
          />
        </dl>
        {oldest !== null && (
          <p className="text-sm text-muted">
            {t('queue.figures.oldest', { stretch: formatStretch(oldest, t) })}
          </p>
        )}
      </div>
      <BarChart
        title={t('queue.figures.ages')}
        labelHeader={t('queue.figures.hours')}
        valueHeader={t('queue.figures.works')}
        direction="rows"
        items={stats.ages.map(({ from_h, to_h, count }) => ({
          id: String(from_h),
          label:
            to_h === null
              ? t('queue.figures.from', { from: from_h })
              : t('queue.figures.span', { from: from_h, to: to_h }),
          value: count,
          tone: to_h === null || to_h > 24 ? 'pomegranate' : to_h > 20 ? 'saffron' : 'turquoise',
        }))}
      />
      <LineSpark
        title={t('queue.figures.decided')}
        labelHeader={t('queue.figures.day')}
        valueHeader={t('queue.figures.works')}
        points={stats.days.map(({ day, decided }) => ({ id: day, label: formatDay(day), value: decided }))}
      />
    </div>
  )
}

function Figure({
  name,
  value,
  tone = 'text-ink',
}: {
  name: string
  value: string
  tone?: string
}): ReactNode {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control bg-ground px-3 py-2">
      <dt className="text-caption leading-4 text-muted">{name}</dt>
      <dd className={`font-display text-xl leading-7 font-semibold numbers ${tone}`}>{value}</dd>
    </div>
  )
}

export function ChartsSkeleton(): ReactNode {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-2">
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} height={60} />
        ))}
      </div>
      <Skeleton height={190} />
      <Skeleton height={120} />
    </div>
  )
}
