import type { StatementRow } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Coin } from '@qadam/ui/coin'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { Tabs } from '@qadam/ui/tabs'
import { formatNumber } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { ExportMenu } from '../../../platform/export-menu.tsx'
import { statement as words } from '../../../platform/i18n/uz/statement.ts'
import { formatMoment } from '../../../platform/times.ts'

/** What stands below stays within reach. */
const FIRST = 6
const MORE = 30
const filters = ['all', 'points', 'coins'] as const
type Filter = (typeof filters)[number]

const statementQuery = (student_id: number, filter: Filter) =>
  infiniteQueryOptions({
    queryKey: ['statement', student_id, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        'statement',
        { student_id, page: pageParam, ...(filter !== 'all' && { currency: filter }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ more }, pages) => (more ? pages.length + 1 : undefined),
  })

/** Why a student's balances are what they are: every change, with the balance after it. */
export function StudentStatement({
  studentId,
  isOffice,
}: {
  studentId: number
  /** The file of it is the office's. */
  isOffice: boolean
}): ReactNode {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<Filter>('all')
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{t('statement.title')}</h2>
        {isOffice && (
          <ExportMenu
            name="ledger_export"
            input={{ student_id: studentId, ...(filter !== 'all' && { currency: filter }) }}
            about={t(`exports.about.${filter}`)}
          />
        )}
      </div>
      <Tabs
        label={t('statement.filter')}
        className="max-w-md"
        value={filter}
        onChange={setFilter}
        items={filters.map((value) => ({ value, label: t(`statement.${value}`) }))}
      />
      <Changes key={filter} studentId={studentId} filter={filter} />
    </section>
  )
}

function Changes({ studentId, filter }: { studentId: number; filter: Filter }): ReactNode {
  const { t } = useTranslation()
  const read = useInfiniteQuery(statementQuery(studentId, filter))
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage } = read
  const [shown, setShown] = useState(FIRST)
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={200} />} />
  // A row that moved from one page to the next while they were read stands once.
  const rows = [...new Map(data.pages.flatMap((page) => page.rows).map((row) => [row.id, row])).values()]
  if (rows.length === 0) return <p className="text-muted">{t('statement.empty')}</p>
  const showMore = () => {
    setShown(shown + MORE)
    if (rows.length < shown + MORE && hasNextPage) void fetchNextPage()
  }
  return (
    <>
      <CardList>
        {rows.slice(0, shown).map((row) => (
          <Change key={row.id} row={row} />
        ))}
      </CardList>
      {(rows.length > shown || hasNextPage) && (
        <Button size="sm" variant="ghost" loading={isFetchingNextPage} onClick={showMore}>
          {t('statement.more')}
        </Button>
      )}
    </>
  )
}

const isKnown = (reason: string): reason is keyof typeof words.reason => Object.hasOwn(words.reason, reason)

function whyOf({ reason, amount, count }: StatementRow, t: TFunction): string {
  if (reason === 'review' && amount < 0) return t('statement.reason.review_less')
  // A reason of a newer server.
  if (!isKnown(reason)) return t('statement.reason.other')
  return reason === 'streak'
    ? t('statement.reason.streak', { count: count ?? 0 })
    : t(`statement.reason.${reason}`)
}

function Change({ row }: { row: StatementRow }): ReactNode {
  const { t } = useTranslation()
  const { amount, currency, balance_after, subject, created_at } = row
  const signed = `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-pretty">{whyOf(row, t)}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          <span className="numbers">{formatMoment(created_at)}</span>
          {subject !== null && ` · ${subject}`}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span
          className={`inline-flex items-center gap-1.5 font-semibold whitespace-nowrap numbers ${amount > 0 ? 'text-pistachio-text' : ''}`}
        >
          <span aria-hidden>{signed}</span>
          <span className="sr-only">
            {t(`statement.${currency}_more`, { count: Math.abs(amount), amount: signed })}
          </span>
          {currency === 'coins' ? (
            <Coin size={18} />
          ) : (
            <Icon name="star" size={18} className="text-saffron-text" />
          )}
        </span>
        <span className="block text-caption whitespace-nowrap text-muted numbers">
          {t('statement.after', { balance: formatNumber(balance_after) })}
        </span>
      </span>
    </li>
  )
}
