import { auditActionNames } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { SelectMenu } from '@qadam/ui/menu'
import { Skeleton } from '@qadam/ui/skeleton'
import { TextField } from '@qadam/ui/text-field'
import { LoadError } from '@qadam/web/frame/load-error'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../platform/call.ts'
import { keepRows } from '../../platform/keep-rows.ts'
import { SearchField } from '../../platform/search-field.tsx'
import { AuditRow } from './audit-row.tsx'
import type { AuditSearch } from './audit-search.ts'

export interface AuditPanelProps {
  search: AuditSearch
  /** A page is a step one can go back from; a filter is none. */
  onSearch: (search: AuditSearch, isStep?: boolean) => void
}

/** What staff changed by hand, newest first, filtered by author, action, student, days and text. */
export function AuditPanel({ search, onSearch }: AuditPanelProps): ReactNode {
  const { t } = useTranslation()
  const { q, action, staff, student, from, to, before } = search
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit_log', search],
    queryFn: ({ signal }) =>
      call(
        'audit_log',
        {
          query: q,
          action,
          staff_id: staff,
          ...(student !== undefined && { subject_kind: 'student', subject_id: student }),
          from,
          to,
          before,
        },
        { signal },
      ),
    placeholderData: (shown) => keepRows(shown),
  })
  const change = (part: AuditSearch) => onSearch({ ...search, before: undefined, ...part })
  const isFiltered = Object.values({ ...search, before: undefined }).some((value) => value !== undefined)
  const about = data?.rows.find(({ subject }) => subject.id === student)?.subject.name ?? `№ ${student}`

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField label={t('audit.search')} value={search.q} onSearch={(words) => change({ q: words })} />
        <SelectMenu
          label={t('audit.who')}
          value={staff === undefined ? 'all' : String(staff)}
          options={[
            { value: 'all', label: t('audit.everyone') },
            ...(data?.staff ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={(value) => change({ staff: value === 'all' ? undefined : Number(value) })}
        />
        <SelectMenu
          label={t('audit.kind')}
          value={action ?? 'all'}
          options={[
            { value: 'all', label: t('audit.every_kind') },
            ...auditActionNames.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
          ]}
          onChange={(value) => change({ action: value === 'all' ? undefined : value })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(`audit.${end}`)}
            type="date"
            className="max-sm:w-[calc(50%-0.375rem)]"
            value={(end === 'from' ? from : to) ?? ''}
            onChange={({ target: { value } }) => change({ [end]: value === '' ? undefined : value })}
          />
        ))}
      </div>
      {isFiltered && (
        <p className="flex flex-wrap items-center gap-3">
          {student !== undefined && (
            <span className="font-semibold">{t('audit.about', { name: about })}</span>
          )}
          <Button size="sm" variant="ghost" onClick={() => onSearch({})}>
            {t('audit.clear')}
          </Button>
        </p>
      )}
      {!data && error && <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} />}
      {data?.rows.length === 0 && (
        <EmptyState
          mood="thinking"
          title={t(isFiltered ? 'audit.none' : 'audit.empty')}
          text={t(isFiltered ? 'audit.none_text' : 'audit.empty_text')}
        />
      )}
      {data && data.rows.length > 0 && (
        <ul
          aria-label={t('audit.list')}
          className="divide-y divide-line rounded-card border border-line bg-card"
        >
          {data.rows.map((entry) => (
            <AuditRow key={entry.id} entry={entry} onStaff={(id) => change({ staff: id })} />
          ))}
        </ul>
      )}
      <nav aria-label={t('queue.pages')} className="flex flex-wrap justify-end gap-3">
        {before !== undefined && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onSearch({ ...search, before: undefined }, true)}
          >
            {t('audit.newest')}
          </Button>
        )}
        {data && data.next !== null && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => onSearch({ ...search, before: data.next ?? undefined }, true)}
          >
            {t('audit.older')}
          </Button>
        )}
      </nav>
    </div>
  )
}
