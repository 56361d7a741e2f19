import { paymentMethods, paymentsList, type SearchOf, type StaffPayment } from '@qadam/contract'
import type { Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { formatNumber } from '@qadam/web/format'
import { formatPhone } from '@qadam/web/phone-format'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter, DaysFilter } from '../../../platform/list-filters.tsx'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { StudentLink } from '../../../platform/student-link.tsx'
import { formatDate } from '../../../platform/times.ts'
import { TwoLines } from '../../../platform/two-lines.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { spanText } from './span-text.ts'

export interface HistoryPanelProps {
  search: SearchOf<typeof paymentsList>
  onSearch: (search: HistoryPanelProps['search']) => void
}

/** What was paid, newest first; a cancelled payment stays in sight. */
export function HistoryPanel({ search, onSearch }: HistoryPanelProps): ReactNode {
  const { t } = useTranslation()
  const { method, from, to } = search
  const columns: Column<StaffPayment>[] = [
    {
      id: 'student',
      header: t('payments.columns.student'),
      cell: ({ student }) => (
        <TwoLines below={<span className="whitespace-nowrap numbers">{formatPhone(student.phone)}</span>}>
          <StudentLink id={student.id}>{student.name}</StudentLink>
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      header: t('payments.columns.amount'),
      align: 'end',
      cell: ({ amount, cancelled, paid_on }) => (
        <>
          <span className={`whitespace-nowrap ${cancelled ? 'text-muted line-through' : 'font-semibold'}`}>
            {t('payments.sum', { value: formatNumber(amount) })}
          </span>
          <span className="block text-caption text-muted numbers sm:hidden">{formatDate(paid_on)}</span>
        </>
      ),
    },
    {
      id: 'day',
      header: t('payments.columns.day'),
      from: 'sm',
      cell: ({ paid_on, method: by }) => (
        <TwoLines below={t(`payments.methods.${by}`)}>
          <span className="whitespace-nowrap numbers">{formatDate(paid_on)}</span>
        </TwoLines>
      ),
    },
    {
      id: 'until',
      header: t('payments.columns.until'),
      from: 'md',
      cell: ({ paid_until }) => <span className="whitespace-nowrap numbers">{formatDate(paid_until)}</span>,
    },
    {
      id: 'note',
      header: t('payments.columns.note'),
      from: 'lg',
      cell: ({ note, recorded_by }) => (
        <TwoLines below={recorded_by}>
          <span className="line-clamp-2 wrap-anywhere">{note}</span>
        </TwoLines>
      ),
    },
    {
      id: 'cancel',
      header: t('payments.columns.act'),
      // On a phone they stand on the student's page, to which the name leads.
      from: 'sm',
      isControl: true,
      align: 'end',
      cell: (row) => (
        <span className="ml-auto block w-max">
          <PaymentActions payment={row} />
        </span>
      ),
    },
  ]

  return (
    <ListPanel
      list={paymentsList}
      {...{ search, onSearch, columns }}
      label={t('payments.history')}
      filters={(change) => (
        <>
          <DaysFilter
            labels={{ from: t('payments.from'), to: t('payments.to') }}
            {...{ from, to }}
            onChange={change}
          />
          <ChoiceFilter
            label={t('payments.method')}
            all={t('payments.methods.all')}
            value={method}
            options={paymentMethods}
            textOf={(value) => t(`payments.methods.${value}`)}
            onChange={(chosen) => change({ method: chosen })}
          />
        </>
      )}
      file={{ about: spanText(from, to, t) }}
      status={({ total, sum }) => t('payments.total', { count: total, sum: formatNumber(sum) })}
      empty={
        <EmptyState mood="thinking" title={t('payments.no_history')} text={t('payments.no_history_text')} />
      }
    />
  )
}
