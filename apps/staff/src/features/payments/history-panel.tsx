import { limits, paymentMethods, type StaffPayment } from '@qadam/contract'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { SelectMenu } from '@qadam/ui/menu'
import { TextField } from '@qadam/ui/text-field'
import { formatNumber } from '@qadam/web/format'
import { LoadError } from '@qadam/web/frame/load-error'
import { formatPhone } from '@qadam/web/phone-format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnsMenu } from '../../platform/columns-menu.tsx'
import { ExportMenu } from '../../platform/export-menu.tsx'
import { isHidden } from '../../platform/hidden-columns.ts'
import { Pages } from '../../platform/pages.tsx'
import { formatDate } from '../../platform/times.ts'
import type { PanelProps } from './due-panel.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { historyQuery } from './payments-queries.ts'
import { paymentColumns } from './payments-search.ts'
import { spanText } from './span-text.ts'

/** What was paid, newest first; a cancelled payment stays in sight. */
export function HistoryPanel({ search, onSearch }: PanelProps): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(historyQuery(search))
  const { method, from = '', to = '', page = 1, hidden } = search
  const change = (part: typeof search) => onSearch({ ...search, page: undefined, ...part })
  const columns: Column<StaffPayment>[] = [
    {
      id: 'student',
      header: t('payments.columns.student'),
      cell: ({ student }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{student.name}</span>
          <span className="text-[13px] font-normal whitespace-nowrap text-muted numbers">
            {formatPhone(student.phone)}
          </span>
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('payments.columns.amount'),
      align: 'end',
      cell: ({ amount, cancelled }) => (
        <span className={cancelled ? 'text-muted line-through' : 'font-semibold'}>
          {t('payments.sum', { value: formatNumber(amount) })}
        </span>
      ),
    },
    {
      id: 'day',
      header: t('payments.columns.day'),
      cell: ({ paid_on, method: by }) => (
        <span className="flex flex-col">
          <span className="numbers">{formatDate(paid_on)}</span>
          <span className="text-[13px] text-muted">{t(`payments.methods.${by}`)}</span>
        </span>
      ),
    },
    {
      id: 'until',
      header: t('payments.columns.until'),
      from: 'md',
      cell: ({ paid_until }) => <span className="numbers">{formatDate(paid_until)}</span>,
    },
    {
      id: 'note',
      header: t('payments.columns.note'),
      from: 'lg',
      cell: ({ note, recorded_by }) => (
        <span className="flex flex-col">
          <span className="line-clamp-2 wrap-anywhere">{note}</span>
          {recorded_by && <span className="text-[13px] text-muted">{recorded_by}</span>}
        </span>
      ),
    },
    {
      id: 'cancel',
      header: t('payments.columns.act'),
      align: 'end',
      cell: (row) => <PaymentActions payment={row} />,
    },
  ]

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`payments.${end}`)}
            type="date"
            className="max-sm:w-[calc(50%-0.375rem)]"
            value={end === 'from' ? from : to}
            onChange={({ target: { value } }) => change({ [end]: value === '' ? undefined : value })}
          />
        ))}
        <SelectMenu
          label={t('payments.method')}
          value={method ?? 'all'}
          options={(['all', ...paymentMethods] as const).map((value) => ({
            value,
            label: t(`payments.methods.${value}`),
          }))}
          onChange={(value) => change({ method: value === 'all' ? undefined : value })}
        />
        <ExportMenu
          name="payments_export"
          input={{
            ...(from !== '' && { from }),
            ...(to !== '' && { to }),
            ...(method !== undefined && { method }),
          }}
          about={spanText(from, to, t)}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {data && (
          <p role="status" className="text-muted numbers">
            {t('payments.total', { count: data.total, sum: formatNumber(data.sum) })}
          </p>
        )}
        <div className="ml-auto max-lg:hidden">
          <ColumnsMenu
            columns={paymentColumns.history.map((value) => ({
              value,
              label: t(`payments.columns.${value}`),
            }))}
            hidden={hidden}
            onHidden={(next) => onSearch({ ...search, hidden: next })}
          />
        </div>
      </div>
      {error && !data ? (
        <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('payments.history')}
          columns={columns.filter(({ id }) => !isHidden(hidden, id))}
          rows={data?.rows}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState
              mood="thinking"
              title={t('payments.no_history')}
              text={t('payments.no_history_text')}
            />
          }
        />
      )}
      {data && (
        <Pages
          page={page}
          pagesize={limits.payment.page}
          total={data.total}
          onPage={(next) => onSearch({ ...search, page: next })}
        />
      )}
    </div>
  )
}
