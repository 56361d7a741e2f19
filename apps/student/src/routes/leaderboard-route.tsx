import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BoardTabs } from '../features/rewards/leaderboard/board-tabs.tsx'
import type { Board } from '../features/rewards/leaderboard/board.ts'
import { Ranking } from '../features/rewards/leaderboard/ranking.tsx'
import { Visibility } from '../features/rewards/leaderboard/visibility.tsx'
import { leagueQuery } from '../features/rewards/leagues/league-query.ts'
import { loadChunk } from '../platform/chunk.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { WithRail } from './with-rail.tsx'

const route = getRouteApi('/main/leaderboard')

const LeagueBoard = lazy(() => loadChunk(() => import('../features/rewards/leagues/league-board.tsx')))

const periods = ['week', 'month', 'all'] as const
const ranked = ['group', 'school'] as const

export function LeaderboardRoute(): ReactNode {
  const { t } = useTranslation()
  const named = route.useSearch()
  const { data: league } = useQuery(leagueQuery)
  // Before it is known whether the school plays leagues, only an address that asks for one shows the tab.
  const isPlayed = league ? league.state !== 'off' : named.whose === 'league'
  const { whose: asked, ...of } = named
  const board: Board = asked === 'league' && !isPlayed ? of : named
  return (
    <WithRail lesson="next" rank={board.whose === 'league' ? 'group' : 'league'}>
      <div className="mx-auto max-w-2xl">
        <PageTitle>{t('leaderboard.title')}</PageTitle>
        <h1 className="mb-4 text-title font-bold sm:text-4xl">{t('leaderboard.title')}</h1>
        <BoardTabs
          label={t('leaderboard.whose')}
          board={board}
          items={(isPlayed ? ([...ranked, 'league'] as const) : ranked).map((whose) => ({
            label: whose === 'league' ? t('league.tab') : t(`leaderboard.${whose}`),
            next: { whose },
            isHere: whose === (board.whose ?? 'group'),
          }))}
        />
        {board.whose !== 'league' && (
          <BoardTabs
            label={t('leaderboard.period')}
            board={board}
            items={periods.map((period) => ({
              label: t(`leaderboard.${period}`),
              next: { period },
              isHere: period === (board.period ?? 'week'),
            }))}
          />
        )}
        <div className="pt-4">
          {board.whose === 'league' ? (
            <Shown />
          ) : (
            <Ranking key={`${board.whose}-${board.period}`} board={board} />
          )}
        </div>
        <Visibility board={board} />
      </div>
    </WithRail>
  )
}

function Shown(): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={152} />}>
      <LeagueBoard />
    </Suspense>
  )
}
