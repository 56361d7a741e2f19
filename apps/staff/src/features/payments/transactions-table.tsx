import type { OnlineTransaction, TransactionState } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { formatNumber } from '@qadam/web/format'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isHidden } from '../../platform/hidden-columns.ts'
import { paths } from '../../platform/paths.ts'
import { formatMoment } from '../../platform/times.ts'

const tones: Record<TransactionState, 'pistachio' | 'saffron' | 'neutral' | 'pomegranate'> = {
  open: 'saffron',
  paid: 'pistachio',
  cancelled: 'neutral',
  refunded: 'pomegranate',
}

interface TransactionsTableProps {
  label: string
  rows: readonly OnlineTransaction[] | undefined
  /** Columns that are hidden, as the address has it. */
  hidden: string | undefined
  empty: ReactNode
}

/** What Payme and Click reported, each with a link to its student. */
export function TransactionsTable({ label, rows, hidden, empty }: TransactionsTableProps): ReactNode {
  const { t } = useTranslation()
  const columns: Column<OnlineTransaction>[] = [
    {
      id: 'student',
      header: t('payments.columns.student'),
      cell: ({ student, account }) => (
        <span className="flex flex-col">
          <Link
            to={paths.studentPattern}
            params={{ studentId: String(student.id) }}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-turquoise-text md:min-h-0"
          >
            {student.name}
          </Link>
          <span className="text-[13px] font-normal text-muted numbers">{account}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('payments.columns.amount'),
      align: 'end',
      cell: ({ amount, months }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{t('payments.sum', { value: formatNumber(amount) })}</span>
          <span className="text-[13px] text-muted">{t('payments.months_count', { count: months })}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('payments.online.state'),
      cell: ({ state, cancel_reason, payment_cancelled }) => (
        <span className="flex flex-col items-start gap-0.5">
          <Chip tone={tones[state]}>{t(`payments.online.states.${state}`)}</Chip>
          {cancel_reason !== null && (
            <span className="text-[13px] text-muted">
              {t('payments.online.reason', { number: cancel_reason })}
            </span>
          )}
          {state === 'paid' && payment_cancelled && (
            <span className="text-[13px] text-pomegranate-text">
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
        <span className="flex flex-col">
          <span className="numbers">{formatMoment(performed_at ?? created_at)}</span>
          <span className="text-[13px] text-muted">{t(`payments.methods.${provider}`)}</span>
        </span>
      ),
    },
    {
      id: 'provider_id',
      header: t('payments.online.provider_id'),
      from: 'lg',
      cell: ({ provider_id }) => (
        <span className="text-[13px] break-all select-all numbers">{provider_id}</span>
      ),
    },
  ]
  return (
    <DataTable
      label={label}
      columns={columns.filter(({ id }) => !isHidden(hidden, id))}
      rows={rows}
      rowKey={({ id }) => String(id)}
      empty={empty}
    />
  )
}
