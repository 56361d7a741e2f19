import { Skeleton } from '@qadam/ui/skeleton'
import { Tabs } from '@qadam/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { boardOf, type Board } from '../features/leaderboard/board.ts'
import { Ranking } from '../features/leaderboard/ranking.tsx'
import { Visibility } from '../features/leaderboard/visibility.tsx'
import { leagueQuery } from '../features/leagues/league-query.ts'
import { loadChunk } from '../platform/chunk.ts'
import '../platform/i18n/leaderboard-texts.ts'
import '../platform/i18n/league-texts.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'

const LeagueBoard = lazy(() => loadChunk(() => import('../features/leagues/league-board.tsx')))

const periods = ['week', 'month', 'all'] as const
const ranked = ['group', 'school'] as const

export function LeaderboardRoute(): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const named = boardOf(useSearch({ strict: false }))
  const { data: league } = useQuery(leagueQuery)
  // Before it is known whether the school plays leagues, only an address that asks for one shows the tab.
  const isPlayed = league ? league.state !== 'off' : named.whose === 'league'
  const { whose: asked, ...of } = named
  const board: Board = asked === 'league' && !isPlayed ? of : named
  const show = (next: { whose?: string; period?: string }) =>
    void navigate({ to: paths.leaderboard, search: boardOf({ ...board, ...next }), replace: true })
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>{t('leaderboard.title')}</PageTitle>
      <h1 className="mb-4 text-[28px] font-bold sm:text-4xl">{t('leaderboard.title')}</h1>
      <Tabs
        label={t('leaderboard.whose')}
        value={board.whose ?? 'group'}
        items={[
          ...ranked.map((value) => ({ value, label: t(`leaderboard.${value}`) })),
          ...(isPlayed ? [{ value: 'league' as const, label: t('league.tab'), content: <Shown /> }] : []),
        ]}
        onChange={(value) => show({ whose: value })}
      />
      {board.whose !== 'league' && (
        <Tabs
          label={t('leaderboard.period')}
          className="mt-2"
          value={board.period ?? 'week'}
          items={periods.map((value) => ({
            value,
            label: t(`leaderboard.${value}`),
            content: <Ranking key={`${board.whose}-${board.period}`} board={board} />,
          }))}
          onChange={(value) => show({ period: value })}
        />
      )}
      <Visibility />
    </div>
  )
}

function Shown(): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={152} />}>
      <LeagueBoard />
    </Suspense>
  )
}
