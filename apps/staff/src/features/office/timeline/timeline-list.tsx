import type { TimelineRow } from '@qadam/contract'
import { formatNumber, formatPercent } from '@qadam/web/format'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { audit } from '../../../platform/i18n/uz/audit.ts'
import { statement } from '../../../platform/i18n/uz/statement.ts'
import { timeline } from '../../../platform/i18n/uz/timeline.ts'
import { formatTime } from '../../../platform/times.ts'

/** What happened, the earliest first, each with the second in which it did. */
export function TimelineList({ rows }: { rows: readonly TimelineRow[] }): ReactNode {
  const { t } = useTranslation()
  return (
    <ol
      aria-label={t('timeline.title')}
      className="flex flex-col divide-y divide-line rounded-card border border-line bg-card"
    >
      {rows.map((row, index) => (
        <li
          // Two rows may be alike to the letter, and none ever changes its place.
          key={index}
          className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 px-4 py-2"
        >
          <time dateTime={row.at} className="pt-0.5 text-sm text-muted numbers">
            {clockOf(row.at)}
          </time>
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{t(`timeline.kinds.${row.kind}`)}</span>
            {row.place !== null && (
              <span className="min-w-0 wrap-anywhere">{placeOf(row.kind, row.place, t)}</span>
            )}
            {row.amount !== null && <span className="numbers">{amountOf(row, t)}</span>}
            {row.what !== null && (
              <span className="min-w-0 text-sm wrap-anywhere text-muted">
                {whatOf(row.kind, row.what, t)}
              </span>
            )}
            {row.staff !== null && <span className="text-sm text-muted">{row.staff}</span>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Seconds are those of any time zone. */
function clockOf(at: string): string {
  return `${formatTime(at)}:${at.slice(17, 19)}`
}

function amountOf({ kind, amount }: TimelineRow, t: TFunction): string {
  const value = formatNumber(amount ?? 0)
  if (kind === 'points' || kind === 'coins') return (amount ?? 0) > 0 ? `+${value}` : value.replace('-', '−')
  if (kind === 'answer' || kind === 'recall')
    return amount === 0 ? '' : t('timeline.amount.points', { value })
  if (kind === 'attempt_ended') return formatPercent(amount ?? 0)
  if (kind === 'hand_in') return t('timeline.amount.version', { value })
  if (kind === 'exercise_saved' || kind === 'delivery') return t('timeline.amount.tries', { value })
  if (kind === 'video') return t('timeline.amount.seconds', { value })
  if (kind === 'order') return t('timeline.amount.coins', { value })
  if (kind === 'exam_ended') return t('timeline.amount.level', { value })
  return value
}

function whatOf(kind: TimelineRow['kind'], what: string, t: TFunction): string {
  if (kind === 'answer' || kind === 'recall') return t(what === 'right' ? 'timeline.right' : 'timeline.wrong')
  if (kind === 'staff_act' && what in audit.actions)
    return t(`audit.actions.${what as keyof typeof audit.actions}`) // just found there
  // The reason of a streak counts its days, which a moment does not have.
  if ((kind === 'points' || kind === 'coins') && what === 'streak') return t('timeline.streak')
  if ((kind === 'points' || kind === 'coins') && what in statement.reason)
    return t(`statement.reason.${what as Exclude<keyof typeof statement.reason, 'streak'>}`) // likewise
  // An event's name is what its log has; of devices, and of a newer server, there are no words.
  return kind === 'event' ? what : wordOf(what, t)
}

/** Where it was: the name of a lesson or of a thing, a playground, or the way a message went. */
function placeOf(kind: TimelineRow['kind'], place: string, t: TFunction): string {
  return kind === 'project_saved' || kind === 'share' || kind === 'delivery' ? wordOf(place, t) : place
}

function wordOf(name: string, t: TFunction): string {
  if (name in timeline.words) return t(`timeline.words.${name as keyof typeof timeline.words}`) // just found there
  if (name in audit.values) return t(`audit.values.${name as keyof typeof audit.values}`) // likewise
  return name
}
