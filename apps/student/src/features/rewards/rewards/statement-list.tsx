import type { StatementRow } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { Coin } from '@qadam/ui/coin'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { Tabs } from '@qadam/ui/tabs'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatShortNumber } from '../../../platform/i18n/format.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { paths } from '../../../platform/paths.ts'
import { QueryView } from '../../../platform/query-view.tsx'
import { daysOf, relativeDay } from './statement-days.ts'
import { statementQuery, type StatementFilter } from './statement-query.ts'

/** At once, and with each press. */
const STEP = 30
const filters = ['all', 'points', 'coins'] as const

/** Why the balances are what they are: every change of points and coins, newest first, by school days. */
export default function StatementList(): ReactNode {
  const { t } = useTranslation()
  const [filter, setFilter] = useState<StatementFilter>('all')
  return (
    <Tabs
      label={t('statement.filter')}
      value={filter}
      items={filters.map((value) => ({
        value,
        label: t(`statement.${value}`),
        content: <Changes key={value} filter={value} />,
      }))}
      onChange={setFilter}
    />
  )
}

function Changes({ filter }: { filter: StatementFilter }): ReactNode {
  const { t } = useTranslation()
  const list = useInfiniteQuery(statementQuery(filter))
  const [shown, setShown] = useState(STEP)
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  const today = list.data?.pages[0]?.today ?? ''
  const skeleton = (
    <div className="flex flex-col gap-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  )
  if (!list.data) return <QueryView query={list} skeleton={skeleton} />
  if (rows.length === 0)
    return (
      <EmptyState
        mood="hello"
        title={t(filter === 'coins' ? 'statement.empty_coins' : 'statement.empty')}
        text={t(filter === 'coins' ? 'statement.empty_coins_text' : 'statement.empty_text')}
        action={
          <Link to={paths.courses} className={buttonClass({ variant: 'secondary' })}>
            {t('statement.to_courses')}
          </Link>
        }
      />
    )
  const showMore = () => {
    setShown(shown + STEP)
    if (rows.length < shown + STEP && list.hasNextPage) void list.fetchNextPage()
  }
  return (
    <>
      {daysOf(rows.slice(0, shown)).map(({ day, rows: ofDay }) => (
        <section key={`${day}-${ofDay[0]?.id}`} className="mb-4">
          <h2 className="mb-1.5 text-sm font-semibold text-muted">{dayName(day, today, t)}</h2>
          <ul className="overflow-hidden rounded-card border border-line bg-card">
            {ofDay.map((row) => (
              <li key={row.id} className="border-line not-first:border-t">
                <Change row={row} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {(rows.length > shown || list.hasNextPage) && (
        <Button full variant="ghost" loading={list.isFetchingNextPage} onClick={showMore}>
          {t('statement.more')}
        </Button>
      )}
    </>
  )
}

const icons = {
  answer: 'check',
  lesson: 'book',
  module: 'trophy',
  streak: 'flame',
  review: 'practice',
  shop: 'shop',
  shop_refund: 'refresh',
  invite: 'gift',
  league: 'trophy',
  goal: 'flag',
  group_goal: 'users',
  promise: 'clock',
  exercise: 'practice',
  recall: 'refresh',
  correction: 'edit',
  achievement: 'star',
} as const satisfies Record<string, IconName>

const isKnown = (reason: string): reason is keyof typeof icons => reason in icons

function whyOf({ reason, amount, count }: StatementRow, t: TFunction): string {
  if (reason === 'review' && amount < 0) return t('statement.reason.review_less')
  // A school may be newer than the app on this device.
  if (!isKnown(reason)) return t('statement.reason.other')
  return reason === 'streak'
    ? t('statement.reason.streak', { count: count ?? 0 })
    : t(`statement.reason.${reason}`)
}

function Change({ row }: { row: StatementRow }): ReactNode {
  const { t } = useTranslation()
  const { amount, currency, balance_after, subject } = row
  const signed = `${amount > 0 ? '+' : '−'}${formatNumber(Math.abs(amount))}`
  return (
    <div className="flex items-center gap-3 px-3 py-2.5 sm:px-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-tile text-turquoise-text">
        <Icon name={isKnown(row.reason) ? icons[row.reason] : 'star'} size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-medium text-pretty">{whyOf(row, t)}</span>
        {subject !== null && <span className="line-clamp-2 text-sm break-words text-muted">{subject}</span>}
      </span>
      <span className="shrink-0 text-right">
        <span
          className={`inline-flex items-center gap-1.5 font-display font-bold whitespace-nowrap ${amount > 0 ? 'text-pistachio-text' : 'text-ink'}`}
        >
          <span aria-hidden>{signed}</span>
          <span className="sr-only">
            {t(`statement.${currency}_more`, { count: Math.abs(amount), amount: signed })}
          </span>
          {currency === 'coins' ? (
            <Coin size={18} />
          ) : (
            <Icon name="star" size={18} className="fill-turquoise text-turquoise" />
          )}
        </span>
        <span className="block text-caption whitespace-nowrap text-muted numbers">
          {t('statement.after', { balance: formatShortNumber(balance_after) })}
        </span>
      </span>
    </div>
  )
}

/** "Bugun", "21-noyabr", and with its year where that is another. */
function dayName(day: string, today: string, t: TFunction): string {
  const relative = relativeDay(day, today)
  if (relative) return t(`statement.${relative}`)
  return formatDay(day)
}
