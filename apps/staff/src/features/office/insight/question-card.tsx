import { Icon } from '@qadam/ui/icon'
import { formatNumber } from '@qadam/web/format'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { timesOf } from './figures.ts'

export interface QuestionCardProps {
  /** What the chart answers. */
  question: string
  value: string
  /** In percent against the span before; null where the answer is of now and is compared with nothing. */
  change: number | undefined | null
  /** The answer is a share: its change is in percentage points. */
  isShare?: boolean
  /** Whether more is better; without it neither is. */
  isMoreBetter?: boolean
  note?: ReactNode
  /** Where there is more to see. */
  more: { to: string; search?: Record<string, string>; label: string }
  children: ReactNode
}

/** A question, its answer in a number, how it changed, and the chart behind it. */
export function QuestionCard({
  question,
  value,
  change,
  isShare = false,
  isMoreBetter,
  note,
  more,
  children,
}: QuestionCardProps): ReactNode {
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-4">
      <h2 className="text-compact font-semibold text-muted">{question}</h2>
      {/* As high without a change as with one: charts beside each other begin on one line. */}
      <div className="flex min-h-16 flex-col gap-1">
        <span className="font-display text-3xl font-semibold numbers">{value}</span>
        {change !== null && <Change {...{ change, isShare, isMoreBetter }} />}
      </div>
      {children}
      {note && <p className="text-compact text-muted">{note}</p>}
      <Link
        to={more.to}
        search={more.search ?? {}}
        className="mt-auto inline-flex min-h-11 w-max max-w-full items-center gap-1.5 font-semibold text-turquoise-text"
      >
        {more.label}
        <Icon name="chevron-right" size={18} />
      </Link>
    </section>
  )
}

function Change({
  change,
  isShare,
  isMoreBetter,
}: Required<Pick<QuestionCardProps, 'isShare'>> & {
  change: number | undefined
  isMoreBetter: boolean | undefined
}): ReactNode {
  const { t } = useTranslation()
  if (change === undefined) return <span className="text-sm text-muted">{t('insight.no_before')}</span>
  if (change === 0) return <span className="text-sm text-muted">{t('insight.same')}</span>
  const times = isShare ? undefined : timesOf(change)
  const isMore = change > 0
  const by = Math.abs(change)
  const isGood = isMoreBetter === undefined ? undefined : isMore === isMoreBetter
  const tone = isGood === undefined ? 'text-muted' : isGood ? 'text-pistachio-text' : 'text-pomegranate-text'
  return (
    <span className={`text-sm font-semibold numbers ${tone}`}>
      <span aria-hidden>{isMore ? '▲ ' : '▼ '}</span>
      {isShare
        ? t(isMore ? 'insight.points_more' : 'insight.points_less', { count: by })
        : times !== undefined
          ? t('insight.times_as_many', { count: times, times: formatNumber(times) })
          : t(isMore ? 'insight.more_than' : 'insight.less_than', { percent: by })}
    </span>
  )
}
