import type { RosterStaff, SearchOf } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import type { Column } from '@qadam/ui/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WholeListPanel } from '../../../platform/list-panel.tsx'
import { NameCell } from '../../../platform/name-cell.tsx'
import { fullName } from '../../../platform/person.ts'
import { useRowDialog } from '../../../platform/row-dialog.tsx'
import { staffQuery } from './roster-queries.ts'
import { staffList } from './roster-search.ts'
import { StaffDialog } from './staff-dialog.tsx'

export interface StaffPanelProps {
  search: SearchOf<typeof staffList>
  onSearch: (search: StaffPanelProps['search']) => void
}

/** Teachers and admins, with their groups. */
export function StaffPanel({ search, onSearch }: StaffPanelProps): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(staffQuery)
  const { data } = read
  const [isAdding, setAdding] = useState(false)
  const open = useRowDialog(data?.rows, search.open)
  const columns: Column<RosterStaff>[] = [
    {
      id: 'name',
      header: t('roster.columns.name'),
      sortable: true,
      isRowHeader: true,
      cell: (row) => <NameCell person={row} />,
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
  return (
    <>
      <WholeListPanel
        list={staffList}
        {...{ search, onSearch, columns, read }}
        all={data?.rows}
        textOf={(row) => [fullName(row), row.phone, ...row.groups.map(({ name }) => name)].join(' ')}
        keys={{ name: fullName, role: ({ role }) => t(`roster.roles.${role}`) }}
        // Whose account is closed comes last in any order.
        isLast={({ closed_at }) => closed_at !== null}
        label={t('roster.staff')}
        searchLabel={t('roster.search_staff')}
        actions={{
          main: { id: 'add', label: t('roster.add_staff'), onSelect: () => setAdding(true) },
        }}
        renderLink={open.renderLink}
        note={open.isGone && <p role="status">{t('roster.row_gone')}</p>}
        empty={null}
      />
      {(isAdding || open.row) && (
        <StaffDialog
          key={open.row?.id}
          member={open.row}
          onClose={() => (open.row ? open.close() : setAdding(false))}
        />
      )}
    </>
  )
}
