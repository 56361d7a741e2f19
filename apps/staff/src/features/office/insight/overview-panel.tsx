import { overviewSpans, type Overview } from '@qadam/contract'
import { BarChart } from '@qadam/ui/bar-chart'
import { EmptyState } from '@qadam/ui/empty-state'
import { LineSpark } from '@qadam/ui/line-spark'
import { SelectMenu } from '@qadam/ui/menu'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatNumber, formatPercent, formatShortNumber } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ListActions } from '../../../platform/list-actions.tsx'
import { paths } from '../../../platform/paths.ts'
import { daysBefore, formatDay, formatMoment, formatStretch, schoolToday } from '../../../platform/times.ts'
import { average, bucketsOf, changeOf, shareOf, sum } from './figures.ts'
import { overviewQuery, type Span } from './insight-queries.ts'
import { QuestionCard } from './question-card.tsx'

/** The school in a few questions, each with its answer, its change and a link to its details. */
export function OverviewPanel({ days, onDays }: { days: Span; onDays: (days: Span) => void }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(overviewQuery(days))
  const { data } = read
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <SelectMenu
          label={t('insight.span')}
          value={String(days)}
          options={overviewSpans.map((span) => ({
            value: String(span),
            label: t('insight.days', { count: span }),
          }))}
          onChange={(value) => onDays(overviewSpans.find((span) => String(span) === value) ?? 30)}
        />
        {data && data.students > 0 && data.counted_at !== undefined && (
          <p className="min-w-0 flex-1 text-muted numbers">
            {data.counted_at === null
              ? t('insight.not_counted')
              : t('insight.counted', { moment: formatMoment(data.counted_at) })}
          </p>
        )}
        <ListActions
          files={[
            { name: 'overview_export', input: { days } },
            {
              name: 'ledger_export',
              input: { from: daysBefore(schoolToday(), days - 1), to: schoolToday() },
              label: t('exports.ledger'),
            },
          ]}
        />
      </div>
      <QueryView
        query={read}
        skeleton={
          <div className="grid gap-4 lg:grid-cols-2">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} height={320} />
            ))}
          </div>
        }
        isEmpty={({ students }) => students === 0}
        empty={<EmptyState mood="hello" title={t('insight.nobody')} text={t('insight.nobody_text')} />}
      >
        {(overview) => (
          <>
            <Cards overview={overview} />
            {typeof overview.unfrozen_since === 'string' && (
              <p className="text-saffron-text numbers">
                {t('insight.unfrozen', { moment: formatMoment(overview.unfrozen_since) })}
              </p>
            )}
            {overview.backup_at !== undefined && <Backup at={overview.backup_at} />}
          </>
        )}
      </QueryView>
    </div>
  )
}

/** After so long it says that it is time for another one. */
const OLD_BACKUP_DAYS = 7

/** When the school was backed up last, whose absence shows only once it is too late. */
function Backup({ at }: { at: string | null }): ReactNode {
  const { t } = useTranslation()
  if (at === null) return <p className="text-saffron-text">{t('insight.no_backup')}</p>
  const moment = formatMoment(at)
  return at < daysBefore(schoolToday(), OLD_BACKUP_DAYS) ? (
    <p className="text-saffron-text numbers">{t('insight.backup_old', { moment })}</p>
  ) : (
    <p className="text-muted numbers">{t('insight.backup', { moment })}</p>
  )
}

