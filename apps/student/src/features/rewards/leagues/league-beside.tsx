import { buttonClass } from '@qadam/ui/button'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { RankRow } from '../leaderboard/rank-row.tsx'
import { LeagueHero } from './league-hero.tsx'
import { rankOf } from './league-board.tsx'
import { leagueQuery } from './league-query.ts'

/** How many are seen before the student and after. */
const NEAR = 2

/** The student's league beside other ranks: what to do in it, and who is nearest; nothing where none is played. */
export default function LeagueBeside(): ReactNode {
  const { t } = useTranslation()
  const { data, isPending, dataUpdatedAt } = useQuery(leagueQuery)
  if (isPending) return <Skeleton height={534} />
  if (!data || data.state === 'off') return null
  const { rows } = data
  const own = rows.findIndex(({ is_me }) => is_me)
  const from = Math.max(0, Math.min(own - NEAR, rows.length - 2 * NEAR - 1))
  return (
    <>
      <LeagueHero league={data} came_ms={dataUpdatedAt} isNarrow />
      {data.state === 'running' && rows.length > 0 && (
        <ol aria-label={t('league.list')} start={rows[from]?.place} className="flex flex-col gap-2">
          {rows.slice(from, from + 2 * NEAR + 1).map((row) => (
            <li key={row.place}>
              <RankRow row={rankOf(row)} withGroup={false} />
            </li>
          ))}
        </ol>
      )}
      <Link
        to={paths.leaderboard}
        search={{ whose: 'league' }}
        className={buttonClass({ variant: 'secondary', full: true })}
      >
        {t('league.open')}
      </Link>
    </>
  )
}
