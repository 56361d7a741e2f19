import { settings, type ShownSetting } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Notice } from '@qadam/ui/notice'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatTime, useNow } from '../../../platform/times.ts'
import { TimeZoneDialog } from './time-zone-dialog.tsx'

/** `undefined`: to be chosen; null: the usual one. */
type Change = { zone: string | null | undefined }

/** By whose clock the school's days begin and end. */
export function TimeZonePanel({ shown }: { shown: ShownSetting }): ReactNode {
  const { t } = useTranslation()
  const now = useNow()
  const [change, setChange] = useState<Change | null>(null)
  const state = settings.time_zone.state?.safeParse(shown.state).data
  if (!state) return null
  const { zone, configured: usual, next } = state
  const isUsual = shown.values['zone'] === null
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
      {change && (
        <TimeZoneDialog
          zone={zone}
          revision={shown.revision}
          asked={change.zone}
          onClose={() => setChange(null)}
        />
      )}
    </Card>
  )
}