function Cards({ overview: { days: all, students, due, median_min } }: { overview: Overview }): ReactNode {
  const { t } = useTranslation()
  const half = all.length / 2
  const [before, days] = [all.slice(0, half), all.slice(half)]
  const buckets = bucketsOf(days)
  const frame = { labelHeader: t('insight.day'), direction: 'columns' } as const
  const caption = t(buckets.length < days.length ? 'insight.by_week' : 'insight.by_day')
  const active = average(days, (day) => day.active)
  const lessons = sum(days, (day) => day.lessons)
  const share = shareOf(days)
  const shareBefore = shareOf(before)
  const paid = sum(days, (day) => day.paid)
  const coins = days.at(-1)?.coins ?? 0
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <QuestionCard
        question={t('insight.active.question')}
        value={t('insight.active.value', { count: active })}
        change={changeOf(
          active,
          average(before, (day) => day.active),
        )}
        isMoreBetter
        note={t('insight.active.note', { count: students })}
        more={{ to: paths.people, label: t('insight.active.more') }}
      >
        <BarChart
          {...frame}
          title={caption}
          valueHeader={t('insight.active.header')}
          items={buckets.map((bucket) => ({
            id: bucket.day,
            label: formatDay(bucket.day),
            value: average(bucket.days, (day) => day.active),
          }))}
        />
      </QuestionCard>
      <QuestionCard
        question={t('insight.lessons.question')}
        value={formatNumber(lessons)}
        change={changeOf(
          lessons,
          sum(before, (day) => day.lessons),
        )}
        isMoreBetter
        more={{ to: paths.overview, search: { section: 'course' }, label: t('insight.lessons.more') }}
      >
        <BarChart
          {...frame}
          title={caption}
          valueHeader={t('insight.lessons.header')}
          items={buckets.map((bucket) => ({
            id: bucket.day,
            label: formatDay(bucket.day),
            value: sum(bucket.days, (day) => day.lessons),
            tone: 'pistachio',
          }))}
        />
      </QuestionCard>
      <QuestionCard
        question={t('insight.review.question')}
        value={share === undefined ? '—' : formatPercent(share)}
        change={share === undefined || shareBefore === undefined ? undefined : share - shareBefore}
        isShare
        isMoreBetter
        note={
          median_min === null
            ? t('insight.review.none')
            : t('insight.review.note', { stretch: formatStretch(median_min * 60, t) })
        }
        more={{ to: paths.promise, search: { section: 'report' }, label: t('insight.review.more') }}
      >
        <BarChart
          {...frame}
          title={caption}
          valueHeader={t('insight.review.header')}
          max={100}
          format={formatPercent}
          items={buckets.flatMap((bucket) => {
            const stored = shareOf(bucket.days)
            // Days without an answer have no share: none of them was late.
            if (stored === undefined) return []
            return [
              {
                id: bucket.day,
                label: formatDay(bucket.day),
                value: stored,
                tone: stored < 90 ? ('pomegranate' as const) : ('turquoise' as const),
              },
            ]
          })}
        />
      </QuestionCard>
      <QuestionCard
        question={t('insight.due.question')}
        value={formatNumber(due.overdue)}
        change={null}
        note={t('insight.due.note', { soon: due.soon, paid: formatShortNumber(paid) })}
        more={{ to: paths.payments, label: t('insight.due.more') }}
      >
        <BarChart
          {...frame}
          title={t('insight.due.chart', { caption })}
          valueHeader={t('insight.due.header')}
          format={formatShortNumber}
          items={buckets.map((bucket) => ({
            id: bucket.day,
            label: formatDay(bucket.day),
            value: sum(bucket.days, (day) => day.paid),
            tone: 'saffron',
          }))}
        />
      </QuestionCard>
      <QuestionCard
        question={t('insight.coins.question')}
        value={formatNumber(coins)}
        change={changeOf(coins, before.at(-1)?.coins ?? 0)}
        note={t('insight.coins.note', {
          given: formatNumber(sum(days, (day) => day.coins_given)),
          spent: formatNumber(sum(days, (day) => day.coins_spent)),
        })}
        more={{ to: paths.shop, label: t('insight.coins.more') }}
      >
        <LineSpark
          title={caption}
          labelHeader={t('insight.day')}
          valueHeader={t('insight.coins.header')}
          tone="saffron"
          height={120}
          format={formatNumber}
          points={buckets.map((bucket) => ({
            id: bucket.day,
            label: formatDay(bucket.day),
            value: bucket.days.at(-1)?.coins ?? 0,
          }))}
        />
      </QuestionCard>
    </div>
  )
}
