import {
  paymentProviders,
  transactionsList,
  transactionStates,
  type OnlineTransaction,
  type SearchOf,
  type TransactionState,
} from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import type { Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { formatNumber } from '@qadam/web/format'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter, DaysFilter } from '../../../platform/list-filters.tsx'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { StudentLink } from '../../../platform/student-link.tsx'
import { formatMoment, schoolToday, yearBefore } from '../../../platform/times.ts'
import { TwoLines } from '../../../platform/two-lines.tsx'
import { ReconcileDialog } from './reconcile-dialog.tsx'
import { spanText } from './span-text.ts'

const tones: Record<TransactionState, 'pistachio' | 'saffron' | 'neutral' | 'pomegranate'> = {
  open: 'saffron',
  paid: 'pistachio',
  cancelled: 'neutral',
  refunded: 'pomegranate',
}

export interface OnlinePanelProps {
  search: SearchOf<typeof transactionsList>
  onSearch: (search: OnlinePanelProps['search']) => void
}

/** What Payme and Click reported, newest first, and its reconciliation with their statements. */
export function OnlinePanel({ search, onSearch }: OnlinePanelProps): ReactNode {
  const { t } = useTranslation()
  const [isComparing, setComparing] = useState(false)
  const { provider, stage, from, to } = search
  // So much goes into one file; its menu says which days they are.
  const last = to ?? schoolToday()
  const first = from ?? yearBefore(last)
  const columns: Column<OnlineTransaction>[] = [
    {
      id: 'student',
      header: t('payments.columns.student'),
      cell: ({ student, account }) => (
        <TwoLines below={<span className="numbers">{account}</span>}>
          <StudentLink id={student.id}>{student.name}</StudentLink>
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      header: t('payments.columns.amount'),
      align: 'end',
      cell: ({ amount, months }) => (
        <TwoLines below={t('payments.months_count', { count: months })}>
          <span className="font-semibold">{t('payments.sum', { value: formatNumber(amount) })}</span>
        </TwoLines>
      ),
    },
    {
      id: 'state',
      header: t('payments.online.state'),
      cell: ({ state, cancel_reason, payment_cancelled }) => (
        <span className="flex flex-col items-start gap-0.5">
          <Chip tone={tones[state]}>{t(`payments.online.states.${state}`)}</Chip>
          {cancel_reason !== null && (
            <span className="text-caption text-muted">
              {t('payments.online.reason', { number: cancel_reason })}
            </span>
          )}
          {state === 'paid' && payment_cancelled && (
            <span className="text-caption text-pomegranate-text">
              {t('payments.online.payment_cancelled')}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'time',
      header: t('payments.online.time'),
      from: 'sm',
      cell: ({ provider, created_at, performed_at }) => (
        <TwoLines below={t(`payments.methods.${provider}`)}>
          <span className="numbers">{formatMoment(performed_at ?? created_at)}</span>
        </TwoLines>
      ),
    },
    {
      id: 'provider_id',
      header: t('payments.online.provider_id'),
      from: 'lg',
      cell: ({ provider_id }) => (
        <span className="text-caption break-all select-all numbers">{provider_id}</span>
      ),
    },
  ]
  return (
    <>
      <ListPanel
        list={transactionsList}
        {...{ search, onSearch, columns }}
        label={t('payments.online.title')}
        searchLabel={t('payments.online.search')}
        filters={(change) => (
          <>
            <ChoiceFilter
              label={t('payments.online.provider')}
              all={t('payments.methods.all')}
              value={provider}
              options={paymentProviders}
              textOf={(value) => t(`payments.methods.${value}`)}
              onChange={(chosen) => change({ provider: chosen })}
            />
            <ChoiceFilter
              label={t('payments.online.state')}
              all={t('payments.online.states.all')}
              value={stage}
              options={transactionStates}
              textOf={(value) => t(`payments.online.states.${value}`)}
              onChange={(chosen) => change({ stage: chosen })}
            />
            <DaysFilter
              labels={{ from: t('payments.from'), to: t('payments.to') }}
              {...{ from, to }}
              onChange={change}
            />
          </>
        )}
        actions={{
          others: [
            { id: 'compare', label: t('payments.online.compare'), onSelect: () => setComparing(true) },
          ],
        }}
        file={{ search: { from: first, to: last }, about: spanText(first, last, t) }}
        status={({ total, sum }) => t('payments.online.total', { count: total, sum: formatNumber(sum) })}
        empty={
          <EmptyState
            mood="thinking"
            title={t('payments.online.none')}
            text={t('payments.online.none_text')}
          />
        }
      />
      {isComparing && <ReconcileDialog onClose={() => setComparing(false)} />}
    </>
  )
}
