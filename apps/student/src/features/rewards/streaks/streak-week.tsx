import { TextButton } from '@qadam/ui/text-button'
import { WeekStrip } from '@qadam/ui/week-strip'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { streakQuery } from './streak-query.ts'
import { earlierMonthOf, weekMarks, weekOf } from './week-days.ts'

/** The days of this week and what became of each, and what today brought. As high as what stands in for it while it loads. */
export default function StreakWeek(): ReactNode {
  const { t } = useTranslation()
  const { data, isFetching, refetch } = useQuery(streakQuery(null))
  const before = data && earlierMonthOf(data.today)
  const earlier = useQuery(
    before ? streakQuery(before) : { queryKey: ['streak', 'no earlier month'], queryFn: skipToken },
  )
  // Days of which nothing is known would be days on which nothing was done.
  if (data?.isMissing)
    return (
      <div role="alert" className="flex min-h-21 flex-wrap content-center items-center gap-x-3">
        <p className="text-sm">{t('profile.calendar_missing')}</p>
        <TextButton className="text-sm" disabled={isFetching} onClick={() => void refetch()}>
          {t('errors.retry')}
        </TextButton>
      </div>
    )
  const marks = data && weekMarks(data, earlier.data)
  const today = data ? weekOf(data.today).indexOf(data.today) : -1
  const points = data?.points_today ?? 0
  return (
    <>
      <WeekStrip
        label={t('profile.week')}
        className="min-h-14"
        days={([1, 2, 3, 4, 5, 6, 7] as const).map((day, index) => {
          const state = (marks && marks[index]) || 'future'
          return {
            label: t(`profile.weekday_${day}`),
            state,
            ...(state === 'future' ? {} : { stateLabel: t(`profile.day_${state}`) }),
            ...(index === today ? { current: true } : {}),
          }
        })}
      />
      <p className="mt-2 min-h-5 text-sm leading-5 text-muted">
        {data &&
          (points > 0
            ? t('profile.today_points', { count: points, points: formatNumber(points) })
            : t('profile.today_none'))}
      </p>
    </>
  )
}
