import type { LeaderboardRow } from '@qadam/contract'
import { Avatar } from '@qadam/ui/avatar'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShortNumber } from '../../../platform/i18n/format.ts'
import { shortName } from '../../../platform/short-name.ts'
import { avatarOf } from '../../access/accounts/person.ts'

/** A student in a list of ranks. */
export function RankRow({ row, withGroup }: { row: LeaderboardRow; withGroup: boolean }): ReactNode {
  const { t } = useTranslation()
  return (
    <div
      className={`flex min-h-14 items-center gap-3 rounded-card px-3 py-2 ${
        row.is_me ? 'bg-turquoise-soft font-semibold' : 'border border-line bg-card'
      }`}
    >
      <span
        className={`min-w-8 shrink-0 text-center font-display font-bold numbers ${row.is_me ? 'text-turquoise-text' : 'text-muted'}`}
      >
        {row.rank === null ? '–' : formatShortNumber(row.rank)}
      </span>
      <Avatar {...avatarOf(row)} name="" size={36} />
      <span className="min-w-0 flex-1">
        <span className="block truncate" title={shortName(row)}>
          {shortName(row)}
          {row.is_me && <span className="font-normal text-muted"> · {t('leaderboard.me')}</span>}
        </span>
        {withGroup && row.group && (
          <span className="block truncate text-sm font-normal text-muted">{row.group}</span>
        )}
      </span>
      <span className="shrink-0 font-semibold whitespace-nowrap numbers">
        <span aria-hidden>{formatShortNumber(row.points)}</span>
        <span className="sr-only">
          {t('leaderboard.points', { count: row.points, points: formatNumber(row.points) })}
        </span>
      </span>
    </div>
  )
}
