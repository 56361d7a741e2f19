import type { ReviewRow } from '@qadam/contract'
import { CardList } from '@qadam/ui/card-list'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { formatMoment, useNow } from '../../../platform/times.ts'
import { PromiseChip, StatusChip } from './status-chip.tsx'
import { TypeIcon } from './type-icon.tsx'

/** One student's submissions, newest first. */
export function SubmissionList({ rows }: { rows: readonly ReviewRow[] }): ReactNode {
  const { t } = useTranslation()
  const now = useNow()
  if (rows.length === 0) return <p className="text-muted">{t('student.no_submissions')}</p>
  return (
    <CardList>
      {rows.map((row) => (
        <li key={row.submission_id}>
          <Link
            to={paths.reviewPattern}
            params={{ submissionId: String(row.submission_id) }}
            className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-ink hover:bg-ground"
          >
            <TypeIcon type={row.question.type} />
            <span className="min-w-0 flex-1 basis-48">
              <span className="block truncate font-medium">{row.question.lesson_title}</span>
              <span className="block truncate text-caption text-muted numbers">
                {row.question.course_title} · {t('queue.version', { value: row.version })} ·{' '}
                {formatMoment(row.submittedAt)}
              </span>
            </span>
            {row.score !== null && <span className="font-semibold numbers">{row.score}</span>}
            {row.status === 'uploaded' ? (
              <PromiseChip due_at={row.due_at} now={now} />
            ) : (
              <StatusChip status={row.status} />
            )}
          </Link>
        </li>
      ))}
    </CardList>
  )
}
