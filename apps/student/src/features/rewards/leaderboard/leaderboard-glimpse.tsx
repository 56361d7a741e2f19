import { Avatar } from '@qadam/ui/avatar'
import { Card } from '@qadam/ui/card'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatShortNumber } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { avatarOf } from '../../access/accounts/person.ts'
import { glimpseQuery } from './leaderboard-query.ts'

/** Where the student stands in the group this week, and the way to the whole of it. */
export default function LeaderboardGlimpse(): ReactNode {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(glimpseQuery)
  if (isPending) return <Skeleton height={88} />
  // A failed glimpse is not reported: the board itself shows the error.
  if (!data) return null
  const { me, rows } = data
  return (
    <Card flush>
      <Link to={paths.leaderboard} className="flex items-center gap-3 rounded-card p-4">
        <Icon name="trophy" size={32} className={me.rank === null ? 'text-control' : 'text-saffron-text'} />
        <span className="min-w-0 flex-1">
          {me.rank !== null && (
            <span className="block font-display text-lg leading-7 font-bold">
              {t('leaderboard.place', { place: formatShortNumber(me.rank) })}
            </span>
          )}
          <span className="block text-sm leading-5 text-muted">
            {t(me.rank === null ? 'leaderboard.glimpse_none' : 'leaderboard.glimpse')}
          </span>
        </span>
        <span className="sr-only">{t('leaderboard.glimpse_open')}</span>
        <span aria-hidden className="flex shrink-0 -space-x-2.5">
          {rows.map((row) => (
            <Avatar key={row.rank} {...avatarOf(row)} name="" size={32} className="ring-2 ring-card" />
          ))}
        </span>
      </Link>
    </Card>
  )
}
