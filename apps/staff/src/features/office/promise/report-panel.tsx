import type { PromiseReport, ReviewFigures } from '@qadam/contract'
import { DataTable, type Column, type Sort } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { SelectField } from '@qadam/ui/select-field'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatNumber, formatPercent } from '@qadam/web/format'
import { QueryView } from '@qadam/web/frame/query-view'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '../../../platform/export-menu.tsx'
import { orderShown, orderSought, sortRows, type ListOrder } from '../../../platform/list-sort.ts'
import { floorPercent } from '../../../platform/floor-percent.ts'
import { formatStretch, schoolToday } from '../../../platform/times.ts'
import { monthOptions } from './month-options.ts'
import { reportQuery } from './promise-queries.ts'

interface Line extends ReviewFigures {
  id: number
  name: string
}

interface OrderProps {
  order: ListOrder
  onOrder: (order: ListOrder) => void
}

/** How many due times were met in a month: in all, by reviewer and by group. */
export function ReportPanel({
  month = schoolToday().slice(0, 7),
  order,
  onMonth,
  onOrder,
}: OrderProps & {
  month: string | undefined
  onMonth: (month: string) => void
}): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(reportQuery(month))
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('promise.month')}
          value={month}
          options={monthOptions(schoolToday().slice(0, 7), month, t('shell.months', { returnObjects: true }))}
          onChange={onMonth}
        />
        {read.data?.total && <ExportMenu name="promise_report_export" input={{ month }} />}
      </div>
      <QueryView query={read} skeleton={<Skeleton height={320} />}>
        {(report) =>
          report.total ? (
            <Tables report={report} total={report.total} {...{ order, onOrder }} />
          ) : (
            <EmptyState mood="thinking" title={t('promise.no_report')} text={t('promise.no_report_text')} />
          )
        }
      </QueryView>
    </div>
  )
}

/** Both tables are in the same order, so that one address tells it. */
function Tables({
  report,
  total,
  order,
  onOrder,
}: OrderProps & { report: PromiseReport; total: ReviewFigures }): ReactNode {
  const { t } = useTranslation()
  const sort = orderShown(order, 'name')
  const onSort = (next: Sort): void => onOrder(orderSought(next, 'name'))
  const sorted = (lines: readonly Line[]): readonly Line[] =>
    sortRows(lines, sort, {
      decided: ({ decided }) => decided,
      share: ({ in_time, decided }) => in_time / decided,
      median: ({ median_min }) => median_min,
      p90: ({ p90_min }) => p90_min,
    })
  const columnsOf = (header: string): Column<Line>[] => [
    {
      id: 'name',
      header,
      sortable: true,
      width: '30%',
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    {
      id: 'decided',
      header: t('promise.columns.decided'),
      width: '18%',
      sortable: true,
      align: 'end',
      cell: ({ decided }) => <span className="numbers">{formatNumber(decided)}</span>,
    },
    {
      id: 'share',
      header: t('promise.columns.share'),
      width: '14%',
      sortable: true,
      align: 'end',
      cell: (line) => <Share figures={line} />,
    },
    {
      id: 'median',
      header: t('promise.columns.median'),
      width: '16%',
      sortable: true,
      align: 'end',
      from: 'sm',
      cell: ({ median_min }) => formatStretch(median_min * 60, t),
    },
    {
      id: 'p90',
      header: t('promise.columns.p90'),
      sortable: true,
      align: 'end',
      from: 'sm',
      cell: ({ p90_min }) => formatStretch(p90_min * 60, t),
    },
  ]
  const figures = [
    [t('promise.columns.decided'), formatNumber(total.decided)],
    [t('promise.columns.share'), formatPercent(floorPercent(total.in_time, total.decided) ?? 0)],
    [t('promise.columns.median'), formatStretch(total.median_min * 60, t)],
    [t('promise.columns.p90'), formatStretch(total.p90_min * 60, t)],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {figures.map(([name, value]) => (
          <div
            key={name}
            className="flex flex-col-reverse justify-end rounded-card border border-line bg-card px-4 py-3"
          >
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="font-display text-base leading-7 font-semibold numbers sm:text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        label={t('promise.by_reviewer')}
        columns={columnsOf(t('promise.columns.reviewer'))}
        rows={sorted(report.reviewers.map(({ reviewer, ...line }) => ({ ...line, ...reviewer })))}
        {...{ sort, onSort }}
        rowKey={({ id }) => String(id)}
        empty={null}
      />
      <DataTable
        label={t('promise.by_group')}
        columns={columnsOf(t('promise.columns.group'))}
        rows={sorted(
          report.groups.map(({ group, ...line }) => ({
            ...line,
            id: group?.id ?? 0,
            name: group?.name ?? t('promise.no_group'),
          })),
        )}
        {...{ sort, onSort }}
        rowKey={({ id }) => String(id)}
        empty={null}
      />
    </>
  )
}

/** Nine of ten in time is what a school should reach. */
function Share({ figures: { decided, in_time } }: { figures: ReviewFigures }): ReactNode {
  const share = floorPercent(in_time, decided) ?? 0
  const tone =
    share >= 90 ? 'text-pistachio-text' : share >= 70 ? 'text-saffron-text' : 'text-pomegranate-text'
  return <span className={`font-semibold numbers ${tone}`}>{formatPercent(share)}</span>
}
