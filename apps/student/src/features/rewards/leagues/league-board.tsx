import type { League, LeagueRow } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { Pinned } from '../leaderboard/pinned.tsx'
import { RankRow } from '../leaderboard/rank-row.tsx'
import { LeagueHero } from './league-hero.tsx'
import { leagueQuery, LOOK_AGAIN_MS } from './league-query.ts'
import { WeekEnd } from './week-end.tsx'

/** The student's league of the week. */
export default function LeagueBoard(): ReactNode {
  const query = useQuery({
    ...leagueQuery,
    refetchInterval: ({ state }) => (state.data?.state === 'off' ? false : LOOK_AGAIN_MS),
  })
  const { data } = query
  if (!data) return <QueryView query={query} skeleton={<BoardSkeleton />} />
  return (
    <>
      <LeagueHero league={data} came_ms={query.dataUpdatedAt} />
      {data.state === 'running' ? <Race league={data} /> : <Waiting state={data.state} />}
      <WeekEnd last={data.last} />
    </>
  )
}

function Race({ league }: { league: League }): ReactNode {
  const { t } = useTranslation()
  const { rows, me, total, rise, level } = league
  const isListed = rows.some((row) => row.is_me)
  const others = total - rows.length - (isListed || me?.hidden !== false ? 0 : 1)
  const line = (
    <li className="flex items-center gap-2 px-1 text-sm font-semibold text-pistachio-text">
      <Icon name="arrow-up" size={18} className="shrink-0" />
      <span className="min-w-0">
        {t(level >= 7 ? 'league.line_prize' : 'league.line_rise', { count: rise })}
      </span>
      <span aria-hidden className="h-px min-w-6 flex-1 bg-pistachio" />
    </li>
  )
  const lineAfter = Math.min(rise, rows.length) - 1
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          mood="hello"
          title={t('league.fresh')}
          text={t('league.fresh_text')}
          action={<ToCourses />}
        />
      ) : (
        <ol aria-label={t('league.list')} className="mt-3 flex flex-col gap-2">
          {rows.map((row, index) => (
            <Fragment key={row.place}>
              {row.is_me ? (
                <Pinned>
                  <RankRow row={rankOf(row)} withGroup={false} />
                </Pinned>
              ) : (
                <li className="rounded-card">
                  <RankRow row={rankOf(row)} withGroup={false} />
                </li>
              )}
              {index === lineAfter && line}
            </Fragment>
          ))}
        </ol>
      )}
      {others > 0 && (
        <p className="mt-3 text-center text-sm text-muted numbers">{t('league.others', { count: others })}</p>
      )}
      {total === 1 && <p className="mt-3 text-center text-muted">{t('league.alone_text')}</p>}
      {me && !isListed && (
        <Pinned label={t('league.own')} className="mt-3">
          <RankRow row={rankOf({ ...me, is_me: true })} withGroup={false} />
          {me.hidden && (
            <p className="rounded-b-card bg-ground pt-1 text-center text-sm text-muted">
              {t('leaderboard.hidden')}
            </p>
          )}
        </Pinned>
      )}
    </>
  )
}

export const rankOf = ({ place, ...row }: Omit<LeagueRow, 'place'> & { place: number | null }) => ({
  ...row,
  rank: place,
  group: null,
})

function Waiting({ state }: { state: League['state'] }): ReactNode {
  const { t } = useTranslation()
  return state === 'closing' ? (
    <EmptyState mood="thinking" title={t('league.closing')} text={t('league.closing_text')} />
  ) : (
    <EmptyState mood="hello" title={t('league.none')} text={t('league.none_text')} action={<ToCourses />} />
  )
}

function ToCourses(): ReactNode {
  const { t } = useTranslation()
  return (
    <Link to={paths.courses} className={buttonClass({ variant: 'secondary' })}>
      {t('leaderboard.to_courses')}
    </Link>
  )
}

function BoardSkeleton(): ReactNode {
  return (
    <div className="flex flex-col gap-2">
      <Skeleton height={152} className="mb-1" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </div>
  )
}
