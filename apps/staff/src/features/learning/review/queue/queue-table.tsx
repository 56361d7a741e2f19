import type { ReviewRow } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { Icon } from '@qadam/ui/icon'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isHidden } from '../../../../platform/address.ts'
import { formatMoment, useNow } from '../../../../platform/times.ts'
import { PromiseChip, StatusChip } from '../status-chip.tsx'
import { StudentLine } from '../student-line.tsx'
import { TypeIcon } from '../type-icon.tsx'

export interface QueueTableProps {
  rows: readonly ReviewRow[] | undefined
  /** Waiting ones show the clock, decided ones what was decided. */
  isWaiting: boolean
  /** All of them have a decision, whose moment stands in place of that of handing in. */
  isDecided: boolean
  current?: string
  /** Columns that are hidden, as the address has it. */
  hidden: string | undefined
  /** Decided on this device and still on their way to the server. */
  sending: ReadonlySet<number>
  renderLink: (row: ReviewRow, props: { className: string; children: ReactNode }) => ReactNode
  empty: ReactNode
}

export function QueueTable({
  rows,
  isWaiting,
  isDecided,
  current,
  hidden,
  sending,
  renderLink,
  empty,
}: QueueTableProps): ReactNode {
  const { t } = useTranslation()
  const now = useNow()

  const state = (row: ReviewRow): ReactNode => {
    if (sending.has(row.submission_id))
      return (
        <Chip tone="lapis" icon={<Icon name="hourglass" size={15} />}>
          {t('queue.sending')}
        </Chip>
      )
    if (row.status !== 'uploaded')
      return (
        <span className="inline-flex items-center gap-2">
          <StatusChip status={row.status} />
          {row.score !== null && <span className="font-semibold numbers">{row.score}</span>}
        </span>
      )
    return <PromiseChip due_at={row.due_at} now={now} />
  }

  const standing = (row: ReviewRow): ReactNode => (
    <span className="flex flex-col items-start gap-1">
      {state(row)}
      {row.claim && (
        <span className="inline-flex items-center gap-1 text-caption leading-4 text-lapis-text">
          <Icon name="eye" size={14} />
          {row.claim.mine ? t('queue.claimed_mine') : row.claim.reviewer}
        </span>
      )}
    </span>
  )

  const columns: Column<ReviewRow>[] = [
    {
      id: 'student',
      header: t('queue.columns.student'),
      isRowHeader: true,
      width: '26%',
      cell: (row) => (
        <StudentLine
          student={row.student}
          below={
            <>
              <span className="max-md:hidden">{row.student.group?.name}</span>
              <span className="flex flex-col items-start gap-1.5 md:hidden">
                <span className="flex max-w-full items-center gap-1.5">
                  <TypeIcon type={row.question.type} size={16} />
                  <span className="truncate">{row.question.lesson_title}</span>
                </span>
                {standing(row)}
              </span>
            </>
          }
        />
      ),
    },
    {
      id: 'task',
      header: t('queue.columns.task'),
      from: 'md',
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <TypeIcon type={row.question.type} />
          <span className="min-w-0">
            <span className="line-clamp-1 font-medium">{row.question.lesson_title}</span>
            <span className="line-clamp-1 text-caption text-muted">
              {row.version > 1 && (
                <span className="font-semibold text-turquoise-text">
                  {t('queue.version', { value: row.version })} ·{' '}
                </span>
              )}
              {row.question.course_title}
            </span>
          </span>
        </span>
      ),
    },
    {
      id: 'since',
      header: t(isDecided ? 'queue.columns.reviewed' : 'queue.columns.since'),
      from: 'lg',
      width: '8rem',
      cell: (row) => (
        <span className="whitespace-nowrap text-muted numbers">
          {formatMoment((isDecided ? row.reviewed_at : null) ?? row.submittedAt)}
        </span>
      ),
    },
    {
      id: 'state',
      header: t(isWaiting ? 'queue.columns.promise' : 'queue.columns.verdict'),
      from: 'md',
      width: '12.5rem',
      cell: standing,
    },
  ]

  return (
    <DataTable
      label={t('queue.title')}
      columns={columns.filter(({ id }) => !isHidden(hidden, id))}
      rows={rows}
      rowKey={(row) => String(row.submission_id)}
      current={current}
      renderLink={renderLink}
      empty={empty}
    />
  )
}
