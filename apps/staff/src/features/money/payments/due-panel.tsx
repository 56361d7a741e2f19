import { duePayments, type DuePayment, type SearchOf } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import type { Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { formatNumber } from '@qadam/web/format'
import { formatPhone } from '@qadam/web/phone-format'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../../../platform/list-filters.tsx'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { formatDate } from '../../../platform/times.ts'
import { TwoLines } from '../../../platform/two-lines.tsx'
import { RecordDialog } from './record-dialog.tsx'

export interface DuePanelProps {
  search: SearchOf<typeof duePayments>
  onSearch: (search: DuePanelProps['search']) => void
}

/** Students who have to pay and contacts to call, those longest past their date first. */
export function DuePanel({ search, onSearch }: DuePanelProps): ReactNode {
  const { t } = useTranslation()
  const [paying, setPaying] = useState<DuePayment>()
  const { state } = search
  const columns: Column<DuePayment>[] = [
    {
      id: 'student',
      header: t('payments.columns.student'),
      cell: ({ student, group }) => (
        <span className="flex flex-col">
          <span className="max-w-72 min-w-32 font-semibold wrap-anywhere">{student.name}</span>
          {group && (
            <span className="max-w-72 text-caption font-normal wrap-anywhere text-muted">{group.name}</span>
          )}
          <span className="sm:hidden">
            <Phone number={student.phone} />
          </span>
        </span>
      ),
    },
    {
      id: 'due',
      header: t('payments.columns.due'),
      cell: (row) => (
        <span className="flex flex-col items-start gap-2">
          <Due row={row} />
          <span className="-ml-4 sm:hidden">
            <PayButton onPay={() => setPaying(row)} />
          </span>
        </span>
      ),
    },
    {
      id: 'call',
      header: t('payments.columns.call'),
      from: 'sm',
      cell: ({ student, curator }) => (
        <TwoLines below={curator && t('payments.curator', { name: curator.name })}>
          <Phone number={student.phone} />
        </TwoLines>
      ),
    },
    {
      id: 'last',
      header: t('payments.columns.last'),
      from: 'lg',
      align: 'end',
      cell: ({ last_payment: last }) =>
        last ? (
          <span className="flex flex-col whitespace-nowrap numbers">
            <span>{t('payments.sum', { value: formatNumber(last.amount) })}</span>
            <span className="text-caption text-muted">{formatDate(last.paid_on)}</span>
          </span>
        ) : (
          <span className="text-muted">—</span>
        ),
    },
    {
      id: 'pay',
      header: t('payments.columns.act'),
      align: 'end',
      isControl: true,
      from: 'sm',
      cell: (row) => <PayButton onPay={() => setPaying(row)} />,
    },
  ]

  return (
    <>
      <ListPanel
        list={duePayments}
        {...{ search, onSearch, columns }}
        label={t('payments.due')}
        searchLabel={t('payments.search')}
        filters={(change) => (
          <ChoiceFilter
            label={t('payments.states')}
            all={t('payments.state.all')}
            value={state}
            options={['overdue', 'soon']}
            textOf={(value) => t(`payments.state.${value}`)}
            onChange={(chosen) => change({ state: chosen })}
          />
        )}
        status={({ counts }) => t('payments.counts', counts)}
        rowKey={({ student }) => String(student.id)}
        empty={<EmptyState mood="happy" title={t('payments.nobody')} text={t('payments.nobody_text')} />}
      />
      {paying && <RecordDialog student={paying.student} onClose={() => setPaying(undefined)} />}
    </>
  )
}

function Due({ row: { frozen, next_due_on, days_left_to_payment: left } }: { row: DuePayment }): ReactNode {
  const { t } = useTranslation()
  if (next_due_on === null || left === null) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 whitespace-nowrap">
      <span className="whitespace-nowrap numbers">{formatDate(next_due_on)}</span>
      <Chip tone={left < 0 ? 'pomegranate' : 'saffron'}>
        {left < 0 ? t('payments.late', { count: -left }) : t('payments.left', { count: left })}
      </Chip>
      {frozen && <span className="text-caption text-pomegranate-text">{t('payments.frozen')}</span>}
    </span>
  )
}

function PayButton({ onPay }: { onPay: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <Button size="sm" variant="ghost" className="whitespace-nowrap" onClick={onPay}>
      {t('payments.pay')}
    </Button>
  )
}

/** One tap calls it on a phone. */
function Phone({ number }: { number: string }): ReactNode {
  return (
    <a
      href={`tel:${number}`}
      className="inline-flex min-h-11 items-center whitespace-nowrap text-turquoise-text numbers pointer-fine:min-h-0"
    >
      {formatPhone(number)}
    </a>
  )
}
