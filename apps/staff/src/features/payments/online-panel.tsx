import { limits, paymentProviders, transactionStates } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { SelectMenu } from '@qadam/ui/menu'
import { TextField } from '@qadam/ui/text-field'
import { formatNumber } from '@qadam/web/format'
import { LoadError } from '@qadam/web/frame/load-error'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnsMenu } from '../../platform/columns-menu.tsx'
import { ExportMenu } from '../../platform/export-menu.tsx'
import { Pages } from '../../platform/pages.tsx'
import { SearchField } from '../../platform/search-field.tsx'
import { schoolToday, yearBefore } from '../../platform/times.ts'
import type { PanelProps } from './due-panel.tsx'
import { transactionsQuery } from './online-queries.ts'
import { paymentColumns } from './payments-search.ts'
import { ReconcileDialog } from './reconcile-dialog.tsx'
import { spanText } from './span-text.ts'
import { TransactionsTable } from './transactions-table.tsx'

/** What Payme and Click reported, newest first, and its reconciliation with their statements. */
export function OnlinePanel({ search, onSearch }: PanelProps): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(transactionsQuery(search))
  const [isComparing, setComparing] = useState(false)
  const { provider, stage, q = '', from = '', to = '', page = 1, hidden } = search
  const change = (part: typeof search) => onSearch({ ...search, page: undefined, ...part })
  // So much goes into one file; the words beside the button say which days they are.
  const last = to === '' ? schoolToday() : to
  const first = from === '' ? yearBefore(last) : from
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={t('payments.online.search')}
          value={search.q}
          onSearch={(words) => change({ q: words })}
        />
        <SelectMenu
          label={t('payments.online.provider')}
          value={provider ?? 'all'}
          options={(['all', ...paymentProviders] as const).map((value) => ({
            value,
            label: t(`payments.methods.${value}`),
          }))}
          onChange={(value) => change({ provider: value === 'all' ? undefined : value })}
        />
        <SelectMenu
          label={t('payments.online.state')}
          value={stage ?? 'all'}
          options={(['all', ...transactionStates] as const).map((value) => ({
            value,
            label: t(`payments.online.states.${value}`),
          }))}
          onChange={(value) => change({ stage: value === 'all' ? undefined : value })}
        />
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
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setComparing(true)}>
          {t('payments.online.compare')}
        </Button>
        <ExportMenu
          name="payment_transactions_export"
          input={{
            provider,
            state: stage,
            student_id: search.student,
            query: q,
            from: first,
            to: last,
          }}
        />
        <p className="text-sm text-muted numbers">{spanText(first, last, t)}</p>
        {data && (
          <p role="status" className="ml-auto text-muted numbers">
            {t('payments.online.total', { count: data.total, sum: formatNumber(data.sum) })}
          </p>
        )}
        <div className="max-lg:hidden">
          <ColumnsMenu
            columns={paymentColumns.online.map((value) => ({ value, label: t(`payments.online.${value}`) }))}
            hidden={hidden}
            onHidden={(next) => onSearch({ ...search, hidden: next })}
          />
        </div>
      </div>
      {error && !data ? (
        <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TransactionsTable
          label={t('payments.online.title')}
          rows={data?.rows}
          hidden={hidden}
          empty={
            <EmptyState
              mood="thinking"
              title={t('payments.online.none')}
              text={t('payments.online.none_text')}
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
      {isComparing && <ReconcileDialog onClose={() => setComparing(false)} />}
    </div>
  )
}
