import type { Outage } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatDateIn } from '@qadam/web/date-format'
import { formatNumber } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { schoolZone } from '../../../platform/school-zone.ts'
import { formatKeptMoment, formatStretch, formatTime, schoolToday } from '../../../platform/times.ts'
import { replyQuery } from '../../../platform/reply-query.ts'
import { dayBefore, isRepairable, type ProposedRepair } from './repair-range.ts'

const outagesQuery = replyQuery(['outages'], 'outages', {})

/** When the school was away, and the repair that each of these times suggests. */
export function Outages({ onPropose }: { onPropose: (repair: ProposedRepair) => void }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(outagesQuery)
  if (!read.data) return <QueryView query={read} skeleton={<Skeleton height={80} />} />
  const { rows } = read.data
  if (rows.length === 0) return <p className="text-muted">{t('streaks.no_outages')}</p>
  return (
    <CardList>
      {rows.map((outage) => (
        <Row key={outage.id} outage={outage} onPropose={onPropose} />
      ))}
    </CardList>
  )
}

function Row({
  outage,
  onPropose,
}: {
  outage: Outage
  onPropose: (repair: ProposedRepair) => void
}): ReactNode {
  const { t } = useTranslation()
  const { began_at, ended_at, exam_parts } = outage
  const [from, until] = [began_at, ended_at].map((at) => formatDateIn('day', new Date(at), schoolZone()))
  const yesterday = dayBefore(schoolToday())
  // Today can still be earned.
  const to = until && until > yesterday ? yesterday : until
  // In words that stay true: they become the reason of a repair.
  const end = from === until ? formatTime(ended_at) : formatKeptMoment(ended_at)
  const times = `${formatKeptMoment(began_at)} – ${end}`
  const length = formatStretch((Date.parse(ended_at) - Date.parse(began_at)) / 1000, t)
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex-1 font-semibold numbers">{times}</span>
        <span className="numbers">{length}</span>
      </span>
      {exam_parts > 0 && (
        <span className="text-sm text-muted">
          {t('streaks.exam_parts', { count: exam_parts, parts: formatNumber(exam_parts) })}
        </span>
      )}
      {from && to && isRepairable(from, to, yesterday) && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => onPropose({ from, to, reason: t('streaks.outage_reason', { times }) })}
        >
          {t('streaks.propose')}
        </Button>
      )}
    </li>
  )
}
