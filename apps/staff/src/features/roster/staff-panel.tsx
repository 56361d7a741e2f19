import type { RosterStaff } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Chip } from '@qadam/ui/chip'
import { DataTable, type Column } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { LoadError } from '@qadam/web/frame/load-error'
import { formatPhone } from '@qadam/web/phone-format'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '../../platform/search-field.tsx'
import { findPage, rowsPerPage, type ListSearch } from '../../platform/list-page.ts'
import { orderShown, orderSought, sortRows } from '../../platform/list-sort.ts'
import { Pages } from '../../platform/pages.tsx'
import { fullName } from '../../platform/person.ts'
import { staffQuery } from './roster-queries.ts'
import { StaffDialog } from './staff-dialog.tsx'

export interface StaffPanelProps {
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Teachers and admins, with their groups. */
export function StaffPanel({ search, onSearch }: StaffPanelProps): ReactNode {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(staffQuery)
  const [open, setOpen] = useState<'add' | number>()
  const columns: Column<RosterStaff>[] = [
    {
      id: 'name',
      header: t('roster.columns.name'),
      sortable: true,
      isRowHeader: true,
      cell: (row) => (
        <span className="flex flex-col">
          <span className="wrap-anywhere">{fullName(row)}</span>
          <span className="text-[13px] font-normal whitespace-nowrap text-muted numbers">
            {formatPhone(row.phone)}
          </span>
        </span>
      ),
    },
    {
      id: 'role',
      header: t('roster.role'),
      sortable: true,
      cell: ({ role, closed_at }) => (
        <span className="flex flex-wrap gap-2">
          {t(`roster.roles.${role}`)}
          {closed_at !== null && <Chip tone="neutral">{t('roster.state.closed')}</Chip>}
        </span>
      ),
    },
    {
      id: 'groups',
      header: t('roster.groups'),
      from: 'sm',
      cell: ({ groups }) => groups.map(({ name }) => name).join(', ') || '—',
    },
  ]
  const sort = orderShown(search, 'name')
  // Whose account is closed comes last in any order.
  const sorted =
    data &&
    [false, true].flatMap((isClosed) =>
      sortRows(
        data.rows.filter(({ closed_at }) => (closed_at !== null) === isClosed),
        sort,
        { name: fullName, role: ({ role }) => t(`roster.roles.${role}`) },
      ),
    )
  const shown =
    sorted &&
    findPage(sorted, search, (row) =>
      [fullName(row), row.phone, ...row.groups.map(({ name }) => name)].join(' '),
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label={t('roster.search_staff')}
          value={search.q}
          onSearch={(q) => onSearch({ ...search, page: undefined, q })}
        />
        <Button size="sm" icon={<Icon name="plus" size={18} />} onClick={() => setOpen('add')}>
          {t('roster.add_staff')}
        </Button>
      </div>
      {error && !data ? (
        <LoadError error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('roster.staff')}
          columns={columns}
          rows={shown?.rows}
          rowKey={({ id }) => String(id)}
          sort={sort}
          onSort={(next) => onSearch({ ...search, ...orderSought(next, 'name') })}
          onOpen={({ id }) => setOpen(id)}
          empty={<EmptyState mood="thinking" title={t('roster.nobody')} text={t('roster.nobody_text')} />}
        />
      )}
      {shown && (
        <Pages
          page={shown.page}
          pagesize={rowsPerPage}
          total={shown.total}
          onPage={(page) => onSearch({ ...search, page })}
        />
      )}
      {open !== undefined && (
        <StaffDialog member={data?.rows.find(({ id }) => id === open)} onClose={() => setOpen(undefined)} />
      )}
    </div>
  )
}
