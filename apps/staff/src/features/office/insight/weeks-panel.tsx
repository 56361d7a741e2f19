import { BarChart } from '@qadam/ui/bar-chart'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../platform/times.ts'
import { weeksQuery } from './insight-queries.ts'

/** How a student went on over the last weeks: lessons and points. */
export function WeeksPanel({ studentId }: { studentId: number }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(weeksQuery(studentId))
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={220} />} />
  const charts = [
    ['lessons', 'pistachio'],
    ['points', 'turquoise'],
  ] as const
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('insight.weeks.title')}</h2>
      {data.weeks.every(({ lessons, points }) => lessons === 0 && points === 0) ? (
        <p className="text-muted">{t('insight.weeks.none')}</p>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          {charts.map(([what, tone]) => (
            <div key={what} className="rounded-card border border-line bg-card p-4">
              <BarChart
                title={t(`insight.weeks.${what}`)}
                labelHeader={t('insight.weeks.week')}
                valueHeader={t(`insight.weeks.${what}`)}
                height={120}
                items={data.weeks.map((week) => ({
                  id: week.week,
                  label: formatDay(week.week),
                  value: Math.max(0, week[what]),
                  tone,
                }))}
              />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
