import { Avatar } from '@qadam/ui/avatar'
import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { LoadError } from '@qadam/web/frame/load-error'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../platform/paths.ts'
import { avatarOf, fullName } from '../../platform/person.ts'
import { recentQuery } from './exam-queries.ts'
import { SittingHead } from './sitting-head.tsx'

export interface SittingsPanelProps {
  before: number | undefined
  onBefore: (before: number | undefined) => void
}

/** Who sat the exam, the newest first; each leads to the student's page, where the answers are. */
export function SittingsPanel({ before, onBefore }: SittingsPanelProps): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(recentQuery(before))
  if (!data)
    return error ? (
      <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={320} />
    )
  const { rows, next } = data
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState mood="thinking" title={t('exam.no_sittings')} text={t('exam.no_sittings_text')} />
      ) : (
        <ul
          aria-label={t('exam.sittings')}
          className="divide-y divide-line rounded-card border border-line bg-card"
        >
          {rows.map(({ student, ...sitting }) => (
            <li key={sitting.id}>
              <Link
                to={paths.studentPattern}
                params={{ studentId: String(student.id) }}
                className="flex flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-tile"
              >
                <span className="flex min-w-0 flex-1 basis-52 items-center gap-3">
                  <Avatar {...avatarOf(student)} name="" size={40} />
                  <span className="min-w-0">
                    <span className="block font-semibold wrap-anywhere">{fullName(student)}</span>
                    {student.group && (
                      <span className="block text-sm text-muted wrap-anywhere">{student.group.name}</span>
                    )}
                  </span>
                </span>
                <span className="flex flex-2 basis-80 flex-wrap items-center gap-x-3 gap-y-1">
                  <SittingHead sitting={sitting} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={t('queue.pages')} className="flex flex-wrap justify-end gap-3">
        {before !== undefined && (
          <Button size="sm" variant="secondary" onClick={() => onBefore(undefined)}>
            {t('exam.newest')}
          </Button>
        )}
        {next !== null && (
          <Button size="sm" variant="secondary" onClick={() => onBefore(next)}>
            {t('exam.older')}
          </Button>
        )}
      </nav>
    </>
  )
}
