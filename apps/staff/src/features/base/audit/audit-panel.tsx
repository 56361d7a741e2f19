import { auditActionNames, auditList, type SearchOf } from '@qadam/contract'
import { EmptyState } from '@qadam/ui/empty-state'
import { SelectMenu } from '@qadam/ui/menu'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter, DaysFilter } from '../../../platform/list-filters.tsx'
import { ListPanel } from '../../../platform/list-panel.tsx'
import { listQuery } from '../../../platform/list-query.ts'
import { AuditRow } from './audit-row.tsx'

export type AuditSearch = SearchOf<typeof auditList>

export interface AuditPanelProps {
  search: AuditSearch
  /** A page is a step one can go back from; a filter is none. */
  onSearch: (search: AuditSearch, isStep?: true) => void
}

/** What staff changed by hand, newest first, filtered by author, action, student, days and text. */
export function AuditPanel({ search, onSearch }: AuditPanelProps): ReactNode {
  const { t } = useTranslation()
  const { action, staff, student, from, to } = search
  const more = student === undefined ? {} : { subject_kind: 'student' as const }
  // The same page as the panel's own, for the names in its filters.
  const { data } = useQuery(listQuery(auditList, search, more))
  const change = (part: AuditSearch) => onSearch({ ...search, before: undefined, ...part })
  const about = data?.rows.find(({ subject }) => subject.id === student)?.subject.name ?? `№ ${student}`
  return (
    <ListPanel
      list={auditList}
      {...{ search, onSearch, more }}
      label={t('audit.list')}
      searchLabel={t('audit.search')}
      filters={() => (
        <>
          <SelectMenu
            label={t('audit.who')}
            value={staff === undefined ? 'all' : String(staff)}
            options={[
              { value: 'all', label: t('audit.everyone') },
              ...(data?.staff ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(value) => change({ staff: value === 'all' ? undefined : Number(value) })}
          />
          <ChoiceFilter
            label={t('audit.kind')}
            all={t('audit.every_kind')}
            value={action}
            options={auditActionNames}
            textOf={(value) => t(`audit.actions.${value}`)}
            onChange={(chosen) => change({ action: chosen })}
          />
          <DaysFilter
            labels={{ from: t('audit.from'), to: t('audit.to') }}
            {...{ from, to }}
            onChange={change}
          />
        </>
      )}
      note={student !== undefined && <p className="font-semibold">{t('audit.about', { name: about })}</p>}
      item={(entry) => <AuditRow key={entry.id} entry={entry} onStaff={(id) => change({ staff: id })} />}
      empty={<EmptyState mood="thinking" title={t('audit.empty')} text={t('audit.empty_text')} />}
    />
  )
}
