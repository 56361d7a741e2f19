import type { SubmissionStatus } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { Icon, type IconName } from '@qadam/ui/icon'
import type { Tone } from '@qadam/ui/progress-bar'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatStretch } from '../../../platform/times.ts'
import { promiseState, type PromiseState } from './queue/promise.ts'

const looks: Record<SubmissionStatus, { tone: Tone; icon: IconName }> = {
  uploaded: { tone: 'saffron', icon: 'hourglass' },
  approved: { tone: 'pistachio', icon: 'check' },
  rejected: { tone: 'pomegranate', icon: 'refresh' },
}

export function StatusChip({ status }: { status: SubmissionStatus }): ReactNode {
  const { t } = useTranslation()
  const { tone, icon } = looks[status]
  return (
    <Chip tone={tone} icon={<Icon name={icon} size={15} />}>
      {t(`queue.status.${status}`)}
    </Chip>
  )
}

const promiseTones: Record<PromiseState['kind'], Tone> = {
  none: 'neutral',
  left: 'neutral',
  soon: 'saffron',
  overdue: 'pomegranate',
}

/** The clock to the school's promise: time left, or how late it is. */
export function PromiseChip({ due_at, now }: { due_at: string | null; now: number }): ReactNode {
  const { t } = useTranslation()
  const state = promiseState(due_at, now)
  if (state.kind === 'none') return null
  const stretch = formatStretch(state.seconds, t)
  return (
    <Chip
      tone={promiseTones[state.kind]}
      icon={<Icon name={state.kind === 'overdue' ? 'warning' : 'clock'} size={15} />}
      className="whitespace-nowrap numbers"
    >
      {t(state.kind === 'overdue' ? 'queue.overdue_by' : 'queue.time_left', { stretch })}
    </Chip>
  )
}
