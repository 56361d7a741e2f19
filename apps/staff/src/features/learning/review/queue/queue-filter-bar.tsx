import { Icon } from '@qadam/ui/icon'
import { SelectMenu } from '@qadam/ui/menu'
import { SearchMenu } from '@qadam/ui/search-menu'
import { ToggleChip } from '@qadam/ui/toggle-chip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FilterBar } from '../../../../platform/filter-bar.tsx'
import { isFound } from '../../../../platform/list-page.ts'
import { SearchField } from '../../../../platform/search-field.tsx'
import { typeIcons } from '../type-icon.tsx'
import {
  countFilters,
  isFiltered,
  practiceTypes,
  queueStatuses,
  withoutFilters,
  type QueueFilters,
} from './queue-filters.ts'

export interface QueueFilterBarProps {
  filters: QueueFilters
  groups: readonly { id: number; name: string }[]
  courses: readonly { id: number; title: string }[]
  overdue: number | undefined
  onChange: (filters: QueueFilters) => void
}

const any = 'any'

/** What part of the queue is shown; all of it stands in the address. */
export function QueueFilterBar({
  filters,
  groups,
  courses,
  overdue,
  onChange,
}: QueueFilterBarProps): ReactNode {
  const { t } = useTranslation()
  const change = (part: Partial<QueueFilters>): void => onChange({ ...filters, page: undefined, ...part })
  const idOf = (value: string): number | undefined => (value === any ? undefined : Number(value))

  return (
    <FilterBar
      search={
        <SearchField
          label={t('queue.filter.name')}
          labelHidden
          value={filters.q}
          onSearch={(q) => change({ q })}
          className="min-w-28 flex-1 sm:max-w-64"
        />
      }
      on={countFilters(filters)}
      onClear={isFiltered(filters) ? () => onChange(withoutFilters(filters)) : undefined}
      filters={
        <>
          <SelectMenu
            label={t('queue.filter.status')}
            value={filters.status ?? 'uploaded'}
            options={queueStatuses.map((value) => ({ value, label: t(`queue.list.${value}`) }))}
            onChange={(value) =>
              change({ status: value === 'uploaded' ? undefined : value, overdue: undefined })
            }
          />
          {groups.length > 1 && (
            <SearchMenu
              label={t('queue.filter.group')}
              searchLabel={t('groups.search_name')}
              nothingFound={t('groups.not_found')}
              isFound={isFound}
              value={String(filters.group ?? any)}
              options={[
                { value: any, label: t('queue.any.group') },
                ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={(value) => change({ group: idOf(value) })}
            />
          )}
          <SelectMenu
            label={t('queue.filter.course')}
            value={String(filters.course ?? any)}
            options={[
              { value: any, label: t('queue.any.course') },
              ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            onChange={(value) => change({ course: idOf(value) })}
          />
          <SelectMenu
            label={t('queue.filter.type')}
            value={filters.type ?? any}
            options={[
              { value: any, label: t('queue.any.type') },
              ...practiceTypes.map((value) => ({
                value,
                label: t(`queue.types.${value}`),
                icon: <Icon name={typeIcons[value]} size={18} className="text-muted" />,
              })),
            ]}
            onChange={(value) => change({ type: practiceTypes.find((known) => known === value) })}
          />
          {filters.status === undefined && (
            <ToggleChip
              tone="pomegranate"
              icon="warning"
              isOn={filters.overdue === true}
              onChange={(isOn) => change({ overdue: isOn || undefined })}
              count={overdue}
            >
              {t('queue.overdue')}
            </ToggleChip>
          )}
        </>
      }
    />
  )
}
