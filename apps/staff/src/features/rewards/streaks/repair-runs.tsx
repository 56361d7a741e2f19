import type { StreakRepairRun } from '@qadam/contract'
import { CardList } from '@qadam/ui/card-list'
import { Chip } from '@qadam/ui/chip'
import { EmptyState } from '@qadam/ui/empty-state'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatNumber } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMoment } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'

const LOOK_AGAIN_MS = 2000

/** The newest repairs; polled as long as one of them runs. */
export const runsQuery = queryOptions({
  ...replyQuery(['streak_repairs'], 'streak_repairs', {}),
  refetchInterval: ({ state }) =>
    state.data?.rows.some((run) => run.ended_at === null) ? LOOK_AGAIN_MS : false,
})

/** How far the repairs of groups and of the school are. */
export function RepairRuns(): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(runsQuery)
  const { data } = read
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={160} />} />
  if (data.rows.length === 0)
    return <EmptyState mood="thinking" title={t('streaks.no_runs')} text={t('streaks.no_runs_text')} />
  return (
    <CardList>
      {data.rows.map((run) => (
        <Run key={run.id} run={run} />
      ))}
    </CardList>
  )
}

function Run({ run }: { run: StreakRepairRun }): ReactNode {
  const { t } = useTranslation()
  const { total, looked_at: looked, students, days, coins } = run
  const progress = t('streaks.running', { looked: formatNumber(looked), total: formatNumber(total) })
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex-1 font-semibold wrap-anywhere">{run.group?.name ?? t('streaks.school')}</span>
        <span className="numbers">
          {formatDay(run.from)}
          {run.to !== run.from && ` – ${formatDay(run.to)}`}
        </span>
        {run.ended_at !== null && <Chip tone="pistachio">{t('streaks.ended')}</Chip>}
      </span>
      {run.ended_at === null && (
        <span className="flex flex-col gap-1">
          <ProgressBar value={total === 0 ? 0 : looked / total} label={progress} />
          <span className="text-sm text-muted numbers">{progress}</span>
        </span>
      )}
      <span className="text-compact numbers">
        {t('streaks.result', {
          students: formatNumber(students),
          days: formatNumber(days),
          coins: formatNumber(coins),
        })}
      </span>
      <span className="text-sm text-muted wrap-anywhere">
        {run.staff.name} · <span className="numbers">{formatMoment(run.asked_at)}</span> · {run.reason}
      </span>
    </li>
  )
}
