import { EmptyState } from '@qadam/ui/empty-state'
import { useListKeys } from '@qadam/ui/use-list-keys'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../features/access/accounts/me-query.ts'
import { useUser } from '../features/access/accounts/use-user.ts'
import { DutiesNote } from '../features/office/promise/duties-note.tsx'
import { ColumnsMenu } from '../platform/columns-menu.tsx'
import { NothingFound } from '../platform/nothing-found.tsx'
import { Pages } from '../platform/pages.tsx'
import { ChartsSkeleton, QueueCharts } from '../features/learning/review/queue/queue-charts.tsx'
import { QueueFilterBar } from '../features/learning/review/queue/queue-filter-bar.tsx'
import {
  isFiltered,
  queueColumns,
  withoutFilters,
  type QueueFilters,
} from '../features/learning/review/queue/queue-filters.ts'
import { queueQuery, statsQuery } from '../features/learning/review/queue/queue-query.ts'
import { QueueTable } from '../features/learning/review/queue/queue-table.tsx'
import { useDecisions } from '../features/learning/review/verdict/decisions.ts'
import { QueryView } from '@qadam/web/frame/query-view'
import { PageTitle } from '@qadam/web/frame/page-title'
import { paths } from '../platform/paths.ts'

const route = getRouteApi('/main/review')

/** What waits for a verdict, the longest waiting first; the filters stand in the address. */
export function QueueRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const filters = route.useSearch()
  const [current, setCurrent] = useState(-1)
  const { data: me } = useQuery(meQuery)
  const figures = useQuery(statsQuery(filters.group))
  const stats = figures.data
  const read = useQuery(queueQuery(filters))
  const { data } = read
  const { waiting } = useDecisions(user.id)
  const sending = new Set(waiting.map(({ input }) => input.submission_id))
  const rows = data?.rows
  const isWaiting = filters.status === undefined
  const isDecided = !isWaiting && filters.status !== 'all'

  const filter = (next: QueueFilters): void => {
    setCurrent(-1)
    void navigate({ to: paths.queue, search: next, replace: true })
  }
  const open = (index: number): void => {
    const row = rows?.[index]
    if (row)
      void navigate({
        to: paths.reviewPattern,
        params: { submissionId: String(row.submission_id) },
        search: filters,
      })
  }
  // The table is the same one before and after its rows came.
  const table = (here: typeof rows) => (
    <QueueTable
      rows={here}
      isWaiting={isWaiting}
      isDecided={isDecided}
      current={here?.[current] && String(here[current].submission_id)}
      hidden={filters.hidden}
      sending={sending}
      renderLink={(row, props) => (
        <Link
          to={paths.reviewPattern}
          params={{ submissionId: String(row.submission_id) }}
          search={filters}
          {...props}
        />
      )}
      empty={
        isFiltered(filters) ? (
          <NothingFound onClear={() => filter(withoutFilters(filters))} />
        ) : (
          <EmptyState
            mood="happy"
            title={t(isWaiting ? 'queue.nothing_waits' : 'queue.nothing_decided')}
            text={t(isWaiting ? 'queue.nothing_waits_text' : 'queue.nothing_decided_text')}
          />
        )
      }
    />
  )
  useListKeys({ count: rows?.length ?? 0, index: current, onMove: setCurrent, onOpen: open })

  return (
    <div className="flex flex-col gap-6 px-4 py-5 sm:px-6 min-[1440px]:flex-row min-[1440px]:items-start">
      <PageTitle>{t('queue.title')}</PageTitle>
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-2xl font-bold">{t('queue.title')}</h1>
          {data && (
            <p role="status" className="text-muted numbers">
              {t(isWaiting && !isFiltered(filters) ? 'queue.count_waiting' : 'queue.count', {
                count: data.total,
              })}
            </p>
          )}
          <p className="ml-auto text-sm text-muted max-lg:hidden">{t('queue.keys')}</p>
          <div className="max-lg:hidden">
            <ColumnsMenu
              columns={queueColumns.map((value) => ({
                value,
                label: t(`queue.columns.${value === 'since' && isDecided ? 'reviewed' : value}`),
              }))}
              hidden={filters.hidden}
              onHidden={(hidden) =>
                void navigate({ to: paths.queue, search: { ...filters, hidden }, replace: true })
              }
            />
          </div>
        </div>
        <DutiesNote />
        <QueueFilterBar
          filters={filters}
          groups={me?.groups ?? []}
          courses={me?.courses ?? []}
          overdue={stats?.overdue}
          onChange={filter}
        />
        <QueryView query={{ ...read, data: rows }} skeleton={table(undefined)}>
          {table}
        </QueryView>
        {data && (
          <Pages
            page={data.page}
            pagesize={data.pagesize}
            total={data.total}
            onPage={(page) => filter({ ...filters, page: page > 1 ? page : undefined })}
          />
        )}
      </div>
      {/* What failed is said once. */}
      <aside
        hidden={read.error !== null && !data && figures.error !== null && !stats}
        aria-label={t('queue.figures.title')}
        className="rounded-card border border-line bg-card p-4 min-[1440px]:sticky min-[1440px]:top-5 min-[1440px]:w-76 min-[1440px]:shrink-0"
      >
        <QueryView query={figures} skeleton={<ChartsSkeleton />}>
          {(shown) => <QueueCharts stats={shown} />}
        </QueryView>
      </aside>
    </div>
  )
}
