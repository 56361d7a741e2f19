import type { Attempt } from '@qadam/contract'
import { AlertDialog } from '@qadam/ui/alert-dialog'
import { useBlocker } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { quietMoment } from '../../../platform/quiet-moment.ts'

interface LeaveWarningProps {
  attempt: Attempt
  onLeave: () => Promise<void>
}

/**
 * While a test runs, leaving it inside the app warns what it costs; closing the tab warns natively. Notifications wait
 * for its end.
 */
export function LeaveWarning({ attempt, onLeave }: LeaveWarningProps): ReactNode {
  const { t } = useTranslation()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => quietMoment.begin(), [])
  const blocker = useBlocker({ shouldBlockFn: () => true, enableBeforeUnload: true, withResolver: true })
  return (
    <AlertDialog
      open={blocker.status === 'blocked'}
      tone="danger"
      prefersCancel
      title={t('test.leave.title')}
      body={costOf(attempt, t)}
      confirmLabel={t('test.leave.go')}
      cancelLabel={t('test.leave.stay')}
      loading={isLeaving}
      onOpenChange={(open) => {
        if (!open && !isLeaving) blocker.reset?.()
      }}
      onConfirm={() => {
        setLeaving(true)
        // Navigation does not wait: what the server did not receive now is delivered later.
        void onLeave()
        blocker.proceed?.()
      }}
    />
  )
}

function costOf(attempt: Attempt, t: TFunction): string {
  if (attempt.practice_run) return t('test.leave.free')
  return attempt.attempts_left > 0
    ? t('test.leave.cost', { count: attempt.attempts_left })
    : t('test.leave.cost_last')
}
