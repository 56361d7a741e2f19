import { Countdown } from '@qadam/ui/countdown'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Run } from './attempt-machine.ts'

/** The time that is left, by the server's clock. */
export function TestClock({ run }: { run: Run }): ReactNode {
  const { t } = useTranslation()
  return (
    <Countdown
      until={run.attempt.expires_at}
      now={() => Date.now() + run.offset_ms}
      thresholds={{ warn: 60, danger: 15 }}
      label={t('test.time_left')}
      announce={(seconds) => t('test.time_left_is', { count: seconds })}
    />
  )
}
