import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { levelOf } from './league-level.ts'
import { LeaguePicture } from './league-picture.tsx'
import { leagueQuery } from './league-query.ts'
import { WeekLeft } from './week-left.tsx'

/** The level of the student, and the way to their league; nothing where the school plays without. */
export default function LeagueCard(): ReactNode {
  const { t } = useTranslation()
  const { data, isPending, dataUpdatedAt } = useQuery(leagueQuery)
  if (isPending) return <Skeleton height={96} className="mt-3" />
  if (!data || data.state === 'off') return null
  return (
    <Card flush className="mt-3">
      <Link
        to={paths.leaderboard}
        search={{ whose: 'league' }}
        className="flex items-center gap-4 rounded-card p-4"
      >
        <LeaguePicture level={data.level} size={64} className="shrink-0" />
        <span className="min-w-0 flex-1">
          <span className="block font-display text-xl leading-7 font-bold">
            {t(`league.names.${levelOf(data.level)}`)}
          </span>
          <span className="block text-sm leading-5 text-muted">
            {t('league.level', { level: data.level })}
          </span>
          {data.state === 'running' && (
            <span className="block text-sm leading-5 text-muted numbers">
              <WeekLeft now={data.now} endsAt={data.ends_at} came_ms={dataUpdatedAt} />
            </span>
          )}
        </span>
        <span className="sr-only">{t('league.open')}</span>
        <Icon name="chevron-right" size={20} className="shrink-0 text-muted" />
      </Link>
    </Card>
  )
}
