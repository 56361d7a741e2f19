import { Tabs } from '@qadam/ui/tabs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { boardOf, type Board } from '../features/leaderboard/board.ts'
import { Ranking } from '../features/leaderboard/ranking.tsx'
import { Visibility } from '../features/leaderboard/visibility.tsx'
import '../platform/i18n/leaderboard-texts.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'

const periods = ['week', 'month', 'all'] as const
const whose = ['group', 'school'] as const

export function LeaderboardRoute(): ReactNode {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const board = boardOf(useSearch({ strict: false }))
  const show = (next: { whose?: string; period?: string }) =>
    void navigate({ to: paths.leaderboard, search: boardOf({ ...board, ...next }), replace: true })
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle>{t('leaderboard.title')}</PageTitle>
      <h1 className="mb-4 text-[28px] font-bold sm:text-4xl">{t('leaderboard.title')}</h1>
      <Tabs
        label={t('leaderboard.whose')}
        value={board.whose ?? 'group'}
        items={whose.map((value) => ({ value, label: t(`leaderboard.${value}`) }))}
        onChange={(value) => show({ whose: value })}
      />
      <Tabs
        label={t('leaderboard.period')}
        className="mt-2"
        value={board.period ?? 'week'}
        items={periods.map((value) => ({
          value,
          label: t(`leaderboard.${value}`),
          content: <Shown board={board} />,
        }))}
        onChange={(value) => show({ period: value })}
      />
      <Visibility />
    </div>
  )
}

function Shown({ board }: { board: Board }): ReactNode {
  return <Ranking key={`${board.whose}-${board.period}`} board={board} />
}
