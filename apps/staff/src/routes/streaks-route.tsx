import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { PageTitle } from '@qadam/web/frame/page-title'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { groupsQuery } from '../features/access/groups/groups-query.ts'
import { Outages } from '../features/rewards/streaks/outages.tsx'
import { RepairPanel } from '../features/rewards/streaks/repair-panel.tsx'
import type { ProposedRepair } from '../features/rewards/streaks/repair-range.ts'
import { RepairRuns } from '../features/rewards/streaks/repair-runs.tsx'

/** Streaks that an outage broke, of a group or of the school. */
export function StreaksRoute(): ReactNode {
  const { t } = useTranslation()
  const isAdmin = useUser().role === 'admin'
  const read = useQuery(groupsQuery)
  const [proposed, setProposed] = useState<ProposedRepair>()
  return (
    <div className="flex max-w-5xl flex-col gap-5 px-4 py-5 sm:px-6">
      <PageTitle>{t('streaks.title')}</PageTitle>
      <header className="flex flex-col gap-1">
        <h1 className="text-2xl font-bold">{t('streaks.title')}</h1>
        <p className="max-w-prose text-muted">{t('streaks.text')}</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <section className="rounded-card border border-line bg-card p-4">
          <QueryView
            query={read}
            skeleton={<Skeleton height={240} />}
            isEmpty={(groups) => !isAdmin && groups.length === 0}
            empty={<EmptyState mood="thinking" title={t('groups.none')} text={t('groups.none_text')} />}
          >
            {(groups) => <RepairPanel groups={groups} withSchool={isAdmin} proposed={proposed} />}
          </QueryView>
        </section>
        <div className="flex flex-col gap-6">
          <section className="flex flex-col gap-3">
            <h2 className="text-lg font-bold">{t('streaks.outages')}</h2>
            <Outages onPropose={setProposed} />
          </section>
          <section className="flex flex-col gap-3">
            <h2 className="text-lg font-bold">{t('streaks.runs')}</h2>
            <RepairRuns />
          </section>
        </div>
      </div>
    </div>
  )
}
