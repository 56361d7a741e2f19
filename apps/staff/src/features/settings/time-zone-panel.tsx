import type { SchoolTimeZone } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Notice } from '@qadam/ui/notice'
import { Skeleton } from '@qadam/ui/skeleton'
import { LoadError } from '@qadam/web/frame/load-error'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatTime, useNow } from '../../platform/times.ts'
import { TimeZoneDialog } from './time-zone-dialog.tsx'
import { timeZoneQuery } from './time-zone-query.ts'

/** By whose clock the school's days begin and end. */
export function TimeZonePanel(): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(timeZoneQuery)
  if (data) return <Shown state={data} />
  if (!error) return <Skeleton height={140} />
  return <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
}

/** `undefined`: to be chosen; null: the usual one. */
type Change = { zone: string | null | undefined }

function Shown({ state }: { state: SchoolTimeZone }): ReactNode {
  const { t } = useTranslation()
  const now = useNow()
  const [change, setChange] = useState<Change | null>(null)
  const { zone, usual, is_usual: isUsual, next } = state
  return (
    <Card className="flex max-w-lg flex-col gap-4">
      <p>
        <strong className="break-words">{zone}</strong>
        <span className="block text-muted numbers">
          {t('settings.zone_now', { time: formatTime(new Date(now).toISOString(), zone) })}
        </span>
      </p>
      {next && (
        <Notice
          tone="turquoise"
          icon="clock"
          title={t('settings.zone_next', { zone: next.zone, from: formatMoment(next.from, zone) })}
          action={
            <Button size="sm" variant="secondary" onClick={() => setChange({ zone })}>
              {t('settings.zone_stay')}
            </Button>
          }
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setChange({ zone: undefined })}>
          {t('settings.zone_change')}
        </Button>
        {!isUsual && !(next && zone === usual) && (
          <Button variant="ghost" onClick={() => setChange({ zone: null })}>
            {t('settings.zone_usual', { zone: usual })}
          </Button>
        )}
      </div>
      {change && <TimeZoneDialog state={state} asked={change.zone} onClose={() => setChange(null)} />}
    </Card>
  )
}
