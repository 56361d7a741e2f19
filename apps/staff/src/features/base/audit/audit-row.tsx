import type { AuditEntry } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { formatMoment } from '../../../platform/times.ts'
import { changesOf } from './audit-change.ts'

export interface AuditRowProps {
  entry: AuditEntry
  onStaff: (id: number) => void
}

/** One change: its author, student, values before and after, time and reason. */
export function AuditRow({ entry, onStaff }: AuditRowProps): ReactNode {
  const { t } = useTranslation()
  const { at, staff, action, reason } = entry
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="font-semibold">{t(`audit.actions.${action}`)}</span>
        <Subject subject={entry.subject} />
      </p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-compact">
        {changesOf(entry, t).map(({ field, before, after }) => (
          <div key={field} className="flex max-w-full flex-wrap items-baseline gap-x-1.5">
            <dt className="text-muted">{field}:</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5 wrap-anywhere">
              {before !== undefined && <del className="text-muted">{before}</del>}
              {before !== undefined && after !== undefined && (
                <Icon name="arrow-right" size={16} className="text-muted" />
              )}
              {after !== undefined && <ins className="font-medium no-underline">{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted wrap-anywhere">
        <button
          type="button"
          onClick={() => onStaff(staff.id)}
          className="-mx-1 inline-flex min-h-11 items-center rounded-control px-1 font-medium text-turquoise-text pointer-fine:min-h-7"
        >
          {staff.name}
        </button>
        <span className="numbers">{formatMoment(at)}</span>
        {reason !== null && <span>{t('audit.reason', { reason })}</span>}
      </p>
    </li>
  )
}

function Subject({ subject: { kind, id, name } }: { subject: AuditEntry['subject'] }): ReactNode {
  const { t } = useTranslation()
  if (kind === 'school' || id === null) return <span>{t('audit.school')}</span>
  if (name === null) return <span className="text-muted">{t('audit.gone')}</span>
  const className = 'inline-flex min-h-11 items-center text-turquoise-text wrap-anywhere pointer-fine:min-h-7'
  return kind === 'group' ? (
    <Link to={paths.groupPattern} params={{ groupId: String(id) }} className={className}>
      {name}
    </Link>
  ) : (
    <Link to={paths.studentPattern} params={{ studentId: String(id) }} className={className}>
      {name}
    </Link>
  )
}
